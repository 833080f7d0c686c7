import pino from 'pino';
import { makeServices } from '../../app/make-services.js';
import { bulkChangePart } from '../../modules/bulk-changes/bulk-changes.jobs.js';
import { readConfig } from '../../platform/config/config.js';
import { openDatabase } from '../../platform/db/open.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';

// A process for crash tests: works off changes of many codes in the database of the given folder or address, as if it were the given moment.
const [dataDir = '', now = '', databaseUrl] = process.argv.slice(2);
const config = readConfig({ SWAPT_DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
const db = await openDatabase(config);
const services = makeServices({ config, db, log: pino({ level: 'silent' }), now: () => new Date(now) });
process.stdout.write('working\n');
await runDueJobs(services, byKind([bulkChangePart]));
await db.close();
process.exit();
