import queryPlugin from '@tanstack/eslint-plugin-query';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const remotes = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'];
const folders = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Everything beside `allowed` is out of reach for `target`. */
const only = (target, allowed, all) => ({
  target: `./${target}`,
  from: all.filter((name) => name !== target && !allowed.includes(name)).map((name) => `./${name}`),
  message: `${target} may import ${allowed.join(', ') || 'nothing of the others'} only.`,
});

const packages = ['shell', ...remotes, 'shared', 'server', 'e2e'];
const packageZones = [
  only('shared', [], packages),
  only('shell', ['shared'], packages),
  only('server', ['shared'], packages),
  only('e2e', ['shared'], packages),
  ...remotes.map((name) => only(name, ['shared'], packages)),
];

/** A feature of a remote never imports a sibling feature; only routes and the entry join them. */
const featureZones = remotes.flatMap((remote) => {
  const base = `${remote}/src/features`;
  try {
    return folders(base).map((feature) => ({
      target: `./${base}/${feature}`,
      from: `./${base}`,
      except: [`./${feature}`],
      message: 'A feature does not import a sibling feature.',
    }));
  } catch {
    return [];
  }
});

/** Below the features of a remote: what two of them need stands in `entities`, what belongs to no noun in `parts`. */
const layerZones = remotes.flatMap((remote) => {
  const src = `./${remote}/src`;
  const above = { parts: ['entities', 'features', 'routes'], entities: ['features', 'routes'], features: ['routes'] };
  return Object.entries(above).map(([layer, refused]) => ({
    target: `${src}/${layer}`,
    from: refused.map((name) => `${src}/${name}`),
    message: `Imports of a remote go one way: parts <- entities <- features <- routes.`,
  }));
});

/** Only a noun's own files read its statements. */
const sqlZones = folders('server/src/modules').map((noun) => ({
  target: `./server/src/modules/!(${noun})/**/*.ts`,
  from: `./server/src/modules/${noun}/*.sql.ts`,
  message: 'Ask the service of that noun, not its statements.',
}));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '**/.cache/**', '**/*.gen.ts', '**/*.mjs', '**/*.cjs'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks, '@tanstack/query': queryPlugin, regexp },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@tanstack/query/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...packageZones, ...featureZones, ...layerZones, ...sqlZones] },
      ],
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
    files: ['mf-*/src/**/*.{ts,tsx}'],
    rules: {
      // A screen that crashes never runs what it would have cleaned up with; its signal ends all the same.
      'no-restricted-syntax': [
        'error',
        ...[
          'callee.object.name=/^(window|document|globalThis)$/][callee.property.name="addEventListener"',
          'callee.name="addEventListener"',
        ].map((listener) => ({
          selector: `CallExpression[${listener}][arguments.length<3]`,
          message: 'Pass { signal } of useShell().signal, so that the listener goes when the screen goes or crashes.',
        })),
      ],
    },
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
