import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';

/** The files of one checkout, changed in memory and written only when all went well. */
export class Checkout {
  /** @type {Map<string, string>} */
  #changed = new Map();

  /** @param {string} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} path from the root */
  has(path) {
    return this.#changed.has(path) || existsSync(join(this.root, path));
  }

  /** @param {string} path from the root */
  read(path) {
    return this.#changed.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** @param {string} path a file that must not be there yet @param {string} text */
  create(path, text) {
    if (this.has(path)) throw new Error(`${path} is already there.`);
    this.#changed.set(path, text);
  }

  /** @param {string} path @param {(text: string) => string} change */
  edit(path, change) {
    this.#changed.set(path, change(this.read(path)));
  }

  /** Formats and writes what was changed. @returns {Promise<string[]>} the paths */
  async write() {
    for (const [path, text] of this.#changed) {
      const file = join(this.root, path);
      const options = await prettier.resolveConfig(file, { editorconfig: false });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
    }
    return [...this.#changed.keys()];
  }
}
