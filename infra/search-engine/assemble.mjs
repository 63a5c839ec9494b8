import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const pom = join(here, 'pom.xml');
const javaFolder = join(here, 'java');
const projectRoot = join(here, '..', '..');

/**
 * Puts the server together from Maven Central's jars, once per version: `<enginesFolder>/elasticsearch-<version>`
 * is shared by all later runs. It is made under another name and renamed when whole, so that an
 * interrupted or a concurrent run never leaves half a server.
 *
 * @param {{ javaHome: string, mvn: string, enginesFolder?: string, onProgress?: (line: string) => void }} options
 * @returns {Promise<{ folder: string, version: string }>}
 */
export async function assembleElasticsearch({
  javaHome,
  mvn,
  enginesFolder = join(projectRoot, '.engines'),
  onProgress,
}) {
  const version = await pinnedVersion();
  const folder = join(enginesFolder, `elasticsearch-${version}`);
  const stamp = await fingerprintOfSources();
  if (await isAssembled(folder, stamp)) return { folder, version };

  onProgress?.(`Assembling Elasticsearch ${version} (only the first time)`);
  await mkdir(enginesFolder, { recursive: true });
  const draft = await mkdtemp(join(enginesFolder, '.elasticsearch-'));
  try {
    await copyJars({ draft, javaHome, mvn });
    await moveTransportModule(draft, version);
    await compileJava(draft, javaHome, version);
    await writeFile(join(draft, 'assembled'), stamp);
    await putInPlace(draft, folder, stamp);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { folder, version };
}

async function pinnedVersion() {
  const found = /<elasticsearch\.version>(.+)<\/elasticsearch\.version>/.exec(await readFile(pom, 'utf8'));
  if (!found) throw new Error(`${pom} names no elasticsearch.version`);
  return found[1];
}

async function fingerprintOfSources() {
  const hash = createHash('sha256');
  const sources = (await readdir(javaFolder)).sort().map((name) => join(javaFolder, name));
  for (const file of [pom, fileURLToPath(import.meta.url), ...sources]) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function isAssembled(folder, stamp) {
  return (await readFile(join(folder, 'assembled'), 'utf8').catch(() => '')) === stamp;
}

async function copyJars({ draft, javaHome, mvn }) {
  const target = `-DoutputDirectory=${join(draft, 'lib')}`;
  const environment = { ...process.env, JAVA_HOME: javaHome };
  try {
    await run(mvn, ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', target], { env: environment });
  } catch (problem) {
    const words = String(problem.stdout || problem.stderr || problem.message)
      .split('\n')
      .slice(0, 5)
      .join('\n');
    throw new Error(`mvn could not fetch the jars of Elasticsearch:\n${words}`, { cause: problem });
  }
}

async function moveTransportModule(draft, version) {
  const module = join(draft, 'modules', 'transport-netty4');
  await mkdir(module, { recursive: true });
  const jars = await readdir(join(draft, 'lib'));
  for (const jar of jars.filter((name) => /^(transport-netty4|netty-)/.test(name))) {
    await rename(join(draft, 'lib', jar), join(module, jar));
  }
  await describeModule(module, version, 'org.elasticsearch.transport.netty4.Netty4Plugin');
}

/** Two jars, for the server refuses a class that it finds twice. */
async function compileJava(draft, javaHome, version) {
  const module = join(draft, 'modules', 'analysis-common');
  await mkdir(module, { recursive: true });
  await compileToJar(draft, javaHome, 'LocalElasticsearch', join(draft, 'launcher.jar'));
  await compileToJar(draft, javaHome, 'AnalysisFilters', join(module, 'analysis-common.jar'));
  await describeModule(module, version, 'guildhall.AnalysisFilters');
}

async function compileToJar(draft, javaHome, name, jar) {
  const classes = join(draft, 'classes');
  const source = join(javaFolder, `${name}.java`);
  await run(join(javaHome, 'bin', 'javac'), [
    '--release',
    '21',
    '-nowarn',
    '-cp',
    join(draft, 'lib', '*'),
    '-d',
    classes,
    source,
  ]);
  await run(join(javaHome, 'bin', 'jar'), ['cf', jar, '-C', classes, 'guildhall']);
  await rm(classes, { recursive: true });
}

async function describeModule(folder, version, classname) {
  const name = folder.split(/[\\/]/).at(-1);
  const lines = [
    `name=${name}`,
    `description=${name}`,
    `version=${version}`,
    `elasticsearch.version=${version}`,
    'java.version=21',
    `classname=${classname}`,
  ];
  await writeFile(join(folder, 'plugin-descriptor.properties'), `${lines.join('\n')}\n`);
}

async function putInPlace(draft, folder, stamp) {
  if (existsSync(folder) && !(await isAssembled(folder, stamp))) await rm(folder, { recursive: true });
  try {
    await chmod(draft, 0o755);
    await rename(draft, folder);
  } catch (problem) {
    // Another run may have been quicker; its server is as good as ours.
    if (!(await isAssembled(folder, stamp))) throw problem;
  }
}
