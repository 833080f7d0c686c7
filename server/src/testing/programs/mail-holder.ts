import { tmpdir } from 'node:os';
import pino from 'pino';
import { makeServices } from '../../app/make-services.js';
import { readConfig } from '../../platform/config/config.js';
import { asDatabase } from '../../platform/db/engine.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { sendMail } from '../../platform/mail/mail.jobs.js';

// A process for crash tests: hands over the mails that wait at the address it is given.
const [url = '', now = '', smtpUrl = ''] = process.argv.slice(2);
const services = makeServices({
  config: readConfig({ SWAPT_DATA_DIR: tmpdir(), SMTP_URL: smtpUrl }),
  db: asDatabase(postgresEngine(url)),
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
});
await runDueJobs(services, byKind([sendMail]));
