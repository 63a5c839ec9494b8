import { createHash } from 'node:crypto';
import { plainJson } from '../document/plain-json.js';
import { sortKeys } from '../document/sort-keys.js';
import { statedValues } from '../document/stated-values.js';
import { textsOf } from '../document/texts.js';
import type { SearchDocument } from '../port.js';
import type { SearchIndex } from '../search-index.js';
import { words } from '../text/tokens.js';

/** A document as Elasticsearch holds it. */
export interface SearchBody {
  id: string;
  version: number;
  removed: boolean;
  /** Tells whether the rest is as it was written. */
  digest: string;
  text?: Record<string, string[]>;
  stated?: Record<string, string[]>;
  numbers?: Record<string, { min: number; max: number }>;
  sorts?: Record<string, string | number>;
  source?: unknown;
}

/** Longer values cannot be held as a keyword. */
const LONGEST_VALUE = 1_000;

/** Pure: the body of a document. */
export function searchBody(index: SearchIndex, document: SearchDocument): SearchBody {
  const { values, numbers } = statedValues(index, document);
  const stated = Object.entries(values).flatMap(([name, list]) =>
    list.length > 0 ? [[name, list.map(cut)] as const] : [],
  );
  const texts = Object.keys(index.fields).flatMap((field) => {
    const folded = textsOf(document, field)
      .map((text) => words(text).join(' '))
      .filter((text) => text !== '');
    return folded.length > 0 ? [[field, folded] as const] : [];
  });
  return sealed({
    id: document.id,
    version: document.version,
    removed: false,
    text: Object.fromEntries(texts),
    stated: Object.fromEntries(stated),
    numbers: Object.fromEntries(Object.entries(numbers).map(([name, [min, max]]) => [name, { min, max }])),
    sorts: sortKeys(index, document),
    source: JSON.parse(plainJson(document.source)) as unknown,
  });
}

/** Pure: what stands in the place of a removed document, so that an older write does not bring it back. */
export function tombstone(id: string, version: number): SearchBody {
  return sealed({ id, version, removed: true });
}

/** Whether a body is as it was written. */
export function isIntact({ digest, ...rest }: SearchBody): boolean {
  return digest === digestOf(rest);
}

function sealed(body: Omit<SearchBody, 'digest'>): SearchBody {
  return { ...body, digest: digestOf(body) };
}

/** The keys come back in the order they were written in. */
function digestOf(body: Omit<SearchBody, 'digest'>): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32);
}

/** As keywords are asked for; see choice-clauses. */
export function cut(value: string): string {
  return value.replaceAll('\u0000', '').toWellFormed().slice(0, LONGEST_VALUE);
}
