import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { noOrg } from '../db/no-org.js';
import type { Services } from '../services.js';
import { queueSending } from './mail.jobs.js';
import { hasMailbox } from './mailbox-address.js';
import { insertMail } from './mails.sql.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The organization that it is about, if one: it is erased with it. */
  orgId?: string;
  /** How long what it says is true, or its links work; three days unless it is said. Later it is not sent any more. */
  goodForMs?: number;
}

const THREE_DAYS_MS = 3 * 24 * 3600_000;

/**
 * Writes a mail in the transaction of the change that asks for it: it goes out if and only if that change was committed. A job sends it by the
 * mail server of SMTP_URL, again and again as long as it is good; without a mail server it is shown in the mailbox page.
 */
export async function queueMail(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { to, subject, text, orgId, goodForMs = THREE_DAYS_MS }: Mail,
): Promise<void> {
  const created_at = now();
  const mail_id = uuidv7(created_at);
  const state = hasMailbox(config) ? 'shown' : 'waiting';
  const expires_at = new Date(created_at.getTime() + goodForMs);
  const org_id = orgId ?? null;
  await insertMail(tx, { mail_id, org_id, recipient: to, subject, body: text, state, created_at, expires_at });
  if (state === 'shown') return;
  await queueSending(tx, orgId ?? noOrg, mail_id, created_at);
}
