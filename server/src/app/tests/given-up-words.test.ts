import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import { repositoryPaths } from '../../testing/readers/repository-paths.js';
import { runModule } from '../../testing/run-module.js';

const root = dirname(serverRoot);

/** Asks the rule of words, as the repository sets it for each file, about a line planted there. */
const lint = `
  import { readFileSync } from 'node:fs';
  import { ESLint, Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  import { words } from './deploy/lint/words-rule.mjs';
  const name = 'words/given-up';
  const eslint = new ESLint();
  const isRefused = async ([file, line]) => {
    const { rules } = await eslint.calculateConfigForFile(file);
    const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
    const all = { files: ['**/*.{ts,tsx}'], plugins: { words }, rules: { [name]: rules[name] }, languageOptions };
    const found = new Linter({ cwd: process.cwd() }).verify(line, all, { filename: process.cwd() + '/' + file });
    if (found.some(({ ruleId }) => ruleId !== name)) throw new Error(JSON.stringify(found));
    return found.length > 0;
  };
  const planted = JSON.parse(readFileSync(0, 'utf8'));
  process.stdout.write(JSON.stringify(await Promise.all(planted.map(isRefused))));
`;
type Planted = readonly [file: string, line: string];

const file = 'server/src/modules/codes/tags.ts';
const refused: readonly Planted[] = [
  [file, 'export function demandMember() {}'],
  [file, 'export const isHeld = true;'],
  [file, 'export interface Row { whole_held: boolean }'],
  [file, 'const { is_held } = row;'],
  [file, 'export const holdCode = 1;'],
  [file, 'export const readInTurns = 1;'],
  [file, 'export const takeTurnsForNames = 1;'],
  [file, 'export const quietPage = 1;'],
  [file, 'export type PageData = string;'],
  [file, 'export type PlannedRow = string;'],
  [file, 'export const planOf = 1;'],
  [file, 'class Code { #wish = 1; }'],
  [file, 'export const seedOf = 1;'],
  [file, 'export type HTTPWay = string;'],
  [file, 'told();'],
  [file, 'export const look = 1;'],
  [file, 'export const atStandstill = 1;'],
  ['mf-codes/src/features/codes/code-place.tsx', 'export const x = <CodeFace />;'],
  ['shell/src/chunk-guard.ts', 'export const partName = 1;'],
  // The name of the file itself.
  ['server/src/platform/in-turns.ts', ''],
  ['server/src/modules/codes/held-codes.ts', ''],
  ['mf-codes/src/wishes/form.tsx', ''],
];

const allowed: readonly Planted[] = [
  [file, 'const isSuspended = row.held_at !== null || row.is_held;'],
  [file, 'publish({ hold: true });'],
  [file, 'export const button = { look: 1 };'],
  [file, 'export const lookUp = lookedUp(lookup);'],
  [file, 'export const subscriptionPlan = household;'],
  [file, 'export const fontFaces = [FontFace];'],
  [file, 'export const turn = planet + surface + interfaces + always + underWay;'],
  [file, 'export const quiet = page.data + seed;'],
  [file, 'export const part = 1;'],
  [file, '// What is held in a comment, or told in "a wish".'],
  ['server/src/modules/codes/tags.ts', ''],
];

interface Word {
  words: string[];
  instead: string;
}

describe('Words that were given up', () => {
  it('are refused by lint as whole parts of names, and nothing else is', () => {
    const answers = runModule(lint, [...refused, ...allowed]) as boolean[];
    expect(refused.filter((_, index) => !answers[index])).toEqual([]);
    expect(allowed.filter((_, index) => answers[refused.length + index])).toEqual([]);
  });

  it('are in the name of no file, whatever its kind', () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { Linter } from 'eslint';
      import { words } from './deploy/lint/words-rule.mjs';
      const name = 'words/given-up';
      const linter = new Linter({ cwd: process.cwd() });
      const config = { files: ['**/*.*'], plugins: { words }, rules: { [name]: 'error' } };
      const isRefused = (path) =>
        linter.verify('', config, { filename: process.cwd() + '/' + path }).some(({ ruleId }) => ruleId === name);
      process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).filter(isRefused)));
    `;
    const paths = repositoryPaths();
    expect(paths.length).toBeGreaterThan(1_000);
    expect(runModule(script, [...paths, 'shell/src/console/part-list.css'])).toEqual([
      'shell/src/console/part-list.css',
    ]);
  });

  it('are the same in the glossary', () => {
    const script = `
      import { givenUp } from './deploy/lint/given-up-words.mjs';
      process.stdout.write(JSON.stringify(givenUp));
    `;
    const said = (runModule(script, null) as Word[])
      .map(({ words: [word], instead }) => `${word} (${instead})`)
      .join(', ');
    const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
      .trim()
      .split('\n\n')
      .at(-1)
      ?.replaceAll('\n', ' ');
    expect(text).toBe(`Given up, with what is said instead: ${said}.`);
  });
});
