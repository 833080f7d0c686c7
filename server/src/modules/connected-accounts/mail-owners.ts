import type { Tx } from '../../platform/db/database.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import { selectOwners } from './connected-accounts.sql.js';

/** What ends a mail about something that an owner did, as all of them are to know. */
export const ifNotMeant = 'If this was not meant to happen, look into it now and change your password.';

/** Writes to every owner of an organization, in the transaction of what they are to know. */
export async function mailOwners(
  tx: Tx,
  services: Services,
  orgId: string,
  { subject, text }: { subject: string; text: readonly string[] },
): Promise<void> {
  for (const { email: to } of await selectOwners(tx, orgId)) {
    await queueMail(tx, services, { to, orgId, subject, text: ['Hello,', ...text].join('\n\n') });
  }
}
