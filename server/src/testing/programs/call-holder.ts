import { tmpdir } from 'node:os';
import pino from 'pino';
import { makeServices } from '../../app/make-services.js';
import { readConfig } from '../../platform/config/config.js';
import { asDatabase } from '../../platform/db/engine.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { makeThing } from '../vendors/counting-vendor.js';

// A process for crash tests: sends the calls that are due, and never writes what the service answered.
const [url = '', now = '', vendorUrl = ''] = process.argv.slice(2);
const services = makeServices({
  config: readConfig({ SWAPT_DATA_DIR: tmpdir() }),
  db: asDatabase(postgresEngine(url)),
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
});

async function hang(): Promise<never> {
  process.stdout.write('answered\n');
  return new Promise<never>(() => setInterval(() => undefined, 1000));
}

await runDueJobs(services, byKind([makeThing(vendorUrl, { safeAgainMs: 3600_000, onAnswer: hang }).job]));
