import type { Tx } from './database.js';
import { answerType } from './statements/type-names.js';

/** The rows of every table as TypeScript, read from a migrated database: the migrations stay the only truth about tables. */
export async function tableTypes(tx: Tx): Promise<string> {
  const columns = await tx.query(
    `select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as required
       from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  const lines = new Map<string, string[]>();
  for (const { table, name, type, required } of columns) {
    lines.set(table, [...(lines.get(table) ?? []), `  ${name}: ${answerType(type)}${required ? '' : ' | null'};`]);
  }
  const interfaces = [...lines].map(
    ([table, fields]) => `export interface ${rowName(table)} {\n${fields.join('\n')}\n}\n`,
  );
  const keys = await tx.query(
    `select c.relname as "table", min(a.attname::text) filter (where a.attname <> 'org_id') as key
       from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and i.indisprimary
      group by c.relname
     having count(*) filter (where a.attname = 'org_id') = 1 and count(*) = 2
        and min(a.atttypid::regtype::text) filter (where a.attname <> 'org_id') = 'uuid'
      order by c.relname`,
  );
  return [
    `// Made by \`pnpm --filter @swapt/server statements\` from the migrated database; do not edit.\n`,
    ...interfaces,
    `/** What tells the things of an organization apart, for tables with such a key. */\nexport const keysOfThings = {\n${keys.map(({ table, key }) => `  ${table}: '${key}',\n`).join('')}} as const;\n`,
  ].join('\n');
}

/** `scan_counts` becomes `ScanCountsRow`. */
function rowName(table: string): string {
  return `${table.replace(/(^|_)(.)/g, (_all, _line, letter: string) => letter.toUpperCase())}Row`;
}
