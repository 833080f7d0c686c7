// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** health.routes.ts: registerHealth */
    'select 1': {
      values: readonly [];
      row: { '?column?': number };
    };
  }
}
