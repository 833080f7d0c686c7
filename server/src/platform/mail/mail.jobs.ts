import { enqueue } from '../jobs/enqueue.js';
import { threePhases, type JobKinds } from '../jobs/job-kind.js';
import { backOff } from '../jobs/run-jobs.js';
import { countAttempt, markFailed, markSent, selectWaiting } from './mails.sql.js';
import { mailJob } from './queue-mail.js';
import { handOver } from './transport.js';

/**
 * Hands a mail over to the mail server at least once: a process that dies between the server's yes and its mark hands it over again, under the
 * same message-id. A server that fails is asked again in a job of its own, later and later, until the mail is no good any more.
 */
export const mailJobs: JobKinds = {
  [mailJob]: threePhases({
    begin: async (tx, { payload }, { now }) => {
      // The parse edge: queueMail wrote the payload.
      const { mail_id: mailId } = payload as { mail_id: string };
      const [mail] = await selectWaiting(tx, mailId);
      if (!mail || mail.expires_at > now()) return mail;
      await markFailed(tx, mailId, '');
      return undefined;
    },
    work: async (mail, { config }, signal) => ({ mail, outcome: await handOver(config, mail, signal) }),
    end: async (tx, { mail, outcome }, { org_id: orgId, payload }, { now, log }) => {
      const { mail_id: mailId, attempts, expires_at: expiresAt } = mail;
      if (outcome.isSent) return void (await markSent(tx, mailId));
      const { reason, isFinal } = outcome;
      if (isFinal) return void (await markFailed(tx, mailId, reason));
      if ((await countAttempt(tx, mailId, reason)).length === 0) return;
      log.warn({ mail: mailId, attempts: attempts + 1 }, 'A mail could not be sent yet');
      const next = now().getTime() + backOff(attempts + 1);
      const runAt = new Date(Math.min(next, expiresAt.getTime()));
      await enqueue(tx, { orgId, kind: mailJob, payload: { ...(payload as object) }, now: now(), runAt });
    },
  }),
};
