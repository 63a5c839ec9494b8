// Three endings, three projects: .spec (no I/O), .int.spec (real engines), .e2e.spec (whole house, real browser).
const swc = (extra = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      ...extra,
    },
  },
];

// Jest on Node 20 can't require() an ESM-only package: these CommonJS-required leaves are turned into CommonJS.
const esmLeaves = '(content-disposition|cookie)';

const base = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': swc(),
    [`/node_modules/${esmLeaves}/.+\\.js$`]: ['@swc/jest', { swcrc: false, jsc: { target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!${esmLeaves}/)`],
  testEnvironmentOptions: { customExportConditions: ['@guildhall/source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/', '/.guildhall/', '/.engines/', '/.nx/'],
};

const here = '<rootDir>/{libs,services,gateway,frontend,infra,tools,e2e}/**';

export default {
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: [`${here}/*.spec.{ts,tsx}`],
      testPathIgnorePatterns: ['\\.int\\.spec\\.', '\\.e2e\\.spec\\.', '/node_modules/', '/frontend/'],
    },
    {
      ...base,
      displayName: 'web',
      testMatch: ['<rootDir>/frontend/{src,build}/**/*.spec.{ts,tsx}'],
      testEnvironment: 'jest-environment-jsdom',
      testEnvironmentOptions: { customExportConditions: ['@guildhall/source', 'browser', 'default'] },
    },
    { ...base, displayName: 'int', testMatch: [`${here}/*.int.spec.ts`] },
    {
      ...base,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/support/patience.ts'],
    },
  ],
};
