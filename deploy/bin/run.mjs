/** `npm run doctor`, `accounts`, `backup`, `restore` and `remotes`: a command of the built server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, install, root } from './lib.mjs';

checkNode();
await install();
await build(['server']);
spawn(process.execPath, [join('server', 'dist', 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
}).on('exit', (code) => process.exit(code ?? 1));
