import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Refusal } from '../house/running-house.js';
import { mapping, ownMapping } from './mapping.schema.js';
import type { Mapping } from './mapping.schema.js';

const shipped = (name: string): string =>
  fileURLToPath(new URL(`../../../src/operator/mappings/${name}.json`, import.meta.url));

/**
 * Reads a mapping file, or one that is shipped by its bare name (`nj-training-programs`); without either a file in our own
 * format is expected.
 * @throws Refusal that says what is wrong with it
 */
export function loadMapping(file: string | undefined, resolvePath: (path: string) => string): Mapping {
  if (file === undefined) return ownMapping();
  const path = /^[a-z0-9-]+$/.test(file) && existsSync(shipped(file)) ? shipped(file) : resolvePath(file);
  if (!existsSync(path)) throw new Refusal(`There is no mapping file ${path}.`);
  try {
    const parsed = mapping.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (parsed.success) return parsed.data;
    throw new Refusal(`The mapping file ${path} is wrong:\n${z.prettifyError(parsed.error)}`);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`The mapping file ${path} is no JSON: ${error.message}`);
    throw error;
  }
}
