import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { noOrg } from '../db/no-org.js';
import type { Services } from '../services.js';
import { queueSending } from './mail.jobs.js';
import { hasMailbox } from './mailbox-address.js';
import { insertMail, type KeptFile } from './mails.sql.js';

interface MailFile {
  /** Made by us, of letters that mean nothing in a header. */
  name: string;
  type: string;
  body: Buffer;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for mail programs that show it. */
  html?: string;
  attachments?: readonly MailFile[];
  /** The organization that it is about, if one: it is erased with it. */
  orgId?: string;
  /** How long what it says is true, or its links work; three days unless it is said. Later it is not sent any more. */
  goodForMs?: number;
}

const THREE_DAYS_MS = 3 * 24 * 3600_000;
/** What all files of a mail may come to. They wait in the database, and mailboxes refuse what is very large. */
export const mostAttached = 2 * 1024 * 1024;

/**
 * Writes a mail in the transaction of the change that asks for it: it goes out if and only if that change was committed. A job sends it by the
 * mail server of SMTP_URL, again and again as long as it is good; without a mail server it is shown in the mailbox page.
 */
export async function queueMail(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { to, subject, text, html, attachments = [], orgId, goodForMs = THREE_DAYS_MS }: Mail,
): Promise<void> {
  const created_at = now();
  const mail_id = uuidv7(created_at);
  const state = hasMailbox(config) ? 'shown' : 'waiting';
  const expires_at = new Date(created_at.getTime() + goodForMs);
  const org_id = orgId ?? null;
  const content = { subject, body: text, html: html ?? null, attachments: asKept(attachments) };
  await insertMail(tx, { mail_id, org_id, recipient: to, ...content, state, created_at, expires_at });
  if (state === 'shown') return;
  await queueSending(tx, orgId ?? noOrg, mail_id, created_at);
}

function asKept(files: readonly MailFile[]): KeptFile[] | null {
  if (files.length === 0) return null;
  if (files.reduce((sum, { body }) => sum + body.length, 0) > mostAttached)
    throw new Error('A mail has too large files');
  const odd = files.find(({ name }) => !/^[\w-]+\.\w+$/.test(name));
  if (odd) throw new Error(`A file of a mail has a name that is not ours: ${odd.name}`);
  return files.map(({ name, type, body }) => ({ name, type, body: body.toString('base64') }));
}
