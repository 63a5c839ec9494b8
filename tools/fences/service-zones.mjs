import { eachImport, pathInside, targetOf } from './imports.mjs';

/** @typedef {'domain' | 'store' | 'useCase' | 'controller' | 'reaction' | 'wiring' | 'migration'} Zone */

/** In what order a room is entered: each zone may import these of its own service, and no other. */
const inward = /** @type {Record<Zone, Zone[]>} */ ({
  domain: ['domain'],
  store: ['domain', 'store'],
  useCase: ['domain', 'store', 'useCase'],
  controller: ['useCase'],
  reaction: ['domain', 'store', 'useCase'],
  migration: ['migration'],
  wiring: ['domain', 'store', 'useCase', 'controller', 'reaction', 'migration', 'wiring'],
});

/** What a zone is called in words. */
const words = /** @type {Record<Zone, string>} */ ({
  domain: 'the domain',
  store: 'the store',
  useCase: 'a use case',
  controller: 'a controller',
  reaction: 'a reaction',
  migration: 'a migration',
  wiring: 'the wiring',
});

/** The domain decides and does nothing: node:crypto is there for hashes, which are computed and not fetched. */
const pure = /^(@guildhall\/(kernel|contracts\/.+)|node:crypto)$/;
/** Shapes that a domain may answer in, by `import type` alone. */
const shapes = /^@guildhall\/search$/;

/** @type {import('eslint').Rule.RuleModule} */
export const serviceZones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outward: '{{from}} must not import {{to}}: controller -> use case -> domain, store -> domain.',
      impure:
        'The domain is pure: it imports the kernel, the contracts and the domain of its service, not "{{source}}".',
    },
  },
  create(context) {
    const inside = pathInside(context.filename, /.*\/services\/[^/]+\/src\//);
    if (!inside || isTest(inside)) return {};
    const from = zoneOf(inside);
    return eachImport((source, node) => {
      const target = targetOf(inside, source);
      if (!target) {
        const isShape = isTypeOnly(node) && shapes.test(source);
        if (from === 'domain' && !pure.test(source) && !isShape)
          context.report({ node, messageId: 'impure', data: { source } });
        return;
      }
      const to = zoneOf(target);
      if (inward[from].includes(to)) return;
      context.report({ node, messageId: 'outward', data: { from: capital(words[from]), to: words[to] } });
    });
  },
};

/** @param {string} path inside a service's src @returns {Zone} */
function zoneOf(path) {
  const bare = path.replace(/\.(js|ts|mjs)$/, '');
  if (bare.startsWith('migrations/')) return 'migration';
  if (/\/domain\//.test(bare)) return 'domain';
  if (/\/store\//.test(bare)) return 'store';
  if (/(^|[/.-])(module|main|config|rooms)$/.test(bare)) return 'wiring';
  if (/\.controller$/.test(bare)) return 'controller';
  if (/(^|\/)on-[^/]+$/.test(bare)) return 'reaction';
  return 'useCase';
}

/** @param {any} node an import's source */
const isTypeOnly = (node) => node.parent?.importKind === 'type';
const isTest = (/** @type {string} */ path) => /\.spec\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
const capital = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);
