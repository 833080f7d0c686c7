/** Runs one bench on each engine, in a process of its own, and prints its table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, bundleServer, start } from './processes.mjs';

const engines = ['postgres', 'pglite'];

/** `table` makes a text of the engine, what the process says of itself when it is filled, and its rows. */
export async function measureEngines(name, args, table) {
  const bundle = await bundleServer(name);
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  try {
    for (const engine of engines) {
      const server = await start(join(bundle, `${name}.js`), [engine, join(folder, engine), ...args]);
      if (server.address === 'missing') {
        process.stderr.write('PostgreSQL is not on this machine: only the embedded engine is measured.\n');
      } else {
        process.stderr.write(`${engine}: filled.\n`);
        const { rows } = await ask(server, {});
        console.log(table(engine, server.address, rows));
      }
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.disconnect();
      await ended;
    }
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

export const machine = (engine, version) =>
  `${engine} ${version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`;
