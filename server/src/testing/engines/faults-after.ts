import { findFaults } from '../../app/doctor/doctor.js';
import type { TestServices } from '../harness.js';
import type { TestTx } from './test-database.js';

/** What the doctor says inside a transaction that is undone afterwards. Files are no part of one, so they are looked at elsewhere. */
export async function faultsAfter(
  { db, storage }: Pick<TestServices, 'db' | 'storage'>,
  damage: (tx: TestTx) => Promise<unknown>,
): Promise<string[]> {
  let faults: string[] = [];
  const tried = db.system(async (tx) => {
    await damage(tx);
    const untouched = { ...storage, list: async function* () {}, reread: async () => undefined };
    faults = await findFaults({ storage: untouched, db: { ...db, system: (work) => work(tx) } });
    throw new Error('undo');
  });
  await expect(tried).rejects.toThrow('undo');
  return faults.filter((fault) => !fault.startsWith('files: '));
}
