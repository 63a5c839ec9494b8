import { eachImport } from './imports.mjs';

/** Where SQL and its mapper may be named: stores, migrations, a module's wiring, the plumbing, and tests on a real database. */
const places = [
  /\/services\/[^/]+\/src\/(.+\/)?(store|migrations)\//,
  /\/services\/[^/]+\/src\/.+\.module\.ts$/,
  /\/libs\/service-kit\/src\//,
  /\/infra\//,
  /\.int\.spec\.ts$/,
];

/** @type {import('eslint').Rule.RuleModule} */
export const typeormInStores = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { elsewhere: 'Only a store/ folder, a migration or a module says TypeORM: ask a repository instead.' },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if (places.some((place) => place.test(path))) return {};
    return eachImport((source, node) => {
      if (/^(typeorm|@nestjs\/typeorm)(\/|$)/.test(source)) context.report({ node, messageId: 'elsewhere' });
    });
  },
};
