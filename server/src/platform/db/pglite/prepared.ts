import { messages as replies, protocol, type PGlite } from '@electric-sql/pglite';
import type { Row } from '../database.js';

const { serialize } = protocol;

interface Prepared {
  name: string;
  /** Types of its values, as the database numbers them. */
  takes: number[];
  columns: Column[];
}
interface Column {
  name: string;
  read: ((text: string, type: number) => unknown) | undefined;
  type: number;
}

/** So many stay prepared, those used last; each keeps its plan in the engine's memory. */
const mostKept = 300;

/** How an engine plans the statements that have a name. Outside of transactions, so that no rollback undoes it. */
export const genericMode = 'set plan_cache_mode = force_generic_plan';
/** The others, by their values. Inside of transactions, so that a rollback undoes it. */
const customInTransaction = 'set local plan_cache_mode = auto';
const genericInTransaction = 'set local plan_cache_mode = force_generic_plan';

/**
 * Runs statements. Those with values and a name are parsed once and planned once: PGlite's own `query` parses, describes, binds and runs in six calls of
 * the engine, which cost ten times what a short statement does, and planning one of several tables costs more than running it. What is better planned
 * anew for its values has no name.
 */
export function preparedStatements(pglite: PGlite) {
  const kept = new Map<string, Prepared>();
  let made = 0;

  async function prepare(text: string, name: string): Promise<Prepared> {
    const answer = await send(pglite, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const one: Prepared = { name, takes: [], columns: [] };
    for (const reply of answer) {
      if (reply instanceof replies.ParameterDescriptionMessage) one.takes = reply.dataTypeIDs;
      if (reply instanceof replies.RowDescriptionMessage) one.columns = columnsOf(pglite, reply);
    }
    return one;
  }

  async function keptOrPrepared(text: string): Promise<Prepared> {
    const known = kept.get(text);
    // Put at the end: the first one is the one that nobody used for longest.
    kept.delete(text);
    const [oldest] = kept;
    if (!known && oldest && kept.size >= mostKept) {
      kept.delete(oldest[0]);
      await send(pglite, serialize.close({ type: 'S', name: oldest[1].name }));
    }
    const one = known ?? (await prepare(text, `s${++made}`));
    kept.set(text, one);
    return one;
  }

  async function query(text: string, values?: readonly unknown[], name?: string): Promise<Row[]> {
    if (!values) return lastRows(pglite, await execute(pglite, serialize.query(text)));
    if (!name) return byItsValues(text, values);
    const statement = await keptOrPrepared(text);
    return run(statement, values);
  }

  async function byItsValues(text: string, values: readonly unknown[]): Promise<Row[]> {
    await execute(pglite, serialize.query(customInTransaction));
    const rows = await run(await prepare(text, ''), values);
    await execute(pglite, serialize.query(genericInTransaction));
    return rows;
  }

  async function run(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    const sent = values.map((value, at) => written(pglite, statement.takes[at], value));
    const answer = await send(
      pglite,
      serialize.bind({ statement: statement.name, values: sent }),
      serialize.execute({}),
    );
    return answer.flatMap((reply) =>
      reply instanceof replies.DataRowMessage ? [rowOf(statement.columns, reply)] : [],
    );
  }

  // One after the other: what is asked for at once would otherwise bind its values to the statement of somebody else.
  return (...asked: Parameters<typeof query>): Promise<Row[]> => pglite.runExclusive(() => query(...asked));
}

/** What one call of the engine answers. */
const execute = (pglite: PGlite, asked: Uint8Array) => pglite.execProtocolStream(asked, { syncToFs: false });

/** Several messages in one call. The last one lets the engine go on after an error. */
const send = (pglite: PGlite, ...asked: Uint8Array[]) => execute(pglite, Buffer.concat([...asked, serialize.sync()]));

/** What the last of several statements found. */
function lastRows(pglite: PGlite, answer: Awaited<ReturnType<typeof execute>>): Row[] {
  let columns: Column[] = [];
  let rows: Row[] = [];
  let isDone = false;
  for (const reply of answer) {
    if (isDone && reply.name !== 'readyForQuery') [columns, rows, isDone] = [[], [], false];
    if (reply instanceof replies.RowDescriptionMessage) columns = columnsOf(pglite, reply);
    if (reply instanceof replies.DataRowMessage) rows.push(rowOf(columns, reply));
    if (reply instanceof replies.CommandCompleteMessage) isDone = true;
  }
  return rows;
}

function columnsOf({ parsers }: PGlite, { fields }: replies.RowDescriptionMessage): Column[] {
  return fields.map(({ name, dataTypeID: type }) => ({ name, type, read: parsers[type] }));
}

function written({ serializers }: PGlite, type: number | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const write = serializers[type ?? 0];
  if (write) return write(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function rowOf(columns: Column[], { fields }: replies.DataRowMessage): Row {
  const row: Row = {};
  for (const [at, { name, type, read }] of columns.entries()) {
    const text = fields[at] ?? null;
    row[name] = text !== null && read ? read(text, type) : text;
  }
  return row;
}
