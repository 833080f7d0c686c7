import { pino } from 'pino';
import { buildApp } from '../app/app.js';
import { readConfig } from '../platform/config/config.js';
import { makeCopies } from '../platform/db/copies.js';
import { openDatabase } from '../platform/db/open.js';
import { makeScans } from '../scan-ingestion/make-scans.js';
import { moveIn } from '../platform/storage/move-in.js';
import { openStorage } from '../platform/storage/open-storage.js';

// A process for tests of several: the whole server without what is built beside it, with the settings of its environment. It prints its port.
const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const now = () => new Date();
const db = await openDatabase(config);
const scans = makeScans({ config, db, log, now });
const storage = openStorage(config, db);
await moveIn(config.dataDir, storage, log);
await scans.start();
const app = await buildApp({ config, db, log, now, scans, storage, copies: makeCopies(db) }, config.dataDir);
process.stdout.write(`${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}\n`);
