// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** user-role.sql.ts: selectPeople */
    "select m.id, m.user_id, coalesce(u.email, m.email) as email, coalesce(u.name, '') as name, m.role, m.created_at, u.last_seen_at from memberships m left join users u on u.user_id = m.user_id where m.org_id = $1 and ($2 = '' or strpos(lower(coalesce(u.email, m.email) || ' ' || coalesce(u.name, '')), lower($2)) > 0) order by m.created_at, m.id limit $3 offset $4": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: {
        id: string;
        user_id: string | null;
        email: string;
        name: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
        last_seen_at: Date | null;
      };
    };

    /** user-role.sql.ts: countPeople */
    "select count(*) as total from memberships m left join users u on u.user_id = m.user_id where m.org_id = $1 and ($2 = '' or strpos(lower(coalesce(u.email, m.email) || ' ' || coalesce(u.name, '')), lower($2)) > 0)": {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** user-role.sql.ts: selectPerson */
    "select m.id, m.user_id, coalesce(u.email, m.email) as email, coalesce(u.name, '') as name, m.role, m.created_at, u.last_seen_at from memberships m left join users u on u.user_id = m.user_id where m.org_id = $1 and m.id = $2": {
      values: readonly [string | null, string | null];
      row: {
        id: string;
        user_id: string | null;
        email: string;
        name: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
        last_seen_at: Date | null;
      };
    };

    /** user-role.sql.ts: selectPersonByUser */
    "select m.id, m.user_id, coalesce(u.email, m.email) as email, coalesce(u.name, '') as name, m.role, m.created_at, u.last_seen_at from memberships m left join users u on u.user_id = m.user_id where m.org_id = $1 and m.user_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        id: string;
        user_id: string;
        email: string;
        name: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
        last_seen_at: Date | null;
      };
    };

    /** user-role.sql.ts: selectPersonByEmail */
    "select m.id, m.user_id, coalesce(u.email, m.email) as email, coalesce(u.name, '') as name, m.role, m.created_at, u.last_seen_at from memberships m left join users u on u.user_id = m.user_id where m.org_id = $1 and lower($2) in (lower(u.email), lower(m.email))": {
      values: readonly [string | null, string | null];
      row: {
        id: string;
        user_id: string | null;
        email: string;
        name: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
        last_seen_at: Date | null;
      };
    };

    /** user-role.sql.ts: countOwners */
    "select count(*) as owners from memberships where org_id = $1 and role = 'owner' and user_id is not null": {
      values: readonly [string | null];
      row: { owners: number };
    };

    /** user-role.sql.ts: insertMember */
    'insert into memberships (org_id, id, user_id, email, role, created_at) values ($1, $2, $3, $4, $5, $6)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** user-role.sql.ts: updateRole */
    'update memberships set role = $3 where org_id = $1 and id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** user-role.sql.ts: deleteMember */
    'delete from memberships where org_id = $1 and id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };
  }
}
