// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../db/statements.js' {
  interface Statements {
    /** access.sql.ts: selectRole */
    'select role from memberships where org_id = $1 and user_id = $2': {
      values: readonly [string | null, string | null];
      row: { role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer' };
    };

    /** access.sql.ts: selectRolesOf */
    'select distinct role from memberships where user_id = $1': {
      values: readonly [string | null];
      row: { role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer' };
    };

    /** access.sql.ts: selectOrgsOf */
    'select org_id, false as owns from memberships where user_id = $1': {
      values: readonly [string | null];
      row: { org_id: string; owns: boolean };
    };
  }

  interface ComposedStatements {
    /** access.sql.ts: selectOrgsOwning */
    'access.owning': {
      values: readonly unknown[];
      row: { org_id: string; owns: boolean };
    };
  }
}
