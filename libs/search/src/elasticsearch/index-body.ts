import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import type { SearchIndex, TextField } from '../search-index.js';

/** Settings and mappings of an index. */
export interface IndexBody {
  settings: estypes.IndicesIndexSettings;
  mappings: estypes.MappingTypeMapping;
}

/**
 * Pure: how Elasticsearch holds the documents of a definition. Texts come folded into plain words, so that both engines
 * cut them alike; `.stems` are the word stems. Nothing is mapped by itself.
 */
export function indexBody(index: SearchIndex): IndexBody {
  return {
    settings: {
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      // Set by hand, it is kept up also when nobody searches.
      refresh_interval: '1s',
      // Removed documents stay as tombstones of ours; Elasticsearch's own would stand in the way of a repair.
      gc_deletes: '0s',
      analysis: {
        filter: { word_stems: { type: 'stemmer', language: 'porter2' } },
        analyzer: {
          words: { type: 'custom', tokenizer: 'standard', filter: ['lowercase'] },
          stems: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'word_stems'] },
        },
      },
    },
    mappings: { dynamic: 'strict', _meta: { definition: definitionHash(index) }, properties: properties(index) },
  };
}

/** Changes when documents must be indexed anew to be found by the definition. */
export function definitionHash({ fields, filters, sorts }: SearchIndex): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, fields, filters, sorts]))
    .digest('hex')
    .slice(0, 16);
}

/** Raised by hand when the shape of the documents changes. */
const LAYOUT = 1;

type Property = estypes.MappingProperty;

function properties(index: SearchIndex): Record<string, Property> {
  const each = <Value>(
    from: Readonly<Record<string, Value>>,
    to: (value: Value) => Property,
  ): Record<string, Property> => Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
  const numeric = Object.entries(index.filters).filter(([, { kind }]) => kind === 'number' || kind === 'range');
  const sorts = Object.values(index.sorts).map(({ by, kind }) => [by, kind] as const);
  return {
    id: { type: 'keyword' },
    version: { type: 'long' },
    removed: { type: 'boolean' },
    digest: { type: 'keyword', index: false, doc_values: false },
    text: { properties: each(index.fields, textProperty) },
    spelling: { type: 'text', analyzer: 'words', index_options: 'docs', norms: false, fields: { stems: stemsOnly } },
    stated: { properties: each(index.filters, () => ({ type: 'keyword' })) },
    numbers: {
      properties: each(Object.fromEntries(numeric), () => ({
        properties: { min: { type: 'double' }, max: { type: 'double' } },
      })),
    },
    sorts: {
      properties: each(Object.fromEntries(sorts), (kind) =>
        kind === 'number' ? { type: 'double' } : { type: 'keyword', index: false },
      ),
    },
    source: { type: 'object', enabled: false },
  };
}

const stemsOnly: Property = { type: 'text', analyzer: 'stems', index_options: 'docs', norms: false };

function textProperty({ kind }: TextField): Property {
  const words = { type: 'text', analyzer: 'words', copy_to: 'spelling' } as const;
  return kind === 'prose' || kind === 'title'
    ? { ...words, fields: { stems: { type: 'text', analyzer: 'stems' } } }
    : words;
}
