/** `npm test`: installs, builds, and runs every test, the browser tests included. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { build } from './build.mjs';
import { runJest } from './jest.mjs';
import { checkNode, install, root } from './lib.mjs';
import { runStaticChecks } from './static-checks.mjs';
import { closingLine } from './summary.mjs';

checkNode();
await install();
console.log('Checks');
const results = [await runStaticChecks()];
console.log('Build');
await build();
console.log('Unit and server tests');
results.push(await runJest());
const engines = join(root, '.data', 'test-engines.json');
if (existsSync(engines)) console.log(`Database engines of the server tests: ${readFileSync(engines, 'utf8').trim()}`);
console.log('Browser tests');
results.push(await runBrowserTests(['--retries=1']));
closingLine(results);
