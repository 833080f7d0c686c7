/**
 * `npm run dev`: serves everything, rebuilds the package that changed and reloads the browser.
 * The builds are those of a release, so that what is seen is what will be published.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { createReloadingProxy } from './dev-proxy.mjs';
import { bin, checkNode, install, remotes, root, run } from './lib.mjs';

checkNode();
await install();
await build();

const port = Number(process.env.PORT ?? 4000);
const inner = port + 1;
const proxy = createReloadingProxy(inner);
let server;

async function restart() {
  if (server) {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
  server = spawn(process.execPath, ['--enable-source-maps', join('server', 'dist', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      SWAPT_PUBLIC_URL: `http://localhost:${port}`,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(inner),
    },
  });
  await proxy.untilReady();
  proxy.reload();
}

/** Runs `work` once when calls have paused, and never twice at once. */
function settled(work) {
  let timer;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(work).catch((error) => console.error(error.message))), 300);
  };
}

const restartSoon = settled(restart);
const rebuildServer = settled(async () => {
  await run(process.execPath, ['build.mjs'], { quiet: true, cwd: join(root, 'server') });
  await restart();
});

const watchers = ['shell', ...remotes].map((name) => {
  const child = spawn(bin('webpack', name), ['--mode', 'production', '--watch'], { cwd: join(root, name) });
  let isFirst = true;
  child.stdout.on('data', (chunk) => {
    const text = String(chunk);
    if (text.includes('ERROR')) console.error(`${name}\n${text}`);
    if (!text.includes('compiled successfully')) return;
    if (!isFirst) {
      console.log(`  rebuilt ${name}`);
      restartSoon();
    }
    isFirst = false;
  });
  return child;
});
for (const folder of ['server/src', 'server/migrations', 'shared/src/contract', 'shared/src/values']) {
  watch(join(root, folder), { recursive: true }, rebuildServer);
}

await restart();
proxy.listen(port, () => console.log(`\n  Developing at http://localhost:${port}; a change reloads the page.\n`));

const stop = () => {
  for (const child of [...watchers, server]) child.kill('SIGTERM');
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
