// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** order-mails.sql.ts: selectAddresses */
    'select u.email from memberships m join users u on u.user_id = m.user_id\n\
      where m.org_id = $1 and m.user_id = any($2::uuid[]) order by u.email': {
      values: readonly [string | null, List<string> | null];
      row: { email: string };
    };
  }
}
