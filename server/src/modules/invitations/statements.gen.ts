// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** invitations.sql.ts: selectInvitations */
    'select m.id, o.name as org_name, o.logo as organization_logo, m.role, m.created_at\n\
     from memberships m join organizations o on o.org_id = m.org_id\n\
     where m.user_id is null and lower(m.email) = lower($2)\n\
  and not exists (select from memberships o where o.org_id = m.org_id and o.user_id = $1) and o.delete_after is null order by m.created_at desc, m.id limit 100': {
      values: readonly [string | null, string | null];
      row: {
        id: string;
        org_name: string;
        organization_logo: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
      };
    };

    /** invitations.sql.ts: selectInvitingOrg */
    'select m.org_id from memberships m where m.id = $3 and m.user_id is null and lower(m.email) = lower($2)\n\
  and not exists (select from memberships o where o.org_id = m.org_id and o.user_id = $1)': {
      values: readonly [string | null, string | null, string | null];
      row: { org_id: string };
    };

    /** invitations.sql.ts: acceptInvitation */
    'update memberships m set user_id = $1 from organizations o\n\
      where o.org_id = m.org_id and o.delete_after is null and m.id = $3 and m.user_id is null and lower(m.email) = lower($2)\n\
  and not exists (select from memberships o where o.org_id = m.org_id and o.user_id = $1) returning m.org_id, m.role': {
      values: readonly [string | null, string | null, string | null];
      row: { org_id: string; role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer' };
    };

    /** invitations.sql.ts: deleteInvitation */
    'delete from memberships where id = $1 and user_id is null and lower(email) = lower($2) returning id': {
      values: readonly [string | null, string | null];
      row: { id: string };
    };

    /** invitations.sql.ts: countInvitations */
    'select count(*) as open from memberships where org_id = $1 and user_id is null': {
      values: readonly [string | null];
      row: { open: number };
    };
  }
}
