/** One of each kind, made in a copy of the repository and put to everything that guards the others; nothing of it is changed by hand. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../bin/lib.mjs';
import { copyWorkspace, editedByHand, madeFiles } from './copy-workspace.mjs';

/** What is made, how many files may be edited for it, and in which order: the first screen lists what the module keeps. */
const asked = [
  { words: ['module', 'gift-cards'], edits: 2 },
  { words: ['screen', 'mf-stores', 'gift-cards'], edits: 1 },
  { words: ['screen', 'mf-campaigns', 'raffles'], edits: 1 },
  { words: ['public-page', 'opening-hours'], edits: 0 },
  { words: ['vendor', 'text-message'], edits: 1 },
];

/** What asks something of every noun, table, address, setting, route and text. */
const guards = [
  'shared/src/messages',
  'server/src/app/tests',
  'server/src/app/doctor/doctor.test',
  'server/src/modules/org/org.jobs.test',
  'server/src/platform/db/table-types.test',
  'server/src/platform/db/statements/statements.test',
  'server/src/platform/http/openapi',
  'server/src/public-site/declared-paths.test',
  'server/src/public-site/languages.test',
  'server/src/readme.test',
  'mf-stores/src/remote.test',
  'mf-campaigns/src/remote.test',
];

export async function proveNew() {
  const folder = mkdtempSync(join(tmpdir(), 'swapt-new-'));
  try {
    copyWorkspace(root, folder);
    makeEach(folder);
    const made = madeFiles(folder);
    const sources = made.filter((path) => /\.tsx?$/.test(path) && !path.includes('.gen.'));
    const tests = sources.filter((path) => /\.test\.tsx?$/.test(path));
    const bin = (name) => join(folder, 'node_modules/.bin', name);
    const step = async (title, command, args) => {
      console.log(title);
      await run(command, args, { cwd: folder, quiet: true });
    };
    await step('formatted', bin('prettier'), ['--check', ...sources]);
    await step('lint', bin('eslint'), ['--max-warnings', '0', ...sources, ...editedByHand(folder)]);
    await step('types of the server', bin('tsc'), ['-p', 'server']);
    await step('types of what runs in a browser', bin('tsc'), ['-p', 'tsconfig.browser.json']);
    await step(`its own tests: ${tests.join(', ')}`, bin('jest'), ['-w', '1', ...tests]);
    // The test of this command would copy the copy.
    const others = ['-w', '1', ...guards, '--testPathIgnorePatterns', 'tests/new.test', '/node_modules/'];
    await step(`the tests that ask every noun: ${guards.join(', ')}`, bin('jest'), others);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeEach(folder) {
  let before = [];
  for (const { words, edits } of asked) {
    execFileSync(process.execPath, ['deploy/bin/new.mjs', ...words], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const all = editedByHand(folder);
    const own = all.filter((path) => !before.includes(path));
    before = all;
    console.log(`made ${words.join(' ')}; edited: ${own.join(', ') || 'nothing'}`);
    if (own.length > edits)
      throw new Error(`Made for ${words.join(' ')}, ${own.length} files are edited; ${edits} may be.`);
  }
}
