import pino from 'pino';
import { readConfig } from '../config.js';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import { runDueJobs, type JobServices } from '../jobs/run-jobs.js';

// A process for crash tests: takes a job at the address it is given, says so, and never ends it.
const [url = '', now = ''] = process.argv.slice(2);
const services: JobServices = {
  config: readConfig({}),
  db: asDatabase(postgresEngine(url)),
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
};
await runDueJobs(services, {
  count: () => {
    process.stdout.write('running\n');
    return new Promise<never>(() => setInterval(() => undefined, 1000));
  },
});
