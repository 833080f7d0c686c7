/** `npm run bench -- redirect`: measures one subject and prints a table. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { checkNode, fail, install, root } from './lib.mjs';

const [subject, ...args] = process.argv.slice(2);
const folder = join(root, 'server', 'bench');
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.slice(0, -10));
const file = join(folder, `${subject}.bench.mjs`);
if (!subject || !existsSync(file)) fail(`Say what to measure: npm run bench -- ${known.join(' | ')}`);
checkNode();
await install();
await build();
const { run } = await import(pathToFileURL(file).href);
await run(args);
