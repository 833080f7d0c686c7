import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../../platform/db/database.js';
import { isUuid } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { selectOpenStore, selectOrgOfStore, type OpenStore } from './open-store.sql.js';

export type { OpenStore };

const forShoppers = ['open', 'paused'] as const;
const afterwards = [...forShoppers, 'closed'] as const;

/** A store never changes hands, so whose it is may be remembered; whether it is open is asked each time. */
const orgs = new LRUCache<string, string>({ max: 10_000 });

/**
 * What a shopper asks of a store, in one transaction of its organization. A draft and a store that is closed, deleted or stopped are to strangers as
 * if they never were: `store.not_found`.
 */
export async function inOpenStore<T>(
  services: { db: Database },
  storeId: string,
  work: (tx: Tx, store: OpenStore) => T | Promise<T>,
): Promise<T> {
  const orgId = await orgOfOpenStore(services, storeId);
  return services.db.org(orgId, async (tx) => work(tx, await readOpenStore(tx, orgId, storeId)));
}

/** Runs a change in one transaction of an organization; once, for whoever sends it twice, where it comes with a key. */
export type InOrg<T> = (orgId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The same for who ordered there: their orders are there after the store closed, until it is deleted or stopped. */
export async function inStoreOfOrders<T>(
  services: { db: Database },
  storeId: string,
  work: (tx: Tx, store: OpenStore) => T | Promise<T>,
  inOrg: InOrg<T> = (orgId, run) => services.db.org(orgId, run),
): Promise<T> {
  const orgId = await orgOfOpenStore(services, storeId);
  return inOrg(orgId, async (tx) => work(tx, found(await selectOpenStore(tx, orgId, storeId, afterwards))));
}

/** Whose a store is, for a change whose transaction is opened elsewhere; `readOpenStore` in it says whether shoppers may see the store. */
export async function orgOfOpenStore({ db }: { db: Database }, storeId: string): Promise<string> {
  const orgId = isUuid(storeId) ? await orgOfStore(db, storeId) : undefined;
  if (orgId === undefined) throw new AppError('store.not_found');
  return orgId;
}

export async function readOpenStore(tx: Tx, orgId: string, storeId: string): Promise<OpenStore> {
  return found(await selectOpenStore(tx, orgId, storeId, forShoppers));
}

function found([store]: readonly OpenStore[]): OpenStore {
  if (!store) throw new AppError('store.not_found');
  return store;
}

async function orgOfStore(db: Database, storeId: string): Promise<string | undefined> {
  const known = orgs.get(storeId);
  if (known !== undefined) return known;
  const [row] = await db.system((tx) => selectOrgOfStore(tx, storeId));
  if (row) orgs.set(storeId, row.org_id);
  return row?.org_id;
}
