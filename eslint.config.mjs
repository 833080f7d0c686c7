import queryPlugin from '@tanstack/eslint-plugin-query';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { words } from './deploy/lint/words-rule.mjs';
import { serverZones, zones } from './deploy/lint/zones.mjs';

/** Browsers cut what is typed or pasted at `maxLength` without a word. */
const cutting = {
  selector: 'JSXAttribute[name.name="maxLength"]',
  message: 'Nothing typed is cut off: use TextInput or TextArea of @swapt/shared/ui with max, and atMost in the rules.',
};

/** A screen that crashes never runs what it would have cleaned up with; its signal ends all the same. */
const listeners = [
  'callee.object.name=/^(window|document|globalThis)$/][callee.property.name="addEventListener"',
  'callee.name="addEventListener"',
].map((listener) => ({
  selector: `CallExpression[${listener}][arguments.length<3]`,
  message: 'Pass { signal } of useShell().signal, so that the listener goes when the screen goes or crashes.',
}));

const requires = 'JSXAttribute:matches([name.name="required"], [name.name="rules"]:has(Property[key.name="required"]))';
/** A form that requires a field says so on a part of antd's select that has no role, which programs that read screens aloud may not be told. */
const requiring = {
  selector: `JSXElement[openingElement.name.property.name="Item"]:has(${requires}) > JSXElement[openingElement.name.name="Select"]`,
  message: 'Say <RequiredSelect> of @swapt/shared/ui in a field that is required.',
};

const programs = ['tsconfig.browser.json', 'server/tsconfig.json', 'e2e/tsconfig.json'];
const boundaries = (zones) => ({ 'import-x/no-restricted-paths': ['error', { zones }] });

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '**/.cache/**', '**/*.gen.ts', '**/*.mjs', '**/*.cjs'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    // Three programs instead of one for each package: what packages share is read and checked once.
    languageOptions: { parserOptions: { project: programs, tsconfigRootDir: import.meta.dirname } },
    // Sources name each other by the name of what they are compiled to.
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensionAlias: { '.js': ['.ts', '.tsx', '.js'] }, extensions: ['.ts', '.tsx', '.js'] }),
      ],
    },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks, '@tanstack/query': queryPlugin, regexp, words },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@tanstack/query/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      ...boundaries(zones),
      'words/given-up': 'error',
      // A pattern that tries a text in more and more ways stops the whole process while it does.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      // The same by alternatives of which one is part of another.
      'regexp/no-dupe-disjunctions': 'error',
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['server/src/**/*.ts'],
    // Tests look behind every door.
    ignores: ['**/*.{test,fixture}.ts', 'server/src/testing/**', 'server/src/main.ts'],
    rules: boundaries([...zones, ...serverZones]),
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/src/main.ts', 'server/src/**/cli*.ts', 'server/src/app/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: [
      '{shell,mf-*}/src/**/*.{ts,tsx}',
      'shared/src/{client,sdk,ui,public,page,form,remote,tokens,values}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', 'shared/src/client/{generate,render}-routes.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@swapt/shared/contract',
              allowTypeImports: true,
              message: 'Schemas stay on the server: import types, or values from @swapt/shared/values.',
            },
            { name: 'typebox', message: 'Schemas stay on the server.' },
            { name: '@ant-design/icons', message: 'Import one icon at a time: @ant-design/icons/X.' },
            { name: 'moment', message: 'dayjs is the one date library.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{shell/src/console,shared/src/ui}/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', cutting, requiring] },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...listeners, cutting, requiring] },
  },
  {
    // The plain fields of shoppers are counted by nobody else.
    files: ['mf-public/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...listeners] },
  },
  {
    files: ['mf-public/**/*.{ts,tsx}', 'shell/src/public/**/*.{ts,tsx}', 'shared/src/{public,page,form}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['antd', '@tanstack/react-query', 'zustand', '@auth0/auth0-spa-js', '@swapt/shared/ui'].map(
            (name) => ({ name, message: 'Shoppers do not pay for this.' }),
          ),
          patterns: [
            {
              group: ['@puckeditor/*'],
              message: 'The editor stays in the console: its data is drawn by @swapt/shared/page.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'shared/src/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // What tests match they made themselves.
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-dupe-disjunctions': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright's fixtures hand on with a function called use; it is not a hook.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
