import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testEngines } from '@guildhall/testing/engines';
import pg from 'pg';
import { stem } from './stem.js';
import { words } from './tokens.js';

/** This project's own texts; the real programmes too, where they lie beside the checkout. */
const files = ['README.md', 'CONTRIBUTING.md', 'package.json', '../shared/data/nj-training-programs.jsonl'];

test('stems are those of the English stemmer of PostgreSQL, for every word of real texts', async () => {
  const texts = files
    .map((file) => join(process.cwd(), file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const all = [...new Set(words(texts.join('\n')))].filter((word) => /^[a-z]{3,}$/.test(word));
  expect(all.length).toBeGreaterThan(100);
  const client = new pg.Client({ connectionString: testEngines().urls.DATABASE_URL });
  await client.connect();
  const { rows } = await client
    .query<{ word: string; stems: string[] }>(
      `SELECT word, ts_lexize('english_stem', word) AS stems FROM unnest($1::text[]) AS word`,
      [all],
    )
    .finally(() => client.end());
  // PostgreSQL answers nothing for its stop words.
  const others = rows.filter(({ word, stems }) => stems.length > 0 && stems[0] !== stem(word));
  expect(others.map(({ word, stems }) => [word, stem(word), stems[0]])).toEqual([]);
});
