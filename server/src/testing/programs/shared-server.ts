import { pino } from 'pino';
import { buildApp } from '../../app/app.js';
import { makeServices } from '../../app/make-services.js';
import { readConfig } from '../../platform/config/config.js';
import { openDatabase } from '../../platform/db/open.js';
import { moveIn } from '../../platform/storage/move-in.js';

// A process for tests of several: the whole server without what is built beside it, with the settings of its environment. It prints its port.
const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const now = () => new Date();
const db = await openDatabase(config);
const services = makeServices({ config, db, log, now });
await moveIn(config.dataDir, services.storage, log);
await services.scans.start();
await services.shortLinks.watch();
const app = await buildApp(services, config.dataDir);
process.stdout.write(`${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}\n`);
