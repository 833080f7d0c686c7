import { arrayLiteral } from '../../platform/db/array-literal.js';
import { composed } from '../../platform/db/composed.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { Tx } from '../../platform/db/database.js';

/** Tables whose rows an archive has in another form: as its list of migrations, and as files. */
const otherwiseArchived = ['schema_migrations', 'stored_files', 'stored_chunks'];

/**
 * Every table, from the database itself, so that no list has to be kept: its columns but those that the database works out, with their types. A
 * partitioned table stands for its partitions.
 */
export const selectTables = (tx: Tx) =>
  tx.query(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
            array_agg(a.atttypid::regtype::text order by a.attnum) as types
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1::text[])
      group by c.relname order by c.relname`,
    [otherwiseArchived],
  );

export type Table = RowOf<typeof selectTables>;

export const countTables = (tx: Tx) =>
  tx.query(
    "select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );

/** Those that have given a number. */
export const selectSequences = (tx: Tx) =>
  tx.query(
    `select c.relname::text as name, s.last_value as value from pg_class c join pg_sequences s on s.schemaname = 'public' and s.sequencename = c.relname
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and s.last_value is not null`,
  );

export const setSequence = (tx: Tx, name: string, value: number) =>
  tx.query("select setval(format('public.%I', $1::text)::regclass, $2)", [name, value]);

/** Foreign keys, as statements that take them off and that put them back, which looks at every row. */
export const selectForeignKeys = (tx: Tx) =>
  tx.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`,
  );

/** A definition is no statement to prepare: it says nothing back. */
const definitionText = composed(
  'backup.definition',
  (text: string) => text,
  () => [['set local statement_timeout = 0']],
);
export const define = (tx: Tx, ...texts: string[]) =>
  texts.length > 0 ? tx.query(definitionText(texts.join(';\n'))) : [];

/** How values are written as text and read again, the same in every database. */
const asText = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`;
export const setTexts = (tx: Tx) => define(tx, asText);

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Rows that stay out. The keys by which visitors are known for a day are to be nowhere soon after it (docs/decisions/059-how-visitors-are-recognized.md),
 * and an archive is kept for longer.
 */
const leftOut: Record<string, string> = { secrets: "where not starts_with(name, 'visitors of ')" };

const cursor = 'archived_rows';
export const openRows = (tx: Tx, { name, columns }: Table) =>
  define(
    tx,
    `declare ${cursor} no scroll cursor for
     select to_json(array[${columns.map((column) => `${quoted(column)}::text`).join(', ')}])::text as line from ${quoted(name)} ${leftOut[name] ?? ''}`,
  );
export const closeRows = (tx: Tx) => define(tx, `close ${cursor}`);

const fetchText = composed(
  'backup.fetch',
  (text: string) => text,
  () => [["select '[]'::json::text as line"]],
);
/** The next rows, each as a list of texts in JSON. */
export const fetchRows = (tx: Tx, count: number) => tx.query(fetchText(`fetch ${count} from ${cursor}`));

export const insertRows = (tx: Tx, { name, columns, types }: Table, lines: readonly string[]) =>
  tx.query(
    insertText(
      `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value
       select ${types.map((type, at) => `(fields ->> ${at})::${type}`).join(', ')}
         from unnest($1::text[]) line, cast(line as jsonb) fields`,
    ),
    [arrayLiteral(lines)],
  );
const insertText = composed(
  'backup.insert',
  (text: string) => text,
  () => [['insert into page_events select from unnest($1::text[]) line where false']],
);
