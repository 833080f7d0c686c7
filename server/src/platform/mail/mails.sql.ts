import type { Tx } from '../db/database.js';

/** `waiting` for the mail server, `sent`, `failed`, or `shown` in the mailbox page where there is no mail server. */
type MailState = 'waiting' | 'sent' | 'failed' | 'shown';

/** A file as a row keeps it. */
export interface KeptFile {
  name: string;
  type: string;
  /** In base64. */
  body: string;
}

export interface NewMail {
  mail_id: string;
  /** The organization that it is about, if one. */
  org_id: string | null;
  recipient: string;
  subject: string;
  /** It carries tokens: gone as soon as the mail was sent or given up. */
  body: string | null;
  /** The same for mail programs that show it; gone with the body, and so are the files. */
  html: string | null;
  attachments: readonly KeptFile[] | null;
  state: MailState;
  created_at: Date;
  /** Later nothing in it works any more, and it is not sent. */
  expires_at: Date;
}

const DAY_MS = 24 * 3600_000;
const KEPT_MS = 7 * DAY_MS;
/** A mail under way when its time ends is marked by its own attempt. */
const OVERDUE_MS = 3600_000;

export const insertMail = (tx: Tx, mail: NewMail) =>
  tx.query(
    `insert into mails (mail_id, org_id, recipient, subject, body, html, attachments, state, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...([mail.mail_id, mail.org_id, mail.recipient, mail.subject, mail.body, mail.html] as const),
      ...([
        mail.attachments && JSON.stringify(mail.attachments),
        mail.state,
        mail.created_at,
        mail.expires_at,
      ] as const),
    ],
    'insert_mail',
  );

/** A mail that still waits to be sent. */
export const selectWaiting = (tx: Tx, mailId: string) =>
  tx.query(
    `select mail_id, org_id, recipient, subject, body, html, attachments, state, attempts, created_at, expires_at from mails
      where mail_id = $1 and state = 'waiting'`,
    [mailId],
    'waiting_mail',
  );

export const markSent = (tx: Tx, mailId: string) =>
  tx.query(
    `update mails set state = 'sent', body = null, html = null, attachments = null, last_error = null
      where mail_id = $1 and state = 'waiting'`,
    [mailId],
    'mark_mail_sent',
  );

export const markFailed = (tx: Tx, mailId: string, reason: string) =>
  tx.query(
    `update mails set state = 'failed', body = null, html = null, attachments = null, last_error = coalesce(nullif($2, ''), last_error, 'It was not sent in time.')
      where mail_id = $1 and state = 'waiting'`,
    [mailId, reason],
  );

/** Counts an attempt that failed; no row when the mail is gone or done. */
export const countAttempt = (tx: Tx, mailId: string, reason: string) =>
  tx.query(
    "update mails set attempts = attempts + 1, last_error = $2 where mail_id = $1 and state = 'waiting' returning 1",
    [mailId, reason],
  );

/** Newest first; of everybody when no recipient is named. */
export const selectMails = (tx: Tx, recipient: string | undefined) =>
  tx.query(
    `select mail_id, recipient, subject, body, html is not null as has_html, created_at,
       jsonb_path_query_array(coalesce(attachments, '[]'::jsonb), '$[*].name') as files
     from mails
     where state = 'shown' and ($1::text is null or lower(recipient) = lower($1)) order by created_at desc, mail_id desc limit 100`,
    [recipient ?? null],
  );

/** What was caught, beside its text. */
export const selectShown = (tx: Tx, mailId: string) =>
  tx.query(`select html, attachments from mails where mail_id = $1 and state = 'shown'`, [mailId]);

/** What lies here for an address whose owner is forgotten. */
export const deleteMailsTo = (tx: Tx, recipient: string) =>
  tx.query('delete from mails where lower(recipient) = lower($1)', [recipient]);

/** The same when one organization forgets a customer: what others have for them still goes out. */
export const deleteMailsAbout = (tx: Tx, orgId: string, recipient: string) =>
  tx.query(
    `delete from mails where lower(recipient) = lower($2) and (org_id = $1 or (org_id is null and state <> 'waiting'))`,
    [orgId, recipient],
  );

/** Ends what was never sent in its time, whatever became of its job, and removes what is old. */
export async function tidyMails(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `update mails set state = 'failed', body = null, html = null, attachments = null, last_error = coalesce(last_error, 'It was not sent in time.')
      where state = 'waiting' and expires_at <= $1`,
    [new Date(now.getTime() - OVERDUE_MS)],
  );
  await tx.query("delete from mails where state <> 'waiting' and created_at <= $1", [
    new Date(now.getTime() - KEPT_MS),
  ]);
}
