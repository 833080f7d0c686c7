import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { serverRoot } from '../../platform/db/server-root.js';
import { runModule } from '../../testing/run-module.js';
import { testFolder } from '../../testing/test-folder.js';

const root = dirname(serverRoot);
/** What one of each kind may change outside of the files that it makes. */
const kinds = {
  module: { asked: ['gift-cards'], edits: 2 },
  screen: { asked: ['mf-stores', 'gift-cards'], edits: 1 },
  'public-page': { asked: ['opening-hours'], edits: 0 },
  vendor: { asked: ['text-message'], edits: 1 },
};

const messages = 'shared/src/messages/languages';

const inCopy = (folder: string, call: string) => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { copyWorkspace, editedByHand, madeFiles } from './deploy/new/copy-workspace.mjs';
    const { root, folder } = JSON.parse(readFileSync(0, 'utf8'));
    process.stdout.write(JSON.stringify((${call})));
  `;
  return runModule(script, { root, folder }) as string[];
};

describe('npm run new', () => {
  const folder = testFolder();
  const make = (...asked: string[]) =>
    spawnSync(process.execPath, ['deploy/bin/new.mjs', ...asked], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SWAPT_NEW_LISTS: 'none' },
    });
  let edited: string[] = [];

  beforeAll(() => {
    inCopy(folder, '(copyWorkspace(root, folder), [])');
  });

  it.each(Object.entries(kinds))('%s makes files that parse and are formatted', (kind, { asked, edits }) => {
    const before = inCopy(folder, 'madeFiles(folder)');
    const { status, stderr } = make(kind, ...asked);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const made = inCopy(folder, 'madeFiles(folder)').filter((path) => !before.includes(path));
    const all = inCopy(folder, 'editedByHand(folder)');
    const own = all.filter((path) => !edited.includes(path));
    edited = all;

    expect(own.length).toBeLessThanOrEqual(edits);
    expect(made.filter((path) => /\.test\.tsx?$/.test(path))).not.toEqual([]);
    const sources = [...made, ...own].filter((path) => /\.tsx?$/.test(path));
    expect(sources.filter((path) => faultsOf(join(folder, path)).length > 0)).toEqual([]);
    expect(sources.flatMap((path) => missingImports(join(folder, path)))).toEqual([]);
    const check = spawnSync('node_modules/.bin/prettier', ['--check', ...sources], { cwd: folder, encoding: 'utf8' });
    expect(check.stderr).toBe('');
  });

  it('public-page speaks every language that there is, in its own words', () => {
    const languages = readdirSync(join(folder, messages), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const said = languages.map(({ name }) => readFileSync(join(folder, messages, name, 'opening-hours.ts'), 'utf8'));
    const texts = said.flatMap((source) => source.match(/(?<=: ').*(?=',$)/gm) ?? []);
    expect(texts.length).toBe(5 * languages.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('refuses a name that is taken, one that cannot be one, and what it does not make', () => {
    expect(make('module', 'codes').stderr).toContain('shared/src/contract/codes/codes.ts is there already');
    for (const asked of [['module', 'Gift Cards'], ['module'], ['screen', 'mf-public', 'orders'], ['table', 'orders']])
      expect(make(...asked)).toMatchObject({ status: 1, stderr: expect.stringContaining('Say what to make') });
  });

  it('says so when a list that it writes into has changed its shape', () => {
    const list = join(folder, 'server/src/app/modules.ts');
    const text = readFileSync(list, 'utf8');
    writeFileSync(list, text.replace('const nouns', 'const all'));
    expect(make('module', 'vouchers').stderr).toContain('mend deploy/new');
    writeFileSync(list, text);
    expect(existsSync(join(folder, 'server/src/modules/vouchers'))).toBe(false);
  });
});

/** What a file imports by a path that leads to no file. */
function missingImports(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'));
  const targets = importedFiles.map(({ fileName }) => fileName).filter((name) => /^\.{1,2}\/.*\.js$/.test(name));
  const isThere = (name: string) =>
    ['.ts', '.tsx', '.js'].some((ending) => existsSync(join(dirname(path), name.replace(/\.js$/, ending))));
  // Written with the lists, which are left out here.
  return targets.filter((name) => !name.endsWith('.gen.js') && !isThere(name)).map((name) => `${path}: ${name}`);
}

/** What the compiler cannot read. */
function faultsOf(path: string): readonly ts.Diagnostic[] {
  const { diagnostics = [] } = ts.transpileModule(readFileSync(path, 'utf8'), {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  return diagnostics;
}
