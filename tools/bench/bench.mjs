import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { whatElasticsearchMisses } from '@guildhall/infra/engines/elasticsearch';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { measureAccounts } from './accounts/measure-accounts.mjs';
import { machine, versions } from './machine.mjs';
import { openHouse } from './open-house.mjs';
import { page } from './page.mjs';
import { measureSearch } from './search/measure-search.mjs';

/*
 * npm run bench [-- --only search|accounts --data <file> --rounds <number> --without-elasticsearch]: measures searches and
 * accounts side by side, shows the tables and writes docs/benchmarks.md.
 */
const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    data: { type: 'string', default: '../shared/data/nj-training-programs.jsonl' },
    mapping: { type: 'string', default: 'nj-training-programs' },
    rounds: { type: 'string', default: '6' },
    'without-elasticsearch': { type: 'boolean', default: false },
  },
});
if (given.only !== undefined && !['search', 'accounts'].includes(given.only)) {
  console.error('--only is search or accounts.');
  process.exit(1);
}
const programmes = { data: resolve(projectRoot, given.data), mapping: given.mapping };
if (!existsSync(programmes.data)) {
  console.error(`There is no file ${programmes.data}: name the programmes to search in by --data <file>.`);
  process.exit(1);
}
/** @type {import('./open-house.mjs').OwnHouse[]} */
const houses = [];
const closeHouses = () => Promise.all(houses.splice(0).map((house) => house.stop()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void closeHouses().then(() => process.exit(1)));

const file = join(projectRoot, 'docs/benchmarks.md');
try {
  if (given.only !== 'accounts') write({ Search: await search() });
  if (given.only !== 'search') write({ Accounts: await accounts() });
} finally {
  await closeHouses();
}

/** @param {Parameters<typeof page>[1]} measured */
function write(measured) {
  writeFileSync(file, page(existsSync(file) ? readFileSync(file, 'utf8') : '', measured));
  console.log(`Written: docs/benchmarks.md, ${Object.keys(measured).join()}`);
}

async function search() {
  const facts = machine();
  const missing = given['without-elasticsearch'] ? 'not asked for' : await whatElasticsearchMisses();
  if (missing) console.log(`Elasticsearch is left out: ${missing}`);
  /** @type {('Elasticsearch' | 'PostgreSQL')[]} */
  const engines = missing ? ['PostgreSQL'] : ['Elasticsearch', 'PostgreSQL'];
  const subjects = [];
  for (const engine of engines) subjects.push({ engine, house: await openHouse(engine, programmes, houses) });
  facts.push(...(await ofHouse(subjects[0].house)));
  if (missing) facts.push(['Left out', `Elasticsearch: ${missing}`]);
  const part = await measureSearch(subjects, Number(given.rounds), facts);
  await closeHouses();
  return part;
}

async function accounts() {
  const facts = machine();
  const house = await openHouse('PostgreSQL', programmes, houses);
  facts.push(...(await ofHouse(house)));
  return measureAccounts(house, Number(given.rounds), facts);
}

/** @param {import('./open-house.mjs').OwnHouse} house @returns {Promise<[string, string][]>} facts */
async function ofHouse({ urls }) {
  return [
    ['Versions', await versions(urls)],
    ['Programmes', `${given.data.split('/').at(-1)} and the sample catalog`],
  ];
}
