import { parseArgs } from 'node:util';
import { sourceTypes } from '@guildhall/contracts/training';
import type { SourceType } from '@guildhall/contracts/training';
import { Refusal } from '../house/running-house.js';

export interface ImportArguments {
  file: string;
  source: string;
  mapping?: string | undefined;
  sourceType?: SourceType | undefined;
}

export const usage =
  'npm run import -- <file.jsonl or .csv> --source "<name>" [--mapping <file>] [--type partner|manual|scraped]';

/** Reads what follows `npm run import --`. @throws Refusal that shows how it is used */
export function readArguments(args: string[]): ImportArguments {
  const read = () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { source: { type: 'string' }, mapping: { type: 'string' }, type: { type: 'string' } },
    });
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read();
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  const { positionals, values } = parsed;
  const [file] = positionals;
  if (!file || positionals.length > 1 || !values.source?.trim())
    throw new Refusal(`One file and --source are needed:\n${usage}`);
  const sourceType = sourceTypes.find((type) => type === values.type);
  if (values.type !== undefined && !sourceType) throw new Refusal(`--type must be one of ${sourceTypes.join(', ')}.`);
  return { file, source: values.source, mapping: values.mapping, sourceType };
}
