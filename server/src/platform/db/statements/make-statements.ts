import { loadModule, parseSync, type ParseResult } from 'libpg-query';
import { basename, dirname } from 'node:path';
import { textsOf } from '../composed.js';
import { readCatalog, type Catalog } from './catalog.js';
import type { Describer } from './describe.js';
import { findStatements, type Found, type Sources } from './find-statements.js';
import { renderFolder, type Entry } from './render-statements.js';
import { columnsOfStatement } from './select.js';
import { oneOf, type Column } from './shape.js';
import { answerType, valueType } from './type-names.js';

export interface Made {
  /** What each statements.gen.ts is to contain, by its path from `server/src`. */
  files: Map<string, string>;
  /** The statements that the database refused. */
  refused: string[];
}

/** Prepares every statement of the sources on a migrated database and writes down what it takes and answers with. */
export async function makeStatements(
  describer: Describer,
  load: (file: string) => Promise<unknown>,
  sources: Sources = findStatements(),
): Promise<Made> {
  await loadModule();
  for (const file of sources.composing) await load(file);
  const catalog = await readCatalog(describer, sources.columnTypes);
  const answers = new Set(sources.answerTypes);
  const used = new Set<string>();
  const folders = new Map<string, Entry[]>();
  const refused: string[] = [];
  for (const found of sources.statements) {
    const place = `${basename(found.file).replace(/(\.sql)?\.tsx?$/, '')}.${found.owner}`;
    for (const [key, texts] of textsIn(found)) {
      try {
        const columns = [];
        for (const text of texts) columns.push(await describeText(text, describer, catalog));
        const entry = entryOf(found, key, columns, (name, type) => {
          if (!answers.has(`${place}.${name}`)) return type;
          used.add(`${place}.${name}`);
          return `Narrowed<${type}, AnswerTypes['${place}.${name}']>`;
        });
        folders.set(dirname(found.file), [...(folders.get(dirname(found.file)) ?? []), entry]);
      } catch (error) {
        refused.push(`${found.file} ${found.owner}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  const unused = sources.answerTypes.filter((name) => !used.has(name));
  if (unused.length > 0 && refused.length === 0)
    refused.push(`AnswerTypes has what nothing answers with: ${unused.join(', ')}`);
  const files = new Map(
    [...folders].map(([folder, entries]) => [`${folder}/statements.gen.ts`, renderFolder(folder, entries)]),
  );
  return { files, refused };
}

/** A text is its own key; a composed statement has a name for all of its texts. */
function textsIn({ texts, composedAs }: Found): [key: string, texts: readonly string[]][] {
  if (composedAs === undefined) return texts.map((text) => [text, [text]]);
  const composed = textsOf(composedAs);
  if (!composed) throw new Error(`Nothing is composed as ${composedAs}`);
  return [[composedAs, composed]];
}

interface Answer {
  values: string[];
  columns: Column[];
}

async function describeText(text: string, { describe }: Describer, catalog: Catalog): Promise<Answer> {
  const typeOf = (oid: number) => catalog.types.get(oid) ?? String(oid);
  const { stmts = [] } = parseSync(text) as ParseResult;
  const bytes = Buffer.from(text);
  const answers: Answer[] = [];
  for (const { stmt, stmt_location = 0, stmt_len } of stmts) {
    const one = bytes.subarray(stmt_location, stmt_len ? stmt_location + stmt_len : undefined).toString();
    const { values, columns } = await describe(one);
    const shapes = columnsOfStatement(stmt, catalog.tables);
    answers.push({
      values: values.map((oid) => valueType(typeOf(oid))),
      columns: columns.map(({ name, type }, n) => completed(name, typeOf(type), columns.length, shapes, n)),
    });
  }
  return answers.at(-1) ?? { values: [], columns: [] };
}

/** What the database says of a column together with what the statement says. They must not contradict one another. */
function completed(name: string, pg: string, count: number, shapes: readonly Column[], n: number): Column {
  const shape: Column = shapes[n] ?? { name, isNullable: true };
  const isKnown = shapes.length > 0;
  if (isKnown && shapes.length !== count)
    throw new Error(`It has ${count} columns, of which ${shapes.length} were read`);
  if (shape.pg && shape.pg !== pg) throw new Error(`The column ${name} is ${pg}, and was read as ${shape.pg}`);
  return { ...shape, name, pg };
}

function entryOf(
  { file, owner, composedAs }: Found,
  key: string,
  [first, ...others]: readonly Answer[],
  retype: (name: string, type: string) => string,
): Entry {
  if (!first) throw new Error('It has no text');
  const columns = first.columns.map((column, n) => {
    const rest = others.map((answer) => answer.columns[n]);
    if (rest.some((other) => other?.name !== column.name || other.pg !== column.pg)) {
      throw new Error(`Not all of its texts answer with the column ${column.name}`);
    }
    const { ts, isNullable } = oneOf([column, ...rest.flatMap((other) => other ?? [])]);
    const type = ts ?? answerType(column.pg ?? '');
    return { name: column.name, type: retype(column.name, isNullable && type !== 'unknown' ? `${type} | null` : type) };
  });
  return { file: basename(file), owner, key, values: composedAs === undefined ? first.values : undefined, columns };
}
