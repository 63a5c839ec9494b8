import { LessThan } from 'typeorm';
import type { FindOptionsOrder, FindOptionsWhere, Repository } from 'typeorm';

/**
 * The rows of one page of a list by cursor, newest first: ids sort by the time they were made.
 * @param before id of the last row that is known; only older ones are wanted
 */
export async function findNewest<Row extends { id: string }>(
  rows: Repository<Row>,
  where: FindOptionsWhere<Row>,
  limit: number,
  before?: string,
): Promise<Row[]> {
  const older = (before ? { id: LessThan(before) } : {}) as FindOptionsWhere<Row>;
  const order = { id: 'DESC' } as FindOptionsOrder<Row>;
  return rows.find({ where: { ...where, ...older }, order, take: limit });
}
