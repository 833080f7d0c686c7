import type { Api } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import type { OpenStore } from '../stores/stores.service.js';
import { selectOffered, selectSoldItem } from './offered-addons.sql.js';

/** What shoppers can add to the items of a store, or to one of them, with prices as people of the locale write them. */
export async function listOffered(
  { db }: Pick<Services, 'db'>,
  { org_id: orgId, store_id: storeId, currency }: Pick<OpenStore, 'org_id' | 'store_id' | 'currency'>,
  itemId: string | undefined,
  locale: string,
): Promise<Api['addons.get']['out']['data']> {
  const rows = await db.org(orgId, async (tx) => {
    const [item] = itemId === undefined ? [] : await selectSoldItem(tx, orgId, storeId, currency, itemId);
    if (itemId !== undefined && !item) throw new AppError('store_item.not_found');
    return selectOffered(tx, orgId, storeId, currency, itemId ?? null);
  });
  return rows.map(({ amount, ...row }) => ({
    ...row,
    price: { amount, currency, text: formatMoney({ amount, currency }, locale) },
  }));
}
