import { pino } from 'pino';
import { buildApp } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/open.js';
import { makeCopies } from '../src/db/copies.js';
import { openStorage } from '../src/storage/open-storage.js';
import { seedDemo } from '../src/demo/seed.js';
import { makeScans } from '../src/scans/make-scans.js';

// The whole application with the demo, for a folder of built packages.
const [port, dataDir, root, password] = process.argv.slice(2);
const config = readConfig({
  PORT: port,
  SWAPT_DATA_DIR: dataDir,
  SWAPT_DEMO: 'on',
  SWAPT_DEMO_PASSWORD: password,
  SWAPT_RATE_LIMIT: '1000000',
});
const db = await openDatabase(config);
const base = {
  config,
  db,
  log: pino({ level: 'warn' }),
  storage: openStorage(config, db),
  copies: makeCopies(db),
  now: () => new Date(),
};
const scans = makeScans(base);
await seedDemo(base);
await scans.start();
const app = await buildApp({ ...base, scans }, root);
await app.listen({ port: config.port, host: config.host });
process.send?.({ ready: config.publicUrl });
process.once('disconnect', () => process.exit());
