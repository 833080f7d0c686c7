// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** mails.sql.ts: insertMail */
    'insert into mails (mail_id, org_id, recipient, subject, body, html, attachments, state, created_at, expires_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** mails.sql.ts: selectWaiting */
    "select mail_id, org_id, recipient, subject, body, html, attachments, state, attempts, created_at, expires_at from mails\n\
      where mail_id = $1 and state = 'waiting'": {
      values: readonly [string | null];
      row: {
        mail_id: string;
        org_id: string | null;
        recipient: string;
        subject: string;
        body: Narrowed<string | null, AnswerTypes['mails.selectWaiting.body']>;
        html: string | null;
        attachments: ColumnTypes['mails.attachments'] | null;
        state: 'waiting';
        attempts: number;
        created_at: Date;
        expires_at: Date;
      };
    };

    /** mails.sql.ts: markSent */
    "update mails set state = 'sent', body = null, html = null, attachments = null, last_error = null\n\
      where mail_id = $1 and state = 'waiting'": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** mails.sql.ts: markFailed */
    "update mails set state = 'failed', body = null, html = null, attachments = null, last_error = coalesce(nullif($2, ''), last_error, 'It was not sent in time.')\n\
      where mail_id = $1 and state = 'waiting'": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** mails.sql.ts: countAttempt */
    "update mails set attempts = attempts + 1, last_error = $2 where mail_id = $1 and state = 'waiting' returning 1": {
      values: readonly [string | null, string | null];
      row: { '?column?': number };
    };

    /** mails.sql.ts: selectMails */
    "select mail_id, recipient, subject, body, html is not null as has_html, created_at,\n\
       jsonb_path_query_array(coalesce(attachments, '[]'::jsonb), '$[*].name') as files\n\
     from mails\n\
     where state = 'shown' and ($1::text is null or lower(recipient) = lower($1)) order by created_at desc, mail_id desc limit 100": {
      values: readonly [string | null];
      row: {
        mail_id: string;
        recipient: string;
        subject: string;
        body: Narrowed<string | null, AnswerTypes['mails.selectMails.body']>;
        has_html: boolean;
        created_at: Date;
        files: Narrowed<unknown, AnswerTypes['mails.selectMails.files']>;
      };
    };

    /** mails.sql.ts: selectShown */
    "select html, attachments from mails where mail_id = $1 and state = 'shown'": {
      values: readonly [string | null];
      row: { html: string | null; attachments: ColumnTypes['mails.attachments'] | null };
    };

    /** mails.sql.ts: deleteMailsTo */
    'delete from mails where lower(recipient) = lower($1)': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** mails.sql.ts: deleteMailsAbout */
    "delete from mails where lower(recipient) = lower($2) and (org_id = $1 or (org_id is null and state <> 'waiting'))": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** mails.sql.ts: tidyMails */
    "update mails set state = 'failed', body = null, html = null, attachments = null, last_error = coalesce(last_error, 'It was not sent in time.')\n\
      where state = 'waiting' and expires_at <= $1": {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** mails.sql.ts: tidyMails */
    "delete from mails where state <> 'waiting' and created_at <= $1": {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
