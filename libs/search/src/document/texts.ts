import type { SearchDocument } from '../port.js';

/** The texts of one field; a list is several texts, and a phrase never runs from one into the next. */
export function textsOf(document: SearchDocument, field: string): readonly string[] {
  const text = document.text[field];
  if (text === null || text === undefined) return [];
  return typeof text === 'string' ? [text] : text;
}
