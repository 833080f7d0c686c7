import { tmpdir } from 'node:os';
import pino from 'pino';
import { readConfig } from '../config.js';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import { runDueJobs } from '../jobs/run-jobs.js';
import { mailJobs } from '../mail/mail.jobs.js';
import { makeScans } from '../scans/make-scans.js';
import { makeCopies } from '../db/copies.js';
import { openStorage } from '../storage/open-storage.js';

// A process for crash tests: hands over the mails that wait at the address it is given.
const [url = '', now = '', smtpUrl = ''] = process.argv.slice(2);
const base = {
  config: readConfig({ SWAPT_DATA_DIR: tmpdir(), SMTP_URL: smtpUrl }),
  db: asDatabase(postgresEngine(url)),
  log: pino({ level: 'silent' }),
  now: () => new Date(now),
};
await runDueJobs(
  { ...base, scans: makeScans(base), storage: openStorage(base.config, base.db), copies: makeCopies(base.db) },
  mailJobs,
);
