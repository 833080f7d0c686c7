import type { Tx } from './database.js';

const kinds: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
};

/** The rows of every table as TypeScript, read from a migrated database: the migrations stay the only truth about tables. */
export async function tableTypes(tx: Tx): Promise<string> {
  const columns = await tx.query<{ table: string; name: string; type: string; required: boolean }>(
    `select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as required
       from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  const lines = new Map<string, string[]>();
  for (const { table, name, type, required } of columns) {
    const kind = kinds[type];
    if (!kind) throw new Error(`${table}.${name} has the type ${type}, which table-types.ts does not know yet`);
    lines.set(table, [...(lines.get(table) ?? []), `  ${name}: ${kind}${required ? '' : ' | null'};`]);
  }
  const interfaces = [...lines].map(
    ([table, fields]) => `export interface ${rowName(table)} {\n${fields.join('\n')}\n}\n`,
  );
  return [`// Made by pull-tables.ts from the migrated database; do not edit.\n`, ...interfaces].join('\n');
}

/** `scan_counts` becomes `ScanCountsRow`. */
function rowName(table: string): string {
  return `${table.replace(/(^|_)(.)/g, (_all, _line, letter: string) => letter.toUpperCase())}Row`;
}
