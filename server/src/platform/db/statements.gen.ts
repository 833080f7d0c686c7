// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module './statements.js' {
  interface Statements {
    /** lock-organizations.ts: lockOrganizations */
    'select pg_advisory_xact_lock(7281, turn) from (select distinct hashtext(org_id::text) as turn from unnest($1::uuid[]) as scans (org_id) order by 1) as turns': {
      values: readonly [List<string> | null];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** lock-organizations.ts: lockOrg */
    'select from organizations where org_id = $1 for no key update': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** migrate.ts: migrateIn */
    'insert into schema_migrations (name, checksum) values ($1, $2)': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** migrate.ts: prepare */
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** migrate.ts: lock */
    'set local statement_timeout = 0': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** migrate.ts: lock */
    'select pg_advisory_xact_lock(7279)': {
      values: readonly [];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** migrate.ts: applied */
    'select name, checksum from schema_migrations': {
      values: readonly [];
      row: { name: string; checksum: string };
    };

    /** open.ts: refuseOld */
    "select current_setting('server_version_num')::int as version": {
      values: readonly [];
      row: { version: number };
    };

    /** table-types.ts: tableTypes */
    'select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as required\n\
       from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid\n\
      where c.relnamespace = \'public\'::regnamespace and c.relkind in (\'r\', \'p\') and not c.relispartition and a.attnum > 0 and not a.attisdropped\n\
      order by c.relname, a.attnum': {
      values: readonly [];
      row: { table: string; name: string; type: string; required: boolean };
    };

    /** table-types.ts: tableTypes */
    'select c.relname as "table", min(a.attname::text) filter (where a.attname <> \'org_id\') as key\n\
       from pg_index i join pg_class c on c.oid = i.indrelid\n\
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)\n\
      where c.relnamespace = \'public\'::regnamespace and c.relkind in (\'r\', \'p\') and not c.relispartition and i.indisprimary\n\
      group by c.relname\n\
     having count(*) filter (where a.attname = \'org_id\') = 1 and count(*) = 2\n\
        and min(a.atttypid::regtype::text) filter (where a.attname <> \'org_id\') = \'uuid\'\n\
      order by c.relname': {
      values: readonly [];
      row: { table: string; key: string | null };
    };
  }

  interface ComposedStatements {
    /** migrate.ts: migrateIn */
    'db.migration': {
      values: readonly unknown[];
      row: Record<never, never>;
    };
  }
}
