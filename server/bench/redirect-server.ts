import { buildApp } from '../src/app/app.js';
import { readConfig } from '../src/platform/config/config.js';
import { openDatabase } from '../src/platform/db/open.js';
import { benchServices } from './bench-services.js';
import { codeCount, insertCodes } from './redirect-codes.js';
import { asTestDatabase } from '../src/testing/engines/test-database.js';

// The whole application on the embedded database with 10,000 codes. Its parent switches the recording on and off and asks for the CPU time in microseconds.
const config = readConfig({ SWAPT_DATA_DIR: process.argv[2], SWAPT_DEMO: 'off' });
const db = asTestDatabase(await openDatabase(config));
await db.system(insertCodes);

const services = benchServices(config, db, { ingestEveryMs: 3_600_000 });
const { scans, shortLinks } = services;
await scans.start();
await shortLinks.watch();
// All codes in memory, as after a while of running.
await Promise.all(Array.from({ length: codeCount }, async (_, n) => shortLinks.resolve(`bench-${n + 1}`)));
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
  if (message.ingest) await scans.ingest();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
}
