export {};

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** A fault is of something: every check joins what it names by what it is named with. */
    'doctor.runCheck.subject': string;
    /** Made by `format`, or the same text for all. */
    'doctor.runCheck.says': string;
  }
}
