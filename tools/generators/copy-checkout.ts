import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies what is under version control, or is about to be, into a folder of its own, where the workspaces find each
 * other in the copy and share the original's packages.
 */
export function copyCheckout(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'guildhall-generated-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).stdout;
  const files = listed
    .split('\n')
    .filter((path) => path && !path.startsWith('frontend/') && existsSync(join(root, path)));
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(root, copy);
  return copy;
}

function linkPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@guildhall'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@guildhall') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  const workspaces = ['libs', 'services'].flatMap((folder) =>
    readdirSync(join(copy, folder)).map((name) => join(folder, name)),
  );
  for (const path of [...workspaces, 'gateway', 'infra', 'tools', 'e2e']) {
    symlinkSync(join(copy, path), join(packages, '@guildhall', path.split('/').at(-1) ?? path));
  }
}
