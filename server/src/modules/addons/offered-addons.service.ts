import type { Api } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { priceIn, type OpenStore } from '../stores/stores.service.js';
import { selectOffered, selectSoldItem } from './offered-addons.sql.js';

type Store = Pick<OpenStore, 'org_id' | 'store_id' | 'currency'>;
type Offered = Api['addons.get']['out']['data'];

/** What shoppers can add to the items of a store, or to one of them, with prices as people of the locale write them. */
export async function listOffered(tx: Tx, store: Store, itemId: string | undefined, locale: string): Promise<Offered> {
  const { org_id: orgId, store_id: storeId } = store;
  const [item] = itemId === undefined ? [] : await selectSoldItem(tx, orgId, storeId, itemId);
  if (itemId !== undefined && !item) throw new AppError('store_item.not_found');
  return selectOfferedTo(tx, store, itemId ?? null, locale);
}

/** The same of an item that is known to be sold. */
export async function selectOfferedTo(tx: Tx, store: Store, itemId: string | null, locale: string): Promise<Offered> {
  const { org_id: orgId, store_id: storeId, currency } = store;
  const price = priceIn(currency, locale);
  const rows = await selectOffered(tx, orgId, storeId, currency, itemId);
  return rows.map(({ amount, ...row }) => ({
    ...row,
    price: price(amount),
  }));
}
