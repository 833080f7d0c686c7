import { AppError } from '../errors/app-error.js';

/**
 * Gives the result of work that may not happen inside a transaction (a thread, a file, another transaction). The first time it ends the handler:
 * its transaction is undone, the work is done, and the handler begins anew in a new transaction, where the same name gives the result. So what the
 * work was asked about is read again, and if it changed meanwhile, the name is another one. It must be called before anything that cannot be undone.
 */
export type Outside = <T>(name: string, work: () => Promise<T>) => T;

/** Somebody who changes the same thing again and again makes it ask anew each time. */
const MOST_ROUNDS = 5;

class NeedsWork extends Error {
  override name = 'NeedsWork';
  constructor(
    readonly what: string,
    readonly work: () => Promise<unknown>,
  ) {
    super(`Nothing but statements inside a transaction: ${what} comes before`);
  }
}

/** Runs a transaction until nothing is missing that `outside` gives. */
export async function withOutsideWork<Reply>(run: (outside: Outside) => Promise<Reply>): Promise<Reply> {
  const results = new Map<string, unknown>();
  const outside = <T>(what: string, work: () => Promise<T>): T => {
    if (!results.has(what)) throw new NeedsWork(what, work);
    // The one who asks under a name is the one whose work was done under it.
    return results.get(what) as T;
  };
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    try {
      return await run(outside);
    } catch (error) {
      if (!(error instanceof NeedsWork)) throw error;
      results.set(error.what, await error.work());
    }
  }
  throw new AppError('server.unavailable', 'Someone else changed it at the same moment. Try again.');
}
