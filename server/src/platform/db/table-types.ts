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
  return [
    `// Made by \`pnpm --filter @swapt/server statements\` from the migrated database; do not edit.\n`,
    ...interfaces,
  ].join('\n');
}

/** `scan_counts` becomes `ScanCountsRow`. */
function rowName(table: string): string {
  return `${table.replace(/(^|_)(.)/g, (_all, _line, letter: string) => letter.toUpperCase())}Row`;
}
