import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { Refusal } from './refusal.mjs';

/** The newest line that runs on Node 20. */
const chromiumPackage = '@sparticuz/chromium@143.0.4';

/**
 * Fetches the Chromium that an npm package carries for machines without one, with the libraries it needs.
 * @param {string} folder is made; holds `chromium`, a script that runs it
 * @returns {Promise<string>} that script
 */
export async function unpackNpmChromium(folder) {
  mkdirSync(join(folder, '..'), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    install(work);
    const packed = join(work, 'node_modules/@sparticuz/chromium/bin');
    const tree = join(work, 'tree');
    mkdirSync(tree);
    await unpack(join(packed, 'chromium.br'), join(tree, 'chromium-program'), 0o755);
    for (const archive of ['al2023.tar', 'swiftshader.tar', 'fonts.tar']) {
      await unpack(join(packed, `${archive}.br`), join(work, archive), 0o644);
      execFileSync('tar', ['-xf', join(work, archive), '-C', tree]);
    }
    writeFileSync(join(tree, 'fonts.conf'), fontsOf(join(folder, 'fonts')));
    writeFileSync(join(tree, 'chromium'), script, { mode: 0o755 });
    rmSync(folder, { recursive: true, force: true });
    renameSync(tree, folder);
    return join(folder, 'chromium');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Runs the program with its own libraries and, on a machine without any, its own fonts. */
const script = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib:$here"
exec "$here/chromium-program" "$@"
`;

/** @param {string} folder of font files */
const fontsOf = (folder) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`;

/** @param {string} folder */
function install(folder) {
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', chromiumPackage], {
      stdio: 'pipe',
    });
  } catch {
    throw new Refusal(
      `No Chromium is on PATH and ${chromiumPackage} could not be fetched: install chromium, or check the network.`,
    );
  }
}

/** @param {string} from @param {string} to @param {number} mode */
function unpack(from, to, mode) {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }));
}
