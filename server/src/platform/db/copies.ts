import { LRUCache } from 'lru-cache';
import type { Database } from './database.js';
import { DatabaseUnavailable } from './errors.js';

const mostBytes = 64 * 1024 * 1024;
/** What a copy weighs beside its value, its key among it. */
const ownBytes = 500;
/** A copy that is read again is as new as this. */
const freshMs = 5_000;
/** Written by the triggers of migration 0023; `db.listen` says '' when something may have been missed. */
const channel = 'public_changes';

export interface Read<T> {
  value: T;
  /** The database is away: this is what it said last. */
  isCopy: boolean;
}

/** What was published, as it was read last, for the time in which the database is away. */
export interface Copies {
  /** Reads; while the database is away gives what the same key gave last. `about` names the ids of rows whose change ends that, none for what is not to be kept. */
  read<T extends object>(key: string, read: () => Promise<T>, about: (value: T) => readonly string[]): Promise<Read<T>>;
  has(key: string): boolean;
  /** Keeps copies from now on, until what it gives is called: without hearing of changes there are none. */
  watch(): Promise<() => Promise<void>>;
}

interface Copy {
  value: object;
  about: readonly string[];
  keptAt: number;
}

export function makeCopies(db: Pick<Database, 'listen'>): Copies {
  const copies = new LRUCache<string, Copy>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }) => JSON.stringify(value).length + ownBytes,
    dispose: ({ about }, key) => about.forEach((id) => keysOf.get(id)?.delete(key) && drop(id)),
  });
  const keysOf = new Map<string, Set<string>>();
  const drop = (id: string) => keysOf.get(id)?.size === 0 && keysOf.delete(id);
  let isWatching = false;
  let changes = 0;

  function onChange(id: string): void {
    changes += 1;
    if (id === '') return copies.clear();
    for (const key of [...(keysOf.get(id) ?? [])]) copies.delete(key);
  }

  function keep(key: string, value: object, about: readonly string[]): void {
    copies.set(key, { value, about, keptAt: performance.now() });
    for (const id of about) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key));
  }

  return {
    async read<T extends object>(key: string, read: () => Promise<T>, about: (value: T) => readonly string[]) {
      const before = changes;
      try {
        const value = await read();
        const ids = about(value);
        const { keptAt = -Infinity } = copies.get(key) ?? {};
        if (ids.length === 0) copies.delete(key);
        // A change that was announced while this was read may not be in it.
        else if (isWatching && before === changes && performance.now() - keptAt > freshMs) keep(key, value, ids);
        return { value, isCopy: false };
      } catch (error) {
        const copy = copies.get(key);
        if (!copy || !(error instanceof DatabaseUnavailable)) throw error;
        // The parse edge: under one key stands what its own `read` gave.
        return { value: copy.value as T, isCopy: true };
      }
    },
    has: (key) => copies.has(key),
    async watch() {
      const unlisten = await db.listen(channel, onChange);
      isWatching = true;
      return async () => {
        isWatching = false;
        copies.clear();
        await unlisten();
      };
    },
  };
}
