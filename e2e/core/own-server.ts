import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const ofServer = createRequire(join(root, 'server/package.json'));

interface Engine {
  exec: (statements: string) => Promise<unknown>;
  close: () => Promise<void>;
}
interface Library {
  PGlite: { create: (directory: string) => Promise<Engine> };
}

/** A server of one test, which can be stopped to change what it finds in its database when it starts again. */
export function ownServer(port: number, settings: Record<string, string> = {}) {
  const dataDir = join(root, '.data', `e2e-${port}`);
  const url = `http://localhost:${port}`;
  let folder = root;
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    running = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', PORT: String(port), SWAPT_DATA_DIR: dataDir, SWAPT_DEMO: 'off' },
        ...settings,
      },
    });
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { message: `${url} is ready`, timeout: 90_000 }).toBe(true);
  }

  async function stop(): Promise<void> {
    const process = running;
    running = undefined;
    if (!process || process.exitCode !== null) return;
    process.kill('SIGTERM');
    await once(process, 'exit');
  }

  return {
    url,
    async begin() {
      rmSync(dataDir, { recursive: true, force: true });
      await start();
    },
    /** Runs statements while nobody else has the database. */
    async change(statements: string) {
      await stop();
      const { PGlite } = (await import(ofServer.resolve('@electric-sql/pglite'))) as Library;
      const engine = await PGlite.create(join(dataDir, 'database'));
      await engine.exec(statements);
      await engine.close();
      await start();
    },
    /** Goes on with the program in another folder. */
    async replace(program: string) {
      await stop();
      folder = program;
      await start();
    },
    stop,
  };
}
