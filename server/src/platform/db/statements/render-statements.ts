import { posix } from 'node:path';

/** One statement of a statements.gen.ts. */
export interface Entry {
  file: string;
  owner: string;
  /** Its text, or the name of a composed one. */
  key: string;
  /** Unknown of a composed one. */
  values: readonly string[] | undefined;
  columns: readonly { name: string; type: string }[];
}

const head = `// Made by \`pnpm --filter @swapt/server statements\` from the statements of this folder and the migrated database; do not edit.\nexport {};\n`;

/** The text of a folder's statements.gen.ts. */
export function renderFolder(folder: string, entries: readonly Entry[]): string {
  const place = posix.relative(folder, 'platform/db/statements.js');
  const fixed = interfaceOf(
    'Statements',
    entries.filter(({ values }) => values),
  );
  const composed = interfaceOf(
    'ComposedStatements',
    entries.filter(({ values }) => !values),
  );
  return `${head}\ndeclare module '${place.startsWith('.') ? place : `./${place}`}' {\n${[...fixed, ...composed].join('\n')}}\n`;
}

function interfaceOf(name: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return [];
  const members = new Map<string, string>();
  for (const entry of entries) if (!members.has(entry.key)) members.set(entry.key, memberOf(entry));
  return [`  interface ${name} {\n${[...members.values()].join('\n')}  }\n`];
}

function memberOf({ file, owner, key, values, columns }: Entry): string {
  const fields = columns.map(({ name, type }) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${type}`);
  const short = `{ ${fields.join('; ')} }`;
  const row =
    fields.length === 0
      ? 'Record<never, never>'
      : short.length < 110
        ? short
        : `{\n${fields.map((field) => `        ${field};\n`).join('')}      }`;
  const given = values ? `readonly [${values.join(', ')}]` : 'readonly unknown[]';
  return `    /** ${file}: ${owner} */\n    ${quoted(key)}: {\n      values: ${given};\n      row: ${row};\n    };\n`;
}

/** Line by line, as the statement is written. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + text.replace(quote === "'" ? /[\\']/g : /\\/g, '\\$&').replaceAll('\n', '\\n\\\n') + quote;
}
