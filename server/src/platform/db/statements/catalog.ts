import type { Describer } from './describe.js';
import type { Column } from './shape.js';

/** What the migrated database says of its tables and types. */
export interface Catalog {
  tables: Map<string, Column[]>;
  /** The names of types by their numbers. */
  types: Map<number, string>;
}

/** Reads the tables; `columnTypes` are the columns that are declared to hold something narrower, as `codes.status`. */
export async function readCatalog({ select }: Describer, columnTypes: readonly string[]): Promise<Catalog> {
  const rows = (await select(
    `select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as required
       from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
    // The parse edge: the statement above says what it selects.
  )) as { table: string; name: string; type: string; required: boolean }[];
  const words = await wordsOf(select);
  const types = (await select('select oid::int4 as oid, typname as name from pg_type')) as {
    oid: number;
    name: string;
  }[];
  const tables = new Map<string, Column[]>();
  const unused = new Set(columnTypes);
  for (const { table, name, type, required } of rows) {
    const key = `${table}.${name}`;
    const ts = unused.delete(key) ? `ColumnTypes['${key}']` : words.get(key);
    tables.set(table, [...(tables.get(table) ?? []), { name, pg: type, ts, isNullable: !required }]);
  }
  if (unused.size > 0) throw new Error(`ColumnTypes has what is no column: ${[...unused].join(', ')}`);
  return { tables, types: new Map(types.map(({ oid, name }) => [oid, name])) };
}

/** The words that a check of a column allows: `check (status in ('draft', 'published'))`. */
async function wordsOf(select: Describer['select']): Promise<Map<string, string>> {
  const checks = (await select(
    `select r.conrelid::regclass::text as "table", pg_get_constraintdef(r.oid) as text from pg_constraint r
      where r.contype = 'c' and r.convalidated and r.connamespace = 'public'::regnamespace`,
  )) as { table: string; text: string }[];
  return new Map(
    checks.flatMap(({ table, text }) => {
      const [, column, list] =
        /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'\w[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(text) ?? [];
      return column && list
        ? [[`${table}.${column}`, list.replaceAll('::text', '').split(', ').sort().join(' | ')] as const]
        : [];
    }),
  );
}
