import { withFacts } from '../draw-table.mjs';
import { measureSideBySide } from '../measure.mjs';
import { searchTable } from './search-table.mjs';

/** What is searched for. */
export const texts = ['cnc machining', 'welding', 'nurse', 'computer', 'management', 'weldng'];
const loads = [
  { clients: 1, requests: 40 },
  { clients: 10, requests: 100 },
];
const warmUp = { rounds: 1, clients: 10, requests: 150 };

const says = [
  '`GET /api/training` through the whole path (gateway, broker, service, engine and back), the very requests or statements of that',
  'search sent straight to the engine, and a bare Fastify route that answers the same JSON. The aim: a p95 of the whole path of at',
  'most 1.5 times the p95 of the engine itself, and 3 ms.',
].join('\n');

/**
 * Measures searches side by side in one house for each engine.
 * @param {{ engine: string, house: import('../open-house.mjs').OwnHouse }[]} subjects
 * @param {number} rounds
 * @param {[string, string][]} facts
 * @returns {Promise<string>} its part of the page
 */
export async function measureSearch(subjects, rounds, facts) {
  const benches = [];
  try {
    for (const { engine, house } of subjects) benches.push({ engine, targets: await targetsOf(engine, house) });
    for (const { targets } of benches) await measureSideBySide(targets, { texts: texts.length, ...warmUp });
    for (const { targets } of benches) targets[0].degraded = 0;
    const tables = [];
    for (const load of loads) {
      // One plan for all: both engines' targets take turns in the same rounds.
      const samples = await measureSideBySide(
        benches.flatMap(({ targets }) => targets),
        { texts: texts.length, rounds, ...load },
      );
      for (const [at, { engine, targets }] of benches.entries()) {
        const own = samples.slice(at * targets.length, (at + 1) * targets.length);
        const names = targets.map(({ name }) => name);
        tables.push(searchTable({ engine, clients: load.clients, targets: names, samples: own }, texts));
        console.log(`\n${tables.at(-1)}`);
      }
    }
    const standIns = benches.reduce((sum, { targets }) => sum + (targets[0].degraded ?? 0), 0);
    const asked = loads.map(({ clients, requests }) => `${requests} requests by ${clients}`).join(' and ');
    return `${says}\n\n${withFacts(
      [
        ...facts,
        ['Answers that PostgreSQL gave in place of Elasticsearch', String(standIns)],
        ['Rounds', `${rounds}; in each, for each search and target, ${asked}`],
      ],
      tables,
    )}`;
  } finally {
    for (const { targets } of benches) for (const target of targets) await target.close();
  }
}

/**
 * @param {string} engine
 * @param {import('../open-house.mjs').OwnHouse} house
 * @returns {Promise<import('./targets.mjs').Target[]>} the whole path, the engine itself, a bare route
 */
async function targetsOf(engine, { address, urls, catalogueUrl }) {
  // They bring the built parts of the product along, which are built by now.
  const { bareRoute, elasticsearchItself, postgresItself, wholePath } = await import('./targets.mjs');
  const itself =
    engine === 'Elasticsearch'
      ? await elasticsearchItself(urls.ELASTICSEARCH_URL, texts)
      : await postgresItself(catalogueUrl, texts);
  const path = await wholePath(address, texts);
  if (String(path.totals) !== String(itself.totals))
    throw new Error(`${itself.name} finds ${itself.totals}, the whole path ${path.totals}`);
  return [path, itself, await bareRoute(address, texts)];
}
