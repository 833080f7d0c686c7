/** `npm start`: installs, builds what changed, and serves everything. Arguments go to the server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, install, lean, root } from './lib.mjs';

checkNode();
await install();
await build();
const server = spawn(process.execPath, [...lean.flags, join('server', 'dist', 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...lean.env, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
