import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { keepFiles, newLines } from '../checkout/checkout.service.js';
import type { NewLine, OrderRow } from '../orders/orders.service.js';
import { priceLines, taxLines } from '../storefront/storefront.service.js';
import { readOpenStore } from '../stores/stores.service.js';

type Added = NonNullable<Api['orders.editLines']['in']['add']>;

/** What is put on an order at the price, the tax and the stock of now, and for how many hours its files can be downloaded. */
export async function priceAdded(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  { store_id: storeId, currency, method_kind: kind, address }: OrderRow,
  add: Added,
): Promise<{ lines: NewLine[]; linkHours: number | null }> {
  const store = await readOpenStore(tx, orgId, storeId);
  if (store.currency !== currency) throw new AppError('order.unavailable');
  const priced = await priceLines(tx, store, add, { locale: 'en', now: services.now() });
  const wrong = priced.lines.flatMap(({ problem }, at) =>
    problem === null ? [] : [[`add.${at}`, 'The store cannot sell this at the moment.'] as const],
  );
  if (wrong.length > 0) throw new AppError('order.unavailable', undefined, Object.fromEntries(wrong));
  const place = kind === 'delivery' && address ? { country: address.country, region: address.region } : undefined;
  const lines = newLines({ priced, taxed: taxLines(store, priced, { place }).taxed, lineDiscounts: [] });
  return { lines, linkHours: await keepFiles(tx, store, lines) };
}
