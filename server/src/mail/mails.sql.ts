import type { Tx } from '../db/database.js';

export interface MailRow {
  mail_id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
}

export const insertMail = (tx: Tx, mail: MailRow) =>
  tx.query('insert into mails (mail_id, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5)', [
    mail.mail_id,
    mail.recipient,
    mail.subject,
    mail.body,
    mail.created_at,
  ]);

/** Newest first; of everybody when no recipient is named. */
export const selectMails = (tx: Tx, recipient: string | undefined) =>
  tx.query<MailRow>(
    `select mail_id, recipient, subject, body, created_at from mails
     where $1::text is null or lower(recipient) = lower($1) order by created_at desc, mail_id desc limit 100`,
    [recipient ?? null],
  );
