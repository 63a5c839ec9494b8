import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Checkout } from './checkout.mjs';
import { generateReaction } from './reaction.mjs';
import { generateUseCase } from './use-case.mjs';

const usage = `npm run generate -- use-case <service>/<room>/<verb-noun> [options]
npm run generate -- reaction <service>/<room>/<owner.event_name> [--says "..."]

Options of a use case:
  --kind read|write               a read may be tried twice (default: as the method says, else read)
  --http "POST /api/v1/bookings"  its address at the gateway; :name makes a parameter
  --access public|member|admin    who may (default member)
  --subject <service>.<noun>.<verb>  its name on the bus, where the one made from the file's is not good
  --says "..."                    one sentence: what it does`;

// npm run generate: a new slice that looks like its siblings. Run from the root of the checkout.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      http: { type: 'string' },
      access: { type: 'string' },
      subject: { type: 'string' },
      says: { type: 'string' },
      'without-docs': { type: 'boolean' },
    },
  });
  const [what, place] = positionals;
  const generators = { 'use-case': generateUseCase, reaction: generateReaction };
  const generator = generators[/** @type {keyof typeof generators} */ (what)];
  if (!generator || !place) throw new Error(usage);
  const checkout = new Checkout(process.cwd());
  generator(checkout, place, values);
  for (const path of await checkout.write()) console.log(path);
  // The page of events and questions follows the contracts.
  if (!values['without-docs']) {
    const docs = spawnSync('npm', ['run', '--silent', 'docs'], { stdio: 'inherit' });
    process.exitCode = docs.status ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
