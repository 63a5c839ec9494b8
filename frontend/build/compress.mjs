// Puts a .br and a .gz beside every text file, so that the gateway never compresses on a request's path.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param folder everything in it, at any depth */
export async function compressAll(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => /\.(html|js|css|svg|txt|xml|json)$/.test(file)).map((file) => compress(`${folder}/${file}`)),
  );
}

async function compress(path) {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}
