/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { leaveOutJsonSchema } from './leave-out.js';

type Method = (...given: unknown[]) => unknown;

/** What zod's module of JSON schemas is in the browser's files. */
function leftOf(file: string): Promise<Record<string, Method>> {
  const zod = createRequire(import.meta.url).resolve('zod');
  const { transform } = leaveOutJsonSchema();
  const { handler } = transform as unknown as { handler: (code: string) => string };
  const code = handler(readFileSync(zod.replace(/index\.c?js$/, `v4/core/${file}`), 'utf8'));
  return import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Record<string, Method>>;
}

describe('zod without its JSON schemas', () => {
  it.each(['createStandardJSONSchemaMethod', 'createToJSONSchemaMethod'])(
    'still gives every schema the methods that are made with it, which fail when they are called: %s',
    async (maker) => {
      const made = (await leftOf('to-json-schema.js'))[maker]!({}, 'input') as Method;
      expect(made).toThrow('Schemas are described on the server alone');
    },
  );

  it('describes nothing', async () => {
    expect((await leftOf('to-json-schema.js')).finalize).toThrow('Schemas are described on the server alone');
  });
});
