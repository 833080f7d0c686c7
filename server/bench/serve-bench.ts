import { startProcess } from '../src/app/start.js';
import { readConfig } from '../src/platform/config/config.js';
import type { Services } from '../src/platform/services.js';
import { findPostgres, startPostgres } from '../src/testing/engines/private-postgres.js';
import { asTestDatabase, type TestDatabase } from '../src/testing/engines/test-database.js';
import { clusterCpu, clusterOf } from './cluster-cpu.js';

interface Asked {
  engine: string | undefined;
  dataDir: string | undefined;
  port: string | undefined;
  settings?: Record<string, string>;
}

interface Served {
  db: TestDatabase;
  services: Services;
  /** Of PostgreSQL, where it is that. */
  address: string | undefined;
  /** Milliseconds of CPU until now. */
  cpu: () => { server: number; database: number };
  /** What the parent is told of it. */
  about: { origin: string; version: string };
}

/** The whole program as it starts, on one engine, until its parent lets go. A PostgreSQL is as durable as it is by itself. */
export async function serveBench({ engine, dataDir, port, settings }: Asked, work: (served: Served) => Promise<void>) {
  const bin = engine === 'postgres' ? findPostgres() : undefined;
  if (engine === 'postgres' && !bin) {
    process.once('disconnect', () => process.exit());
    process.send?.({ ready: 'missing' });
    return;
  }
  const cluster = bin ? await startPostgres(bin, []) : undefined;
  const address = cluster?.url('postgres');
  const serve = async () => {
    const config = readConfig({
      PORT: port,
      SWAPT_DATA_DIR: dataDir,
      SWAPT_DEMO: 'off',
      SWAPT_RATE_LIMIT: '100000000',
      ...settings,
      ...(address && { DATABASE_URL: address }),
    });
    const running = await startProcess(config);
    const db = asTestDatabase(running.services.db);
    process.once('disconnect', () => {
      void running
        .stop()
        .then(() => cluster?.stop())
        .then(() => process.exit());
    });
    const [{ pid } = { pid: 0 }] = cluster
      ? await db.system((tx) => tx.query<{ pid: number }>('select pg_backend_pid() as pid'))
      : [];
    const first = cluster ? clusterOf(pid) : 0;
    const cpu = () => {
      const { user, system } = process.cpuUsage();
      return { server: (user + system) / 1000, database: cluster ? clusterCpu(first) : 0 };
    };
    const about = { origin: config.publicUrl, version: cluster?.version ?? 'embedded' };
    await work({ db, services: running.services, address, cpu, about });
  };
  // A cluster outlives the process that started it, so it is ended when there is nothing to measure.
  await serve().catch(async (error: unknown) => {
    await cluster?.stop();
    throw error;
  });
}
