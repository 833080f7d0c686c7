const mostAtOnce = 500;

interface Caller<T> {
  resolve: (value: T | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads values by their names with one statement at a time; names that are asked for meanwhile share the next. So neither a cold start nor somebody
 * who guesses names keeps the database from its other work.
 */
export function batchByName<T>(
  read: (names: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (name: string) => Promise<T | undefined> {
  const waiting = new Map<string, Caller<T>[]>();
  let isReading = false;

  async function readAll(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) await readSome([...waiting].slice(0, mostAtOnce));
    isReading = false;
  }

  async function readSome(batch: [name: string, callers: Caller<T>[]][]): Promise<void> {
    for (const [name] of batch) waiting.delete(name);
    try {
      const found = await read(batch.map(([name]) => name));
      for (const [name, callers] of batch) for (const { resolve } of callers) resolve(found.get(name));
    } catch (error) {
      for (const [, callers] of batch) for (const { reject } of callers) reject(error);
    }
  }

  return (name) =>
    new Promise((resolve, reject) => {
      const callers = waiting.get(name) ?? [];
      waiting.set(name, [...callers, { resolve, reject }]);
      if (!isReading) void readAll();
    });
}
