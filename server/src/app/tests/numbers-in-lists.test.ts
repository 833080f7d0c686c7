import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import { repositoryPaths } from '../../testing/readers/repository-paths.js';

const root = dirname(serverRoot);
const screens = repositoryPaths().filter((path) => /^(shell|mf-[a-z]+)\/src\/.*(?<!\.test)\.tsx$/.test(path));

/** A column that shows a number and nothing else, by its key and what else stands in it. */
const numberColumn = /\bkey: '(\w+)',((?:(?!\bkey: ')[^])*?)\brender: \([^)]*\) => formatNumber\(/g;

const columns = screens.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(numberColumn)].map(([, key, rest = '']) => ({
    name: `${path}: ${key}`,
    isRight: rest.includes(`align: 'right'`),
  })),
);

it('numbers in a list stand right, ones under ones', () => {
  expect(columns.length).toBeGreaterThan(10);
  expect(columns.filter(({ isRight }) => !isRight).map(({ name }) => name)).toEqual([]);
});
