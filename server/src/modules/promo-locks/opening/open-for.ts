import type { Tx } from '../../../platform/db/database.js';
import { selectOpenFor, selectStoresOf } from './open-for.sql.js';
import { personOf } from './visitor.js';

interface Asked {
  visitor: string;
  /** Only what it opens there; everywhere without it. */
  storeId?: string;
  now: Date;
}

/** What is open for somebody now, newest first. */
export const openFor = (tx: Tx, orgId: string, { visitor, storeId, now }: Asked) =>
  selectOpenFor(tx, orgId, personOf(orgId, visitor) ?? '', storeId ?? null, now);

/** Where a shopper can use it. */
export const storesOf = (tx: Tx, orgId: string, promoCode: string) => selectStoresOf(tx, orgId, promoCode);
