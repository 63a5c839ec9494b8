import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { whatElasticsearchMisses } from '@guildhall/infra/engines/elasticsearch';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { startHouse } from '../houses/own-house.mjs';
import { machine, versions } from './machine.mjs';
import { measureSideBySide } from './measure.mjs';
import { page, table } from './report.mjs';

/*
 * npm run bench [-- --data <file> --rounds <number> --without-elasticsearch]: measures searches side by side, shows the
 * tables and writes docs/benchmarks.md.
 */
const texts = ['cnc machining', 'welding', 'nurse', 'computer', 'management', 'weldng'];
const loads = [
  { clients: 1, requests: 40 },
  { clients: 10, requests: 100 },
];
const warmUp = { rounds: 1, clients: 10, requests: 150 };

const { values: given } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data/nj-training-programs.jsonl' },
    mapping: { type: 'string', default: 'nj-training-programs' },
    rounds: { type: 'string', default: '6' },
    'without-elasticsearch': { type: 'boolean', default: false },
  },
});
const data = resolve(projectRoot, given.data);
if (!existsSync(data)) {
  console.error(`There is no file ${data}: name the programmes to search in by --data <file>.`);
  process.exit(1);
}
const facts = machine();
const missing = given['without-elasticsearch'] ? 'not asked for' : await whatElasticsearchMisses();
if (missing) console.log(`Elasticsearch is left out: ${missing}`);

const engines = [...(missing ? [] : ['Elasticsearch']), 'PostgreSQL'];
/** @type {import('../houses/own-house.mjs').OwnHouse[]} */
const houses = [];
const closeHouses = () => Promise.all(houses.splice(0).map((house) => house.stop()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void closeHouses().then(() => process.exit(1)));
try {
  for (const engine of engines) await openHouse(engine);
  const tables = await measureHouses();
  facts.push(
    ['Versions', await versions(houses[0].urls)],
    ['Programmes', `${given.data.split('/').at(-1)} and the sample catalogue`],
    [
      'Rounds',
      `${given.rounds}; in each, for each search and target, ${loads.map(({ clients, requests }) => `${requests} requests by ${clients}`).join(' and ')}`,
    ],
    ...(missing ? [/** @type {[string, string]} */ (['Left out', `Elasticsearch: ${missing}`])] : []),
  );
  writeFileSync(join(projectRoot, 'docs/benchmarks.md'), page({ facts, tables }));
  console.log('Written: docs/benchmarks.md');
} finally {
  await closeHouses();
}

/** @param {string} engine */
async function openHouse(engine) {
  console.log(`Starting a house that searches in ${engine}`);
  const house = await startHouse(engine === 'Elasticsearch' ? ['--elasticsearch'] : []);
  houses.push(house);
  const report = await house.operate('import', [data, '--source', 'Benchmark programmes', '--mapping', given.mapping]);
  console.log(report.trim().split('\n').at(-1));
  await untilWhole(house);
}

/** Waits until every search copy is the same as the table. @param {import('../houses/own-house.mjs').OwnHouse} house */
async function untilWhole(house) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await house.operate('search-compare', []);
      // A replica looks at the copy every few seconds, and only then trusts it.
      await pause(6000);
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await pause(1000);
    }
  }
}

/** @returns {Promise<string[]>} tables */
async function measureHouses() {
  // They bring the built parts of the product along, which are built by now.
  const { bareRoute, elasticsearchItself, postgresItself, wholePath } = await import('./targets.mjs');
  const benches = [];
  for (const [at, engine] of engines.entries()) {
    const { address, urls, catalogueUrl } = houses[at];
    const itself =
      engine === 'Elasticsearch'
        ? await elasticsearchItself(urls.ELASTICSEARCH_URL, texts)
        : await postgresItself(catalogueUrl, texts);
    const targets = [await wholePath(address, texts), itself, await bareRoute(address, texts)];
    if (String(targets[0].totals) !== String(itself.totals))
      throw new Error(`${itself.name} finds ${itself.totals}, the whole path ${targets[0].totals}`);
    benches.push({ engine, targets });
  }
  const plan = { texts: texts.length, rounds: Number(given.rounds) };
  const tables = [];
  try {
    for (const { targets } of benches) await measureSideBySide(targets, { texts: texts.length, ...warmUp });
    for (const { targets } of benches) targets[0].degraded = 0;
    for (const load of loads) {
      // One plan for all: both engines' targets take turns in the same rounds.
      const samples = await measureSideBySide(
        benches.flatMap(({ targets }) => targets),
        { ...plan, ...load },
      );
      for (const [at, { engine, targets }] of benches.entries()) {
        const own = samples.slice(at * targets.length, (at + 1) * targets.length);
        tables.push(
          table({ engine, clients: load.clients, targets: targets.map(({ name }) => name), samples: own }, texts),
        );
        console.log(`\n${tables.at(-1)}`);
      }
    }
    const standIns = benches.reduce((sum, { targets }) => sum + (targets[0].degraded ?? 0), 0);
    facts.push(['Answers that PostgreSQL gave in place of Elasticsearch', String(standIns)]);
  } finally {
    for (const { targets } of benches) for (const target of targets) await target.close();
  }
  return tables;
}
