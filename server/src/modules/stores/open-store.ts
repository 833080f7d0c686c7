import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../../platform/db/database.js';
import { isUuid } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { selectOpenStore, selectOrgOfStore, type OpenStore } from './open-store.sql.js';

export type { OpenStore };

/** A store never changes hands, so whose it is may be remembered; whether it is open is asked each time. */
const orgs = new LRUCache<string, string>({ max: 10_000 });

/**
 * What a shopper asks of a store, in one transaction of its organization. A draft and a store that is closed, deleted or stopped are to strangers as
 * if they never were: `store.not_found`.
 */
export async function inOpenStore<T>(
  { db }: { db: Database },
  storeId: string,
  work: (tx: Tx, store: OpenStore) => T | Promise<T>,
): Promise<T> {
  const orgId = isUuid(storeId) ? await orgOfStore(db, storeId) : undefined;
  if (orgId === undefined) throw new AppError('store.not_found');
  return db.org(orgId, async (tx) => {
    const [store] = await selectOpenStore(tx, orgId, storeId);
    if (!store) throw new AppError('store.not_found');
    return work(tx, store);
  });
}

async function orgOfStore(db: Database, storeId: string): Promise<string | undefined> {
  const known = orgs.get(storeId);
  if (known !== undefined) return known;
  const [row] = await db.system((tx) => selectOrgOfStore(tx, storeId));
  if (row) orgs.set(storeId, row.org_id);
  return row?.org_id;
}
