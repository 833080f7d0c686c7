import { tmpdir } from 'node:os';
import pino from 'pino';
import { readConfig } from '../config.js';
import { makeCopies } from '../db/copies.js';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import { statementsAlone, threePhases } from '../jobs/job-kind.js';
import { runDueJobs } from '../jobs/run-jobs.js';
import { makeScans } from '../scans/make-scans.js';
import type { Services } from '../services.js';
import { openStorage } from '../storage/open-storage.js';

// A process for crash tests: takes a job at the address it is given, says how far it is, and never ends the phase named by the job's kind.
const [url = '', now = ''] = process.argv.slice(2);
const base = {
  config: readConfig({ SWAPT_DATA_DIR: tmpdir() }),
  db: asDatabase(postgresEngine(url)),
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
};
const services: Services = {
  ...base,
  scans: makeScans(base),
  storage: openStorage(base.config, base.db),
  copies: makeCopies(base.db),
};

function hang(phase: string): Promise<never> {
  process.stdout.write(`${phase}\n`);
  return new Promise<never>(() => setInterval(() => undefined, 1000));
}
const pass = async () => true;

await runDueJobs(services, {
  count: statementsAlone(() => hang('statements')),
  begin: threePhases({ begin: () => hang('begin'), work: pass, end: async () => undefined }),
  work: threePhases({ begin: pass, work: () => hang('work'), end: async () => undefined }),
  end: threePhases({ begin: pass, work: pass, end: () => hang('end') }),
});
