import { ApiError } from '../../../lib/api-error.js';
import { sheetWords } from './words.js';

/** How the page of an opportunity that is not there is called, and why; null where something else is the matter. */
export function missingWords(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 410) return sheetWords.gone;
  return status === 404 ? sheetWords.unknown : null;
}
