import { Type } from 'typebox';
import type { Tx } from '../db/database.js';
import { defineJob } from '../jobs/define-job.js';
import { enqueue } from '../jobs/enqueue.js';
import { threePhases } from '../jobs/job-run.js';
import { backOff } from '../jobs/run-jobs.js';
import { countAttempt, markFailed, markSent, selectWaiting } from './mails.sql.js';
import { handOver } from './transport.js';

/**
 * Hands a mail over to the mail server at least once: a process that dies between the server's yes and its mark hands it over again, under the
 * same message-id. A server that fails is asked again in a job of its own, later and later, until the mail is no good any more.
 */
export const sendMail = defineJob({
  kind: 'mail.send',
  payload: Type.Object({ mail_id: Type.String({ format: 'uuid' }) }),
  name: 'mail',
  run: threePhases({
    begin: async (tx, { payload: { mail_id: mailId } }, { now }) => {
      const [mail] = await selectWaiting(tx, mailId);
      if (!mail || mail.expires_at > now()) return mail;
      await markFailed(tx, mailId, '');
      return undefined;
    },
    work: async (mail, { config }, signal) => ({ mail, outcome: await handOver(config, mail, signal) }),
    end: async (tx, { mail, outcome }, { org_id: orgId }, { now, log }) => {
      const { mail_id: mailId, attempts, expires_at: expiresAt } = mail;
      if (outcome.isSent) return void (await markSent(tx, mailId));
      const { reason, isFinal } = outcome;
      if (isFinal) return void (await markFailed(tx, mailId, reason));
      if ((await countAttempt(tx, mailId, reason)).length === 0) return;
      log.warn({ mail: mailId, attempts: attempts + 1 }, 'A mail could not be sent yet');
      const next = now().getTime() + backOff(attempts + 1);
      const runAt = new Date(Math.min(next, expiresAt.getTime()));
      await queueSending(tx, orgId, mailId, now(), runAt);
    },
  }),
});

/** Asks for a mail to be sent. */
export const queueSending = (tx: Tx, orgId: string, mailId: string, now: Date, runAt = now): Promise<void> =>
  enqueue(tx, sendMail, { orgId, payload: { mail_id: mailId }, now, runAt, key: mailId });
