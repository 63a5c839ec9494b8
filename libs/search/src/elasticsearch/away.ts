import { errors } from '@elastic/elasticsearch';
import { SearchAway } from '../errors.js';

const AWAY_STATUS = new Set([404, 408, 429, 502, 503, 504]);

/** Throws SearchAway where Elasticsearch could not be asked (or holds no index yet), and any other error as it is. */
export function asSearchAway(error: unknown): never {
  if (isAway(error)) throw new SearchAway(`Elasticsearch does not answer: ${reason(error)}`, { cause: error });
  throw error;
}

/** Whether the error says "not now" rather than "not like this". */
export function isAway(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return AWAY_STATUS.has(error.statusCode ?? 0);
  return error instanceof errors.ElasticsearchClientError;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : String(error);
}
