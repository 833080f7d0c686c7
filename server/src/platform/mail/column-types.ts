export {};

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** A check of the table: only what was sent or given up has none. */
    'mails.selectMails.body': string;
    /** The same. */
    'mails.selectWaiting.body': string;
  }
}
