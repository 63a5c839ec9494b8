import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { whatElasticsearchMisses } from '@guildhall/infra/engines/elasticsearch';
import { projectRoot } from '@guildhall/infra/engines/project-root';
import { startHouse } from '@guildhall/testing/engines';
import type { TestHouse } from '@guildhall/testing/engines';
import { deleteData } from '../support/damage.js';
import { eventually } from '../support/eventually.js';
import { Visitor } from '../support/visitor.js';

interface Found {
  total: number;
  degraded: boolean;
  results: { title: string }[];
}

const realProgrammes = join(projectRoot, '../shared/data/nj-training-programs.jsonl');
const mapping = join(projectRoot, 'tools/src/operator/mappings/nj-training-programs.json');
const missing = await whatElasticsearchMisses();

if (missing && process.env['CI'] !== 'true') {
  test.skip(`Elasticsearch away (skipped: ${missing})`, () => undefined);
} else {
  describe('a house with Elasticsearch', () => {
    let house: TestHouse;
    let folder: string;

    beforeAll(async () => {
      expect(missing).toBeNull();
      folder = mkdtempSync(join(tmpdir(), 'guildhall-import-'));
      house = await startHouse({ args: ['--elasticsearch'] });
    }, 240_000);

    afterAll(async () => {
      await house?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const search = async (q: string) =>
      (await new Visitor(house.address).get<Found>(`/api/training?q=${encodeURIComponent(q)}`)).body;

    /** Runs `npm run import` as a person does, and answers its last line. */
    async function runImport(file: string, source: string, ...more: string[]): Promise<string> {
      const child = spawn(process.execPath, ['tools/dist/operator/import.js', file, '--source', source, ...more], {
        cwd: projectRoot,
        env: { ...process.env, GUILDHALL_DATA: house.house().data },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => (output += data.toString()));
      const code = await new Promise((resolve) => child.once('exit', resolve));
      expect([code, output]).toEqual([0, expect.any(String)]);
      return output.trim().split('\n').at(-1) ?? '';
    }

    it('answers from Elasticsearch, and finds welding for "weldng"', async () => {
      const found = await eventually(
        () => search('weldng'),
        ({ degraded, total }) => !degraded && total > 0,
        60_000,
      );
      expect(found.degraded).toBe(false);
      expect(found.results.slice(0, 3).some(({ title }) => /weld/i.test(title))).toBe(true);
    });

    it('answers from PostgreSQL while Elasticsearch is away, says so, and catches up by itself with what came meanwhile', async () => {
      house.kill('elasticsearch', 'SIGKILL');
      const away = await search('welding');
      expect([away.degraded, away.total > 0]).toEqual([true, true]);
      const file = join(folder, 'new.jsonl');
      writeFileSync(file, `${JSON.stringify({ key: 'n1', title: 'Zymurgical Kettle Maintenance' })}\n`);
      expect(await runImport(file, 'While away')).toContain('1 created');
      const back = await eventually(
        () => search('zymurgical'),
        ({ degraded, total }) => !degraded && total === 1,
        80_000,
      );
      expect(back).toMatchObject({ degraded: false, total: 1 });
    }, 150_000);

    it('is filled again by itself when it comes back empty', async () => {
      deleteData(house, 'elasticsearch');
      house.kill('elasticsearch', 'SIGKILL');
      const back = await eventually(
        () => search('welding'),
        ({ degraded, total }) => !degraded && total > 0,
        120_000,
      );
      expect([back.degraded, back.total > 0]).toEqual([false, true]);
    }, 180_000);

    const withRealProgrammes = existsSync(realProgrammes) ? it : it.skip;
    withRealProgrammes(
      `imports 5,198 real programmes, a second time without a change, and finds among them${existsSync(realProgrammes) ? '' : ' (skipped: corpora absent)'}`,
      async () => {
        const args = [realProgrammes, 'New Jersey programmes', '--mapping', mapping] as const;
        expect(await runImport(...args)).toContain('5198 created, 0 updated, 0 unchanged, 0 refused');
        expect(await runImport(...args)).toContain('0 created, 0 updated, 5198 unchanged, 0 refused');
        const found = await eventually(
          () => search('weldng'),
          ({ total, degraded }) => total > 50 && !degraded,
          60_000,
        );
        expect(found.results.slice(0, 3).some(({ title }) => /weld/i.test(title))).toBe(true);
      },
      240_000,
    );
  });
}
