import { eachImport, pathInside, targetOf } from './imports.mjs';

/** app -> features -> ui and lib. A room may import itself and those named here. */
const inward = /** @type {Record<string, string[]>} */ ({
  features: ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
});

/** @type {import('eslint').Rule.RuleModule} */
export const frontendZones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outward: '{{from}}/ must not import {{to}}/: app -> features -> ui and lib.',
      otherFeature: 'The feature {{from}} must not import the feature {{to}}: a route composes them.',
    },
  },
  create(context) {
    const inside = pathInside(context.filename, /.*\/frontend\/src\//);
    if (!inside || /\.spec\.tsx?$/.test(inside)) return {};
    const [from, feature] = inside.split('/');
    const allowed = inward[from];
    if (!allowed) return {};
    return eachImport((source, node) => {
      const target = targetOf(inside, source);
      if (!target) return;
      const [to, otherFeature] = target.split('/');
      if (to !== from && !allowed.includes(to)) context.report({ node, messageId: 'outward', data: { from, to } });
      else if (from === 'features' && to === 'features' && otherFeature !== feature) {
        context.report({ node, messageId: 'otherFeature', data: { from: feature, to: otherFeature } });
      }
    });
  },
};
