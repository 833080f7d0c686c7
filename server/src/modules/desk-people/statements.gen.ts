// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** desk-people.sql.ts: selectPeople */
    "select m.user_id, coalesce(nullif(u.name, ''), u.email) as name, m.role, p.pin_hash from memberships m join users u on u.user_id = m.user_id\n\
  left join pos_pins p on p.org_id = m.org_id and p.user_id = m.user_id where m.org_id = $1 and m.role = any($2::text[]) order by lower(coalesce(nullif(u.name, ''), u.email)), m.user_id": {
      values: readonly [string | null, List<string> | null];
      row: {
        user_id: string;
        name: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        pin_hash: string | null;
      };
    };

    /** desk-people.sql.ts: selectDeskPerson */
    "select m.user_id, coalesce(nullif(u.name, ''), u.email) as name, m.role, p.pin_hash from memberships m join users u on u.user_id = m.user_id\n\
  left join pos_pins p on p.org_id = m.org_id and p.user_id = m.user_id where m.org_id = $1 and m.user_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        user_id: string;
        name: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        pin_hash: string | null;
      };
    };

    /** desk-people.sql.ts: upsertPin */
    'insert into pos_pins (org_id, user_id, pin_hash, changed_at) values ($1, $2, $3, $4)\n\
     on conflict (org_id, user_id) do update set pin_hash = excluded.pin_hash, changed_at = excluded.changed_at': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** desk-people.sql.ts: deletePin */
    'delete from pos_pins where org_id = $1 and user_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** desk-people.sql.ts: takeApproval */
    'insert into pos_approvals (org_id, approval_id, session_id, action, approved_by, at) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict (org_id, approval_id) do nothing returning approval_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { approval_id: string };
    };
  }
}
