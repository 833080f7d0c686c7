#!/usr/bin/env node
/**
 * `npx <address of the installation>/sdk/create-remote.tgz mf-loyalty <address of the installation>`: makes the folder of an empty remote that builds, is
 * tested, is shown in a console and can be released.
 */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const [name = '', server = ''] = process.argv.slice(2);

function fail(sentence) {
  console.error(`\n${sentence}\n\nUse: npx <installation>/sdk/create-remote.tgz mf-loyalty https://qr.example.com\n`);
  process.exit(1);
}

if (!/^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
  fail(`“${name}” cannot be the name of a remote: write one such as mf-loyalty.`);
if (!/^https?:\/\/[^/]+\/?$/.test(server))
  fail('Name the installation that it is for, such as https://qr.example.com.');
const folder = join(process.cwd(), name);
if (existsSync(folder)) fail(`There is a folder ${name} already.`);

const origin = server.replace(/\/$/, '');
const noun = name.slice('mf-'.length);
const words = noun.replaceAll('-', ' ');
const values = {
  name,
  noun,
  origin,
  title: words.charAt(0).toUpperCase() + words.slice(1),
};

cpSync(join(here, 'template'), folder, { recursive: true });
// A package manager leaves a file of this name out.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key]),
  );
}
const file = join(folder, 'package.json');
const { dependencies, ...about } = JSON.parse(readFileSync(file, 'utf8'));
const versions = JSON.parse(readFileSync(join(here, 'versions.json'), 'utf8'));
writeFileSync(file, `${JSON.stringify({ ...about, dependencies: { ...dependencies, ...versions } }, null, 2)}\n`);
console.log(`
${name} is made. Next:

  cd ${name}
  npm install
  npm test
  npm run dev                        shows it in ${origin}, in your browser alone
  npm run build
  SWAPT_DEPLOY_TOKEN=<token> npm run release -- publish

The token is made by the operator of ${origin}, who adds ${name} there with the address /admin/${noun}.
`);
