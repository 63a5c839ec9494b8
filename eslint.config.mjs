import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { fences } from './tools/fences/index.mjs';
import { projectBorders } from './tools/fences/project-borders.mjs';

const typescript = ['**/*.{ts,tsx}'];
const programs = ['infra/**/*.mjs', 'tools/**/*.mjs'];
const specs = ['**/*.spec.{ts,tsx}', 'services/*/src/testing/**'];

/** The names that Node gives every module. */
const nodeGlobals = Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']));

export default defineConfig(
  {
    ignores: ['**/node_modules/', '**/dist/', '.engines/', '.guildhall/', '.nx/', 'coverage/'],
  },
  {
    // Nobody talks a rule away in a comment: a rule that is wrong is changed here, for all.
    linterOptions: { noInlineConfig: true },
    plugins: { fences, '@nx': nx },
    rules: {
      'fences/service-zones': 'error',
      'fences/frontend-zones': 'error',
      'fences/typeorm-in-stores': 'error',
      'fences/no-literal-subjects': 'error',
      'fences/no-literal-words': 'error',
      'fences/no-vague-rooms': 'error',
    },
  },
  js.configs.recommended,
  {
    files: [...typescript, ...programs],
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: {
        // A .d.mts beside it hides this module from the project.
        projectService: { allowDefaultProject: ['infra/house/process-identity.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@nx/enforce-module-boundaries': await projectBorders({ inSpecs: false }),
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A module of Nest is a class that says all in its decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The compiler can't see what another part changes during an await, nor what a failed beforeAll left undefined.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // With noUncheckedIndexedAccess a `!` is how one says "checked above".
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Async without await turns a throw into a rejection, which is what an asker expects.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // It takes assertions away that keep an object from being measured against a narrower type.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // [...text] is meant: it takes a text apart by code points.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // These two look at every word of the tree: what they find is not worth the wait.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: specs,
    rules: {
      '@nx/enforce-module-boundaries': await projectBorders({ inSpecs: true }),
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: nodeGlobals },
  },
  {
    files: ['frontend/public/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly', self: 'readonly' },
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Events go through the outbox and the durable consumers; RPCs through RpcClient and @RpcHandler.
    files: typescript,
    ignores: ['libs/service-kit/src/rpc/rpc-handler.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/microservices',
              importNames: ['EventPattern'],
              message: 'Events are lost that way: use @ReactsTo.',
            },
            {
              name: '@nestjs/microservices',
              importNames: ['MessagePattern'],
              message: 'Use @RpcHandler: it reads the contract.',
            },
          ],
          patterns: [
            {
              // They export nothing, so that Nx doesn't know them by name.
              regex:
                '^@guildhall/(auth|marketplace|training-catalog|messaging|gamification|worker|gateway|frontend|e2e|tools)(/|$)',
              message: 'Processes talk by messages, never by imports: ask by RpcClient or listen to an event.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['services/**/*.ts', 'gateway/**/*.ts', 'tools/**/*.ts', 'libs/service-kit/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.type='MemberExpression'][callee.property.name='emit']",
          message: 'emit() loses events while a listener is away: tell them through the Outbox.',
        },
      ],
    },
  },
  {
    files: ['services/**/*.ts', 'gateway/**/*.ts'],
    ignores: specs,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.type='MemberExpression'][callee.property.name='emit']",
          message: 'emit() loses events while a listener is away: tell them through the Outbox.',
        },
        {
          selector: 'ImportSpecifier[imported.name=/^(Client|ClientProxy|ClientProxyFactory|ClientsModule)$/]',
          message: 'Ask by RpcClient: it carries deadline, caller and trace, and its names are those of the contracts.',
        },
      ],
    },
  },
);
