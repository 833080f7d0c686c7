/** `npm run new -- module|screen|public-page|vendor …`: makes one that works, with its test. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as module from '../new/module.mjs';
import { namesOf } from '../new/names.mjs';
import * as publicPage from '../new/public-page.mjs';
import * as screen from '../new/screen.mjs';
import * as vendor from '../new/vendor.mjs';
import { bin, fail, root } from './lib.mjs';
import { languagesThere } from './public-screens.mjs';

const kinds = {
  module: { make: module.make, takes: ['<nouns>'] },
  screen: { make: screen.make, takes: [`<${screen.remotes.join('|')}>`, '<nouns>'] },
  'public-page': { make: publicPage.make, takes: ['<nouns>'] },
  vendor: { make: vendor.make, takes: ['<noun>'] },
};
const plural = /^[a-z]+(-[a-z]+)*s$/;
const singular = /^[a-z]+(-[a-z]+)*$/;

const [kind, ...given] = process.argv.slice(2);
const asked = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : undefined;
const noun = given.at(-1) ?? '';
const remote = given.length > 1 ? given[0] : undefined;
const isUnderstood =
  given.length === asked?.takes.length &&
  (kind === 'vendor' ? singular : plural).test(noun) &&
  (remote === undefined || screen.remotes.includes(remote));
if (!isUnderstood) {
  const usages = Object.entries(kinds).map(([name, { takes }]) => `  npm run new -- ${name} ${takes.join(' ')}`);
  fail(`Say what to make, by a name in lower case such as gift-cards:\n${usages.join('\n')}`);
}

const read = (path) => readFileSync(join(root, path), 'utf8');
const made = [];
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  made.push(path);
}

/** Its operations, in whatever folder of the contract. */
const operations = readdirSync(join(root, 'shared/src/contract'), { recursive: true, encoding: 'utf8' })
  .map((path) => `shared/src/contract/${path}`)
  .find((path) => path.endsWith(`/${noun}.ts`));

/** What there is already and the new files depend on. */
function facts() {
  const last = readdirSync(join(root, 'server/migrations')).sort().at(-1) ?? '0000';
  return {
    remote,
    nextMigration: String(Number(last.slice(0, 4)) + 1).padStart(4, '0'),
    languages: languagesThere(),
    contract: operations ? read(operations) : '',
  };
}

if (kind === 'module' && operations) fail(`${operations} is there already.`);
const { files, edits, lists } = asked.make(namesOf(noun), facts());
for (const path of Object.keys(files)) if (existsSync(join(root, path))) fail(`${path} is there already.`);
const edited = Object.entries(edits).map(([path, edit]) => [path, withEdit(path, edit)]);
for (const [path, text] of [...Object.entries(files), ...edited]) write(path, text);

/** The text of a list with what was made in it: behind its anchors, and its import behind the others. */
function withEdit(path, { imports, after }) {
  let text = read(path);
  for (const [anchor, entry] of after) {
    if (!text.includes(anchor)) fail(`${path} has no ${JSON.stringify(anchor)} any more: mend deploy/new.`);
    text = text.replace(anchor, () => `${anchor}${entry}`);
  }
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const at = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return imports ? `${text.slice(0, at)}${imports}\n${text.slice(at)}` : text;
}

// A test that only looks at the files saves the minute that the lists take.
for (const [where, script, ...args] of process.env.SWAPT_NEW_LISTS === 'none' ? [] : lists) {
  const command = script.endsWith('.ts') ? bin('tsx', where) : process.execPath;
  execFileSync(command, [script, ...args], { cwd: join(root, where), stdio: 'inherit' });
}
const formatted = [...made.filter((path) => !path.endsWith('.sql')), 'README.md'];
execFileSync(bin('prettier'), ['--log-level', 'warn', '--write', ...formatted], { cwd: root, stdio: 'inherit' });
console.log(`Made, and to be changed to your needs:\n${made.map((path) => `  ${path}`).join('\n')}`);
console.log('Then: npm run check');
