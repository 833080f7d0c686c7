import { readConfig } from '../src/platform/config/config.js';
import { openDatabase } from '../src/platform/db/open.js';
import type { Services } from '../src/platform/services.js';
import { findPostgres, startPostgres } from '../src/testing/engines/private-postgres.js';
import { benchServices } from './bench-services.js';
import { cpuTime } from './cpu-time.js';
import { settle } from './settle.js';
import { type TestDatabase, type TestTx, asTestDatabase } from '../src/testing/engines/test-database.js';

const [rounds, warmUps] = [20, 3];

interface Measured<T> {
  /** Milliseconds, as are the next two. */
  median: number;
  p95: number;
  cpu: number;
  /** What the last run gave. */
  last: T;
}

export interface Bench<Filled> {
  filled: Filled;
  services: Services;
  /** The time of an operation of the organization with its transaction. */
  measure: <T>(run: (tx: TestTx) => Promise<T>) => Promise<Measured<T>>;
}

interface Work<Filled> {
  engine: string | undefined;
  dataDir: string | undefined;
  now: () => Date;
  fill: (db: TestDatabase) => Promise<Filled>;
  /** Once for each message of the parent, which gets the rows. */
  measureAll: (bench: Bench<Filled>) => Promise<object[]>;
}

/** One engine, filled, in a process of its own: the embedded one, or a PostgreSQL started for it where there is one on this machine. */
export async function measureEngine<Filled extends { orgId: string }>(work: Work<Filled>): Promise<void> {
  const bin = work.engine === 'postgres' ? findPostgres() : undefined;
  if (work.engine === 'postgres' && !bin) {
    process.once('disconnect', () => process.exit());
    process.send?.({ ready: 'missing' });
    return;
  }
  const cluster = bin ? await startPostgres(bin) : undefined;
  const url = cluster?.url('postgres');
  const config = readConfig({ SWAPT_DATA_DIR: work.dataDir, SWAPT_DEMO: 'off', ...(url && { DATABASE_URL: url }) });
  const db = asTestDatabase(await openDatabase(config));
  const end = async () => {
    await db.close();
    await cluster?.stop();
    process.exit();
  };
  process.once('disconnect', () => void end());

  const filled = await work.fill(db);
  await settle(db, url);
  const services = benchServices(config, db, { now: work.now });
  const bench = { filled, services, measure: measureIn(db, filled.orgId) };
  process.on('message', () => void work.measureAll(bench).then((rows) => process.send?.({ rows })));
  process.send?.({ ready: { ...filled, version: cluster?.version ?? 'embedded' } });
}

const measureIn =
  (db: TestDatabase, orgId: string) =>
  async <T>(run: (tx: TestTx) => Promise<T>): Promise<Measured<T>> => {
    const times: number[] = [];
    let backend = 0;
    const once = async () => {
      const begin = performance.now();
      const result = await db.org(orgId, async (tx) => {
        const given = await run(tx);
        if (db.engine === 'postgres') [{ pid: backend } = { pid: 0 }] = await tx.query<{ pid: number }>(selectPid);
        return given;
      });
      times.push(performance.now() - begin);
      return result;
    };
    let last = await once();
    for (let round = 1; round < warmUps; round++) last = await once();
    times.length = 0;
    const started = cpuTime(backend);
    for (let round = 0; round < rounds; round++) last = await once();
    const cpu = (cpuTime(backend) - started) / rounds;
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return { median: at(0.5), p95: at(0.95), cpu, last };
  };

const selectPid = 'select pg_backend_pid() as pid';
