import type { KeptFile } from './mails.sql.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'mails.attachments': readonly KeptFile[];
  }
  interface AnswerTypes {
    /** A check of the table: only what was sent or given up has none. */
    'mails.selectMails.body': string;
    /** Names, by the path of the statement. */
    'mails.selectMails.files': readonly string[];
    /** The same. */
    'mails.selectWaiting.body': string;
  }
}
