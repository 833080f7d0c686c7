import { pino } from 'pino';
import { readConfig } from '../src/config.js';
import type { Tx } from '../src/db/database.js';
import { openDatabase } from '../src/db/open.js';
import { listCodes } from '../src/modules/codes/codes.service.js';
import type { CodeFilter } from '../src/modules/codes/code-entries.sql.js';
import { makeScans } from '../src/scans/make-scans.js';
import { findPostgres, startPostgres } from '../src/testing/private-postgres.js';
import { fillCodes } from './codes-fill.js';
import { cpuTime } from './cpu-time.js';
import { settle } from './settle.js';

// One engine with a hundred thousand codes of one organization: `codes-server.js pglite <folder>` or `codes-server.js postgres <folder>`.
const [, , engine, dataDir, count = '100000'] = process.argv;
const [rounds, warmUps] = [20, 3];

const bin = engine === 'postgres' ? findPostgres() : undefined;
const cluster = bin ? await startPostgres(bin) : undefined;
const url = cluster?.url('postgres');
const config = readConfig({ SWAPT_DATA_DIR: dataDir, SWAPT_DEMO: 'off', ...(url && { DATABASE_URL: url }) });
const db = await openDatabase(config);
const base = { config, db, log: pino({ level: 'warn' }), now: () => new Date() };
const services = { ...base, scans: makeScans(base) };

process.once('disconnect', () => void end());
process.on('message', () => void measureAll().then((rows) => process.send?.({ rows })));
const filled = engine === 'postgres' && !cluster ? undefined : await fillCodes(db, Number(count));
await settle(db, url);
process.send?.({ ready: filled ? { ...filled, version: cluster?.version ?? 'embedded' } : 'missing' });

async function end(): Promise<void> {
  await db.close();
  await cluster?.stop();
  process.exit();
}

async function measureAll() {
  const far = Number(count) / 10;
  const folder = { folderId: filled?.folderId ?? '' };
  const subjects: { name: string; filter: CodeFilter; page: number }[] = [
    { name: 'newest, page 1', filter: {}, page: 1 },
    { name: 'newest, last page', filter: {}, page: far },
    { name: 'by name, page 1', filter: { sort: 'name' }, page: 1 },
    { name: 'by name, last page', filter: { sort: 'name' }, page: far },
    { name: 'by scans, page 1', filter: { sort: 'scans' }, page: 1 },
    { name: 'by scans, last page', filter: { sort: 'scans' }, page: far },
    { name: 'search found in a thousand', filter: { search: 'table 77' }, page: 1 },
    { name: 'search found in all', filter: { search: 'example' }, page: 1 },
    { name: 'search found in none', filter: { search: 'nowhere to be found' }, page: 1 },
    { name: 'a folder of a thousand', filter: folder, page: 1 },
    { name: 'a tag of a tenth, page 1', filter: { tag: 'tag 3' }, page: 1 },
    { name: 'a tag of a tenth, last page', filter: { tag: 'tag 3' }, page: far / 10 },
    { name: 'paused', filter: { status: 'paused' }, page: 1 },
    {
      name: 'folder, tag, search, by scans',
      filter: { ...folder, tag: 'tag 3', search: 'table', sort: 'scans' },
      page: 1,
    },
  ];
  const rows = [];
  for (const { name, filter, page } of subjects) {
    const list = await measure(async (tx) => {
      const ctx = { tx, orgId: filled?.orgId ?? '', services };
      return (await listCodes(ctx, filter, { page })).total;
    });
    rows.push({ name, ...list });
  }
  rows.push({ name: 'bare: ten codes by their key', ...(await measure(bare)) });
  return rows;
}

/** The least that a list of ten can cost. */
const bare = async (tx: Tx) =>
  (await tx.query('select * from codes where org_id = $1 order by code_id limit 10', [filled?.orgId])).length;

/** Median and 95th percentile of the time of the operation with its transaction, and its CPU time, all in milliseconds. */
async function measure(run: (tx: Tx) => Promise<number>) {
  const times: number[] = [];
  let [total, backend, started] = [0, 0, 0];
  for (let round = -warmUps; round < rounds; round++) {
    if (round === 0) started = cpuTime(backend);
    const begin = performance.now();
    await db.org(filled?.orgId ?? '', async (tx) => {
      total = await run(tx);
      if (cluster) [{ pid: backend } = { pid: 0 }] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    });
    if (round >= 0) times.push(performance.now() - begin);
  }
  const cpu = (cpuTime(backend) - started) / rounds;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95), cpu, total };
}
