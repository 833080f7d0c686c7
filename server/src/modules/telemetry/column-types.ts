export {};

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** Only releases with failures are selected, so that there is a network with some. */
    'telemetry.selectTallies.byNetwork': number[];
  }
}
