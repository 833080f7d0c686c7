/** `npm run new -- module <nouns>`: a noun of the contract and the server that works, with its table, its fixture and its test. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleFiles, namesOf } from '../new/module.mjs';
import { bin, root } from './lib.mjs';

const [kind, noun] = process.argv.slice(2);
if (kind !== 'module' || !/^[a-z]+(-[a-z]+)*s$/.test(noun ?? '')) {
  console.error('Say what to make: npm run new -- module <nouns>, a plural in lower case such as gift-cards');
  process.exit(1);
}

const names = namesOf(noun);
const read = (path) => readFileSync(join(root, path), 'utf8');
const made = [];
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  made.push(path);
}

const nextMigration = () => {
  const last = readdirSync(join(root, 'server/migrations')).sort().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
};
for (const [path, text] of Object.entries(moduleFiles(names, nextMigration()))) {
  if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
  write(path, text);
}

/** The two lists: operations of the contract, modules of the server. What refers to something stands before it. */
function list(path, importLine, before, entry) {
  const text = read(path);
  const lastImport = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const at = (lastImport?.index ?? 0) + (lastImport?.[0].length ?? 0);
  const listed = `${text.slice(0, at)}${importLine}\n${text.slice(at)}`.replace(before, `${before}${entry}`);
  write(path, listed);
}
list(
  'shared/src/contract/index.ts',
  `import { ${names.camel} } from './${noun}.js';`,
  'export const contract = {\n',
  `  ...${names.camel},\n`,
);
list(
  'server/src/app/modules.ts',
  `import { ${names.camel}Module } from '../modules/${noun}/${noun}.module.js';`,
  'const nouns: readonly Module[] = [\n',
  `  ${names.camel}Module,\n`,
);

const run = (where, ...args) => execFileSync(bin('tsx', where), args, { cwd: join(root, where), stdio: 'inherit' });
run('shared', 'src/client/generate-routes.ts');
run('shared', 'src/surface/write.ts', '--unreleased');
run('server', 'src/platform/db/statements/pull-statements.ts');
execFileSync(bin('prettier'), ['--log-level', 'warn', '--write', ...made.filter((path) => path.endsWith('.ts'))], {
  cwd: root,
  stdio: 'inherit',
});
console.log(`Made, and to be changed to your needs:\n${made.map((path) => `  ${path}`).join('\n')}`);
console.log(`Then: npm run check, or node_modules/.bin/jest server/src/modules/${noun}`);
