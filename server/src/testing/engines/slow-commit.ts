import type { Database } from '../../platform/db/database.js';

/** The same database, whose work of the system is done and not committed before `commit` is called. */
export function slowCommit(db: Database): { db: Database; commit: () => void } {
  let commit = () => {};
  const isCommitted = new Promise<void>((resolve) => (commit = resolve));
  const system: Database['system'] = (work) =>
    db.system(async (tx) => {
      const done = await work(tx);
      await isCommitted;
      return done;
    });
  return { db: { ...db, system }, commit: () => commit() };
}
