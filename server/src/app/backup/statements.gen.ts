// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** rows.sql.ts: selectTables */
    "select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,\n\
            array_agg(a.atttypid::regtype::text order by a.attnum) as types\n\
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''\n\
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1::text[])\n\
      group by c.relname order by c.relname": {
      values: readonly [List<string> | null];
      row: { name: string; columns: string[]; types: string[] };
    };

    /** rows.sql.ts: countTables */
    "select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')": {
      values: readonly [];
      row: { tables: number };
    };

    /** rows.sql.ts: selectSequences */
    "select c.relname::text as name, s.last_value as value from pg_class c join pg_sequences s on s.schemaname = 'public' and s.sequencename = c.relname\n\
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and s.last_value is not null": {
      values: readonly [];
      row: { name: string; value: number };
    };

    /** rows.sql.ts: setSequence */
    "select setval(format('public.%I', $1::text)::regclass, $2)": {
      values: readonly [string | null, number | null];
      row: { setval: number | null };
    };

    /** rows.sql.ts: selectForeignKeys */
    "select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,\n\
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add\n\
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname": {
      values: readonly [];
      row: { drop: string; add: string };
    };
  }

  interface ComposedStatements {
    /** rows.sql.ts: define */
    'backup.definition': {
      values: readonly unknown[];
      row: Record<never, never>;
    };

    /** rows.sql.ts: fetchRows */
    'backup.fetch': {
      values: readonly unknown[];
      row: { line: string };
    };

    /** rows.sql.ts: insertRows */
    'backup.insert': {
      values: readonly unknown[];
      row: Record<never, never>;
    };
  }
}
