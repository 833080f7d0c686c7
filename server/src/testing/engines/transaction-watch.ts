import { createHook } from 'node:async_hooks';
import { isInTransaction } from '../../platform/db/transaction.js';

/**
 * What statements on the embedded engine are made of, and random bytes, which are there at once; whatever else begins inside a transaction is a file,
 * a thread, the network or a pause.
 */
const allowed = new Set(['PROMISE', 'TickObject', 'Microtask', 'Immediate', 'RANDOMBYTESREQUEST']);

/** Sees everything that Node begins while a transaction is open: the kinds that are not statements, each with where it began. */
export function watchTransactions() {
  let found: string[] = [];
  const hook = createHook({
    init: (_id, type) => {
      if (!isInTransaction() || allowed.has(type)) return;
      const place = new Error().stack
        ?.split('\n')
        .find((line) => /server.src/.test(line) && !line.includes('transaction-watch'));
      found.push(`${type}${place ?? ''}`);
    },
  });
  return {
    start: () => {
      found = [];
      hook.enable();
    },
    stop: (): string[] => {
      hook.disable();
      return found;
    },
  };
}
