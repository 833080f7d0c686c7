import { tmpdir } from 'node:os';
import pino from 'pino';
import { makeServices } from '../../app/make-services.js';
import { readConfig } from '../../platform/config/config.js';
import { asDatabase } from '../../platform/db/engine.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import { byKind, defineJob, noPayload } from '../../platform/jobs/define-job.js';
import { statementsAlone, threePhases, type JobRun } from '../../platform/jobs/job-run.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';

// A process for crash tests: takes a job at the address it is given, says how far it is, and never ends the phase named by the job's kind.
const [url = '', now = ''] = process.argv.slice(2);
const services = makeServices({
  config: readConfig({ SWAPT_DATA_DIR: tmpdir() }),
  db: asDatabase(postgresEngine(url)),
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
});

function hang(phase: string): Promise<never> {
  process.stdout.write(`${phase}\n`);
  return new Promise<never>(() => setInterval(() => undefined, 1000));
}
const pass = async () => true;

const hanging = (kind: string, run: JobRun<Record<string, never>>) =>
  defineJob({ kind, payload: noPayload, name: undefined, run });

await runDueJobs(
  services,
  byKind([
    hanging(
      'count',
      statementsAlone(() => hang('statements')),
    ),
    hanging('begin', threePhases({ begin: () => hang('begin'), work: pass, end: async () => undefined })),
    hanging('work', threePhases({ begin: pass, work: () => hang('work'), end: async () => undefined })),
    hanging('end', threePhases({ begin: pass, work: pass, end: () => hang('end') })),
  ]),
);
