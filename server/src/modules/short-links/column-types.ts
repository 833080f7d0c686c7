export {};

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** The code for which the name was just taken. */
    'slugs.insertSlugs.code_id': string;
  }
}
