import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { DatabaseUnavailable, toDatabaseError } from '../errors.js';
import type { Connection } from '../transaction.js';
import { parsers } from '../types.js';
import { genericMode, preparedStatements } from './prepared.js';

/** One running PGlite, in this thread or in another. */
export interface PgliteLink extends Connection {
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
  /** Set once the engine broke down and must be opened anew. */
  readonly isBroken: boolean;
}

export type OnNotify = (channel: string, payload: string) => void;

/** Opens PGlite in this thread. It takes no lock: see directory-lock.ts. */
export async function openHere(options: PGliteOptions, onNotify: OnNotify): Promise<PgliteLink> {
  const pglite = await PGlite.create({ ...options, parsers });
  await pglite.exec(genericMode);
  return linkTo(pglite, onNotify);
}

export function linkTo(pglite: PGlite, onNotify: OnNotify): PgliteLink {
  const prepared = preparedStatements(pglite);
  let isBroken = false;

  async function guarded<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      const known = toDatabaseError(error);
      const isAnswer = known instanceof Error && /^Database/.test(known.name);
      if (isAnswer || !(pglite.closed || isOfEngine(error))) throw known;
      isBroken = true;
      throw new DatabaseUnavailable('The database stopped', { cause: error });
    }
  }

  return {
    query: (text, values, name) => guarded(() => prepared(text, values, name)),
    listen: (channel) =>
      guarded(async () => void (await pglite.listen(channel, (payload) => onNotify(channel, payload)))),
    close: () => pglite.close(),
    get isBroken() {
      return isBroken;
    },
  };
}

/**
 * Whether an error that is no answer of the database came out of WebAssembly: then the engine stopped half-way, for example because the log could
 * not be written. An error of the script around it, such as a value that cannot be written as the type of its column, is its caller's alone.
 */
function isOfEngine(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  const { name, stack } = error as Partial<Error>;
  return name === 'RuntimeError' || String(stack).includes('wasm');
}
