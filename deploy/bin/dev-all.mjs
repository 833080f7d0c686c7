/** Everything from this computer: a change rebuilds its package, restarts the server and reloads the open pages. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { createReloadingProxy } from './dev-proxy.mjs';
import { endWith, watchBuild } from '../../shared/src/remote-tools/watch-build.mjs';
import { bin, remotes, root, run } from './lib.mjs';

export async function developAll() {
  await build();
  const port = Number(process.env.PORT ?? 4000);
  const inner = port + 1;
  const proxy = createReloadingProxy(inner);
  let server;

  async function restart() {
    if (server?.exitCode === null) {
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

  const restartSoon = settled(restart);
  const rebuildServer = settled(async () => {
    await run(process.execPath, ['build.mjs'], { quiet: true, cwd: join(root, 'server') });
    await restart();
  });
  const watchers = ['shell', ...remotes].map((name) => {
    let isFirst = true;
    const build = { name, command: bin('webpack', name), args: ['--mode', 'production'], cwd: join(root, name) };
    return watchBuild(build, () => {
      if (!isFirst) console.log(`  rebuilt ${name}`);
      if (!isFirst) restartSoon();
      isFirst = false;
    });
  });
  for (const folder of ['server/src', 'server/migrations', 'shared/src/contract', 'shared/src/values']) {
    watch(join(root, folder), { recursive: true }, rebuildServer);
  }

  await restart();
  proxy.listen(port, () => console.log(`\n  Developing at http://localhost:${port}; a change reloads the page.\n`));
  endWith(() => [...watchers, server]);
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
