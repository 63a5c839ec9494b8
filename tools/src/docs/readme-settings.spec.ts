import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@guildhall/infra/house/settings';
import { databaseSettings, processSettings, redisSettings } from '@guildhall/service-kit';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What stands in the first column of the README's tables of variables. */
function variablesOf(title: string): string[] {
  const section =
    read('README.md')
      .split(title)[1]
      ?.split(/\n(?=##)/)[0] ?? '';
  const rows = [...section.matchAll(/^\| (`[A-Z][A-Z_`, ]+`) +\|/gm)].map(([, cell]) => cell!);
  return rows.flatMap((cell) => [...cell.matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => name));
}

/** The variables that the launcher looks at for what a person wants. */
function askedByLauncher(): string[] {
  const asked = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void asked.add(String(name)) });
  readSettings(env, []);
  return [...asked];
}

const settingsOfKit = { processSettings, databaseSettings, redisSettings };

/** The variables of every process' config.ts, and of the settings it shares with others. */
function readByProcesses(): string[] {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}/src/config.ts`);
  return [...services, 'gateway/src/config.ts'].flatMap((path) => {
    const text = read(path);
    const shared = Object.entries(settingsOfKit).filter(([name]) => text.includes(`...${name}`));
    const own = [...text.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
    return [...shared.flatMap(([, settings]) => Object.keys(settings)), ...own];
  });
}

describe('the settings in the README', () => {
  it('are those that the launcher and the processes read, no more and no less', () => {
    const read = new Set([...askedByLauncher(), ...readByProcesses()]);
    expect(variablesOf('## Settings').sort()).toEqual([...read].sort());
  });

  it('say the defaults that are in force', () => {
    const settings = readSettings({}, []);
    const rows = read('README.md').split('\n');
    const said = (name: string) =>
      rows
        .find((row) => row.startsWith(`| \`${name}\``))
        ?.split('|')[2]
        ?.trim();
    expect([said('PORT'), said('HOST')]).toEqual([`\`${settings.port}\``, `\`${settings.host}\``]);
    expect(settings.data).toBe(join(root, '.guildhall'));
    expect(said('GUILDHALL_DATA')).toBe('`.guildhall`');
  });
});
