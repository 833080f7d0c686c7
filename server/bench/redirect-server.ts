import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buildApp } from '../src/app/app.js';
import { readConfig } from '../src/platform/config/config.js';
import { openDatabase } from '../src/platform/db/open.js';
import { uuidv7 } from '../src/platform/db/uuid.js';
import { defaultQrStyle } from '@swapt/shared/values';
import { benchServices } from './bench-services.js';
import { type TestTx, asTestDatabase } from '../src/testing/test-database.js';

// The whole application on the embedded database with 10,000 codes. Its parent switches the recording on and off and asks for the CPU time.
await Promise.all(Array.from({ length: 8 }, () => stat('.')));
const threadsOfServer = new Set(threads());
const config = readConfig({ SWAPT_DATA_DIR: process.argv[2], SWAPT_DEMO: 'off' });
const db = asTestDatabase(await openDatabase(config));
/** What opening the embedded database added is its thread. */
const threadsOfDatabase = threads().filter((id) => !threadsOfServer.has(id));
await db.system(insertCodes);

const services = benchServices(config, db, { ingestEveryMs: 3_600_000 });
const { scans, shortLinks } = services;
await scans.start();
await shortLinks.watch();
// All codes in memory, as after a while of running.
await Promise.all(Array.from({ length: 10_000 }, async (_, n) => shortLinks.resolve(`bench-${n + 1}`)));
let isRecording = false;
const app = await buildApp({
  ...services,
  scans: { ...scans, record: (scan, done) => (isRecording ? scans.record(scan, done) : done()) },
});
const address = await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
process.send?.({ ready: address });

process.once('disconnect', () => process.exit());
process.on('message', (message: { record?: boolean; ingest?: boolean }) => void obey(message));

async function obey(message: { record?: boolean; ingest?: boolean }): Promise<void> {
  if (message.record !== undefined) isRecording = message.record;
  const ingested = message.ingest ? await scans.ingest() : 0;
  process.send?.({ ...cpuTime(), ingested });
}

/** Microseconds of CPU of this process: without the embedded database's thread, and of that thread. */
function cpuTime(): { server: number; database: number } {
  const { user, system } = process.cpuUsage();
  const database = threadsOfDatabase.reduce((sum, id) => sum + threadTime(id), 0);
  return { server: user + system - database, database };
}

function threads(): string[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
}

/** User and system time are the 14th and 15th field, in hundredths of a second. */
function threadTime(id: string): number {
  const text = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function insertCodes(tx: TestTx): Promise<void> {
  const orgId = uuidv7();
  const codeIds = Array.from({ length: 10_000 }, () => uuidv7());
  await tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, 'Benchmark']);
  await tx.query(
    `insert into codes (org_id, code_id, name, type, target, slug, style)
     select $1, code_id, 'Code', 'link', 'https://example.com/landing/page-' || n, 'bench-' || n, $3::jsonb
     from unnest($2::uuid[]) with ordinality as ids (code_id, n)`,
    [orgId, codeIds, JSON.stringify(defaultQrStyle)],
  );
  await tx.query(
    `insert into slugs (slug, org_id, code_id, version) select slug, org_id, code_id, nextval('slug_versions') from codes where org_id = $1`,
    [orgId],
  );
}
