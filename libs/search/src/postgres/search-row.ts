import { plainJson } from '../document/plain-json.js';
import { sortKeys } from '../document/sort-keys.js';
import { statedValues } from '../document/stated-values.js';
import { textsOf } from '../document/texts.js';
import type { SearchDocument } from '../port.js';
import type { SearchIndex, TextKind } from '../search-index.js';
import { stem } from '../text/stem.js';
import { words } from '../text/tokens.js';
import { weightClasses } from './weight-classes.js';

/** What stands in the engine's columns for one document. */
export interface SearchRow {
  id: string;
  version: number;
  /** As PostgreSQL reads a tsvector. Exact words are written with a leading "=", stems without. */
  vector: string;
  /** JSON text of { values, numbers, sorts }. */
  document: string;
  source: string;
  /** Words whose spelling may serve as a correction. */
  words: Set<string>;
}

/** Places between two texts, so that no phrase runs from one into the next. */
const GAP = 16;
const MOST_WORDS_OF_A_TEXT = 8_000;

/** Pure: the columns of a document. */
export function searchRow(index: SearchIndex, document: SearchDocument): SearchRow {
  const places = new Map<string, string[]>();
  const known = new Set<string>();
  const classes = weightClasses(index);
  let place = 1;
  for (const [field, { kind }] of Object.entries(index.fields)) {
    for (const text of textsOf(document, field)) {
      for (const word of words(text).slice(0, MOST_WORDS_OF_A_TEXT)) {
        for (const lexeme of lexemes(word, kind)) add(places, lexeme, `${place}${classes.classOf(field)}`);
        if (/^\p{L}{3,}$/u.test(word)) known.add(word);
        place += 1;
      }
      place += GAP;
    }
  }
  const vector = [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ');
  return {
    id: document.id,
    version: document.version,
    vector,
    document: facts(index, document),
    source: plainJson(document.source),
    words: known,
  };
}

function lexemes(word: string, kind: TextKind): string[] {
  return kind === 'prose' || kind === 'title' ? [`=${word}`, stem(word)] : [`=${word}`];
}

function add(places: Map<string, string[]>, lexeme: string, place: string): void {
  const known = places.get(lexeme);
  if (known) known.push(place);
  else places.set(lexeme, [place]);
}

/** Values are written "filter=value"; "filter=" says that nothing is stated. */
function facts(index: SearchIndex, document: SearchDocument): string {
  const { values, numbers } = statedValues(index, document);
  const written = Object.entries(values).flatMap(([filter, list]) =>
    list.length > 0 || filter in numbers ? list.map((value) => `${filter}=${value}`) : [`${filter}=`],
  );
  return plainJson({ values: written, numbers, sorts: sortKeys(index, document) });
}
