import { z } from 'zod';
import { id } from './text.js';

/** Asks for rows older than this id; without it, for the newest. */
export const olderThan = z.strictObject({ before: id().optional() });

/** Rows, newest first, with what to send as `before` for the next ones; null at the end. */
export const olderPageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ results: z.array(row), next: id().nullable() });

/** Rows in one answer when somebody's data is gathered. */
export const exportPageSize = 200;
