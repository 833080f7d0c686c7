import { pino } from 'pino';
import { rangeValues, type Range } from '@swapt/shared/values';
import { readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/open.js';
import { readReport } from '../src/modules/analytics/analytics.service.js';
import { makeScans } from '../src/scans/make-scans.js';
import { findPostgres, startPostgres } from '../src/testing/private-postgres.js';
import { fill, until } from './analytics-fill.js';
import { cpuTime } from './cpu-time.js';
import { settle } from './settle.js';

// One engine with ten million scans' worth of counts: `analytics-server.js pglite <folder>` or `analytics-server.js postgres <folder>`.
const [, , engine, dataDir] = process.argv;
const zone = 'America/New_York';
const rounds = 20;
const warmUps = 3;

const bin = engine === 'postgres' ? findPostgres() : undefined;
const cluster = bin ? await startPostgres(bin) : undefined;
const url = cluster?.url('postgres');
const config = readConfig({ SWAPT_DATA_DIR: dataDir, SWAPT_DEMO: 'off', ...(url && { DATABASE_URL: url }) });
const db = await openDatabase(config);
const base = { config, db, log: pino({ level: 'warn' }), now: () => until };
const services = { ...base, scans: makeScans(base) };

process.once('disconnect', () => void end());
process.on('message', () => void measureAll().then((rows) => process.send?.(rows)));
const filled = engine === 'postgres' && !cluster ? undefined : await fill(db);
await settle(db, url);
process.send?.({ ready: filled ? { ...filled, version: cluster?.version ?? 'embedded' } : 'missing' });

async function end(): Promise<void> {
  await db.close();
  await cluster?.stop();
  process.exit();
}

async function measureAll() {
  const subjects: { name: string; range: Range; before: boolean }[] = [
    ...rangeValues.map((range) => ({ name: range, range, before: false })),
    // On the embedded engine there are too few visits for it.
    ...(db.engine === 'postgres' ? [{ name: 'the 30 days before', range: '30day' as const, before: true }] : []),
  ];
  const rows = [];
  for (const subject of subjects) {
    const organization = await measure(subject.range, subject.before);
    rows.push({ name: subject.name, organization, code: await measure(subject.range, subject.before, filled?.codeId) });
  }
  return { rows };
}

/** Median and 95th percentile of the time of one report with its transaction, and its CPU time, all in milliseconds. */
async function measure(range: Range, before: boolean, code_id?: string) {
  const times: number[] = [];
  let started = 0;
  let backend = 0;
  for (let round = -warmUps; round < rounds; round++) {
    if (round === 0) started = cpuTime(backend);
    const begin = performance.now();
    backend = await db.org(filled?.orgId ?? '', async (tx) => {
      const ctx = { tx, orgId: filled?.orgId ?? '', services };
      await readReport(ctx, { range, zone, before, ...(code_id && { code_id }) });
      if (!cluster) return 0;
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      return row?.pid ?? 0;
    });
    if (round >= 0) times.push(performance.now() - begin);
  }
  const each = (cpuTime(backend) - started) / rounds;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95), cpu: each };
}
