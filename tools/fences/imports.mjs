import { posix } from 'node:path';

/**
 * Calls `visit` for every import, re-export and dynamic import of a file whose source is a plain text.
 * @param {(source: string, node: import('eslint').Rule.Node) => void} visit
 * @returns {import('eslint').Rule.RuleListener}
 */
export function eachImport(visit) {
  /** @param {any} node */
  const look = (node) => {
    if (typeof node.source?.value === 'string') visit(node.source.value, node.source);
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
    /** @param {any} node */
    TSImportType: (node) => {
      const text = node.source?.value ?? node.argument?.literal?.value;
      if (typeof text === 'string') visit(text, node);
    },
  };
}

/**
 * The path a relative import leads to, from the same root as `from`; undefined where the import names a package.
 * @param {string} from the importing file
 * @param {string} source what it imports
 */
export function targetOf(from, source) {
  return source.startsWith('.') ? posix.join(posix.dirname(from), source) : undefined;
}

/**
 * A file's path inside a folder of the checkout, such as `bookings/book-resource.ts`; undefined outside of it.
 * @param {string} filename absolute, with the separators of the machine
 * @param {RegExp} folder ends where the inner path begins
 */
export function pathInside(filename, folder) {
  const path = filename.replaceAll('\\', '/');
  const match = folder.exec(path);
  return match ? path.slice(match.index + match[0].length) : undefined;
}
