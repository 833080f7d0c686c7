export {};

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** The first of a list with a scan in it. */
    'single-scans.selectReturning.country': string;
    /** The same. */
    'single-scans.selectReturning.device': string;
  }
}
