import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@guildhall/infra/engines/programs';
import { enginesFolder } from '@guildhall/infra/engines/project-root';

const run = promisify(execFile);

/** The version whose settings and report the files beside this one speak of. */
const version = '4.32.5';
const pythons = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11'];
const isNewEnough = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))';

/**
 * Schemathesis in a Python environment of the checkout's own, installed where it isn't yet.
 * @param {(line: string) => void} tell
 * @returns {Promise<{ program: string } | { missing: string }>} missing: why it can't be had here
 */
export async function provideSchemathesis(tell) {
  const folder = join(enginesFolder, 'fuzz', `schemathesis-${version}`);
  const program = join(folder, 'bin', 'schemathesis');
  const stamp = join(folder, 'installed');
  // The stamp is written last: an installation that was broken off begins anew.
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === folder) return { program };
  const python = await findPython();
  if (!python) return { missing: 'there is no Python 3.11 or newer with venv and pip' };
  tell(`installing Schemathesis ${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await run(python, ['-m', 'venv', folder]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`];
    await run(join(folder, 'bin', 'python'), pip, { timeout: 300_000 });
    await run(program, ['--version']);
  } catch (error) {
    return { missing: `Schemathesis could not be installed (${lastLine(error)})` };
  }
  writeFileSync(stamp, folder);
  return { program };
}

async function findPython() {
  for (const name of pythons) {
    const found = findProgram(name)?.path;
    if (found && (await run(found, ['-c', isNewEnough]).catch(() => null))) return found;
  }
  return undefined;
}

/** @param {unknown} error */
function lastLine(error) {
  const { stderr, message } = /** @type {{ stderr?: string, message: string }} */ (error);
  return (
    String(stderr || message)
      .trim()
      .split('\n')
      .at(-1) ?? ''
  );
}
