import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../../platform/config/config.js';
import type { Database } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertAccount } from '../../identity/accounts/accounts.sql.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { registerIdentity } from '../../identity/register-identity.js';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { registerMailbox } from '../../console-site/mailbox.routes.js';
import type { Services } from '../../platform/services.js';
import { cookieBrowser, type CookieBrowser } from './cookie-browser.js';
import { testServices } from '../harness.js';

export interface IdentityApp {
  app: FastifyInstance;
  services: Services;
  /** Moves the clock, which else stands at the real moment of the start: the provider dates its tokens by the real one. */
  advance: (ms: number) => void;
  browser: (ip?: string) => CookieBrowser;
  /** A confirmed account. */
  account: () => Promise<{ email: string; name: string; password: string; subject: string }>;
  /** The links in the mails to an address, newest first. */
  links: (to: string) => Promise<string[]>;
}

/** Sign-in, its pages and the mailbox on a test database; as many of them on one database as a test wants. */
export async function identityApp(db: Database, env: Record<string, string> = {}): Promise<IdentityApp> {
  let moment = Date.now();
  const services = testServices(db, { now: () => new Date(moment), config: readConfig(env) });
  const app = Fastify();
  await registerIdentity(app, services);
  await registerMailbox(app, services);
  return {
    app,
    services,
    advance: (ms) => {
      moment += ms;
    },
    browser: (ip) => cookieBrowser(app, services.config.publicUrl, ip),
    account: async () => {
      const subject = uuidv7();
      const made = { email: `${subject}@example.com`, name: 'Robin', password: 'correct horse battery' };
      const row = { ...made, account_id: subject, password_hash: await hashPassword(made.password) };
      await db.system((tx) => insertAccount(tx, { ...row, email_verified_at: services.now() }, services.now()));
      return { ...made, subject };
    },
    links: async (to) => {
      // Some mails are written by a job, so that no answer's time tells whether there is one.
      await runDueJobs(services, jobs);
      // What comes after is newer.
      moment += 1;
      const reply = await app.inject({ url: '/dev/mailbox.json', query: { to } });
      return reply.json<{ data: { text: string }[] }>().data.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
    },
  };
}
