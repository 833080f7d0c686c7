import { pino } from 'pino';
import { buildApp } from '../../app/app.js';
import { jobs } from '../../app/joined.js';
import { makeServices } from '../../app/make-services.js';
import { readConfig } from '../../platform/config/config.js';
import { openDatabase } from '../../platform/db/open.js';
import { startWorker } from '../../platform/jobs/worker.js';
import { moveIn } from '../../platform/storage/move-in.js';

// A process for tests of several: the whole server without what is built beside it, with the settings of its environment, and with
// the argument `worker` one that works off jobs. It prints its port.
const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const now = () => new Date();
const db = await openDatabase(config);
const services = makeServices({ config, db, log, now });
await moveIn(config.dataDir, services.storage, log);
await services.scans.start();
await services.shortLinks.watch();
if (process.argv.includes('worker')) await startWorker(services, jobs);
const app = await buildApp(services, config.dataDir);
process.stdout.write(`${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}\n`);
