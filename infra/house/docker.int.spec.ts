import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../engines/project-root.mjs';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

describe('npm start -- --docker, where it cannot work', () => {
  let programs: string;

  beforeEach(() => {
    programs = mkdtempSync(join(tmpdir(), 'guildhall-programs-'));
  });

  afterEach(() => rmSync(programs, { recursive: true, force: true }));

  /** Starts with nothing on PATH but the programs of this test. */
  function start(env: Record<string, string> = {}): Promise<Ended> {
    return new Promise((resolve) => {
      const options = { cwd: projectRoot, env: { PATH: programs, ...env } };
      execFile(process.execPath, ['infra/house/start.mjs', '--docker'], options, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      });
    });
  }

  /** A Docker client that answers like one whose engine, or whose Compose, is away. */
  const dockerThat = (script: string) => {
    writeFileSync(join(programs, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  };

  const inOneLine = ({ code, stdout, stderr }: Ended) => {
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  };

  it('says that there is no Docker', async () => {
    expect(inOneLine(await start())).toContain('there is no program docker on PATH');
  });

  it('says that the engine does not answer', async () => {
    dockerThat('echo "Cannot connect to the Docker daemon" >&2; exit 1');
    expect(inOneLine(await start())).toContain('needs a Docker engine, and none answers');
  });

  it('says that the engine is too old', async () => {
    dockerThat('echo 24.0.7');
    expect(inOneLine(await start())).toContain('needs Docker Engine 25 or newer, and this is 24.0.7');
  });

  it('says that Compose is missing', async () => {
    dockerThat('[ "$1" = version ] && echo 28.2.2 && exit 0; exit 1');
    expect(inOneLine(await start())).toContain('docker-compose-plugin');
  });

  it('refuses an engine that is given: the containers bring their own', async () => {
    expect(inOneLine(await start({ REDIS_URL: 'redis://127.0.0.1:1' }))).toContain(
      'REDIS_URL cannot be given with --docker',
    );
  });
});
