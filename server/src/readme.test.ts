import { readFileSync } from 'node:fs';
import { settingsTable } from './platform/config/config.js';

const cells = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*:?-/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('lists every setting in the README as the program knows it', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(cells(readme.slice(readme.indexOf('## Settings')))).toEqual(cells(settingsTable()));
});
