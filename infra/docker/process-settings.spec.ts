import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { brokerPermissions } from '@guildhall/contracts/broker';
import { projectRoot } from '../engines/project-root.mjs';
import { gatewayEntry, processTable } from '../house/process-table.mjs';
import { completeSecrets } from '../house/secrets.mjs';
import { readComposeFile } from './read-compose-file.js';
import { setupFiles } from './setup-files.mjs';

const { services } = readComposeFile();
const permissions = brokerPermissions();
const secrets = completeSecrets({}, Object.keys(permissions));
const files = setupFiles({ secrets, permissions, adminPassword: 'a first password' });
const entries = [...processTable({ catalogSearch: 1 }), gatewayEntry];
const environment = process.env;

/** What a container's process is handed: by the compose file, by its secrets, and the name of its instance. */
function handedTo(name: string): Record<string, string> {
  const secret = JSON.parse(files[name]?.['settings.json'] ?? '{}') as Record<string, string>;
  return { ...services[name]?.environment, ...secret, INSTANCE: `${name}-0123456789ab` };
}

/** Reads a process' settings as it does itself, and notes which variables it asks for. */
async function readBy(script: string, handed: Record<string, string>): Promise<string[]> {
  const asked = new Set<string>();
  process.env = new Proxy(handed, {
    get(target, variable) {
      if (typeof variable === 'string') asked.add(variable);
      return Reflect.get(target, variable) as unknown;
    },
  });
  const config = join(projectRoot, dirname(script).replace(/dist$/, 'src'), 'config.ts');
  // What the plumbing looks at while it is loaded is no setting: the second reading is of the settings alone.
  await import(`${config}?first-for-${handed['INSTANCE']}`);
  asked.clear();
  await import(`${config}?again-for-${handed['INSTANCE']}`);
  return [...asked];
}

describe('what the containers are told', () => {
  afterEach(() => {
    process.env = environment;
    jest.restoreAllMocks();
  });

  it.each(entries)(
    'the process $name accepts every value, reads every variable and misses none',
    async ({ name, script }) => {
      const complaints: string[] = [];
      jest.spyOn(process.stderr, 'write').mockImplementation((line) => complaints.push(String(line)) > 0);
      jest.spyOn(process, 'exit').mockImplementation(() => {
        throw new Error(complaints.join(''));
      });
      const handed = handedTo(name);
      expect((await readBy(script, handed)).sort()).toEqual(Object.keys(handed).sort());
    },
  );

  it('the migrator gets the password of every role', () => {
    const settings = JSON.parse(files['migrator']?.['settings.json'] ?? '{}') as Record<string, string>;
    expect(Object.keys(settings).sort()).toEqual([
      'AUTH_DATABASE_PASSWORD',
      'DATABASE_URL',
      'GAMIFICATION_DATABASE_PASSWORD',
      'MARKETPLACE_DATABASE_PASSWORD',
      'MESSAGING_DATABASE_PASSWORD',
      'TRAINING_CATALOG_DATABASE_PASSWORD',
    ]);
  });

  it('every container with secrets has its own from the one-shot, and the one-shot makes no others', () => {
    const mounted = (services['setup']?.volumes ?? []).map((volume) => volume.split(':/secrets/')[1]);
    expect(mounted.sort()).toEqual([...Object.keys(files), 'setup'].sort());
  });

  it('the broker listens to the other containers and shows its health to nobody else', () => {
    const config = files['nats']?.['nats.conf'] ?? '';
    expect(config).toMatch(/^host: "0\.0\.0\.0"$/m);
    expect(config).toMatch(/^http: "127\.0\.0\.1:8222"$/m);
    expect(config).toContain('user: "gamification"');
  });
});
