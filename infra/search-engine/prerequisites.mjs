import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLDEST_JAVA = 21;
const DEBIAN_JVM_FOLDER = '/usr/lib/jvm';

/**
 * Looks for what a local Elasticsearch needs: a JDK of version 21 or newer (in JAVA_HOME, on PATH, in
 * Debian's JVM folder: the default `java` may be an older one) and Maven's `mvn`.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<{ javaHome: string, javaVersion: number, mvn: string } | { missing: string }>}
 *   `missing` says in plain words what is absent and where it was looked for
 */
export async function findElasticsearchPrerequisites(environment = process.env) {
  const jdk = await findJdk(environment);
  const mvn = findOnPath('mvn', environment);
  if (jdk && mvn) return { javaHome: jdk.home, javaVersion: jdk.version, mvn };
  if (!jdk) return { missing: `no JDK >= ${OLDEST_JAVA} (looked in JAVA_HOME, on PATH and in ${DEBIAN_JVM_FOLDER})` };
  return { missing: 'no mvn on PATH (Debian and Ubuntu: apt install maven)' };
}

async function findJdk(environment) {
  const homes = [environment.JAVA_HOME, homeOfJavac(environment), ...(await debianHomes())];
  for (const home of new Set(homes.filter(Boolean))) {
    const version = await jdkVersion(home);
    if (version >= OLDEST_JAVA) return { home, version };
  }
  return undefined;
}

function homeOfJavac(environment) {
  const javac = findOnPath('javac', environment);
  return javac && dirname(dirname(javac));
}

async function debianHomes() {
  const names = await readdir(DEBIAN_JVM_FOLDER).catch(() => []);
  return names.sort().map((name) => join(DEBIAN_JVM_FOLDER, name));
}

/** A JRE alone will not do: the launcher is compiled with `javac` and packed with `jar`. */
async function jdkVersion(home) {
  if (!['java', 'javac', 'jar'].every((tool) => existsSync(join(home, 'bin', tool)))) return 0;
  try {
    const { stdout, stderr } = await run(join(home, 'bin', 'javac'), ['-version']);
    return Number(/javac (\d+)/.exec(stdout + stderr)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function findOnPath(name, environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
