import type { Api } from '@swapt/shared/contract';
import { cashStep, type DeskTender } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { chargingAccount } from '../connected-accounts/connected-accounts.service.js';
import { discountsAtDesk, type CartDiscount } from '../discounts/discounts.service.js';
import { readSession } from '../events/events.service.js';
import { availableOf } from '../inventory/inventory.service.js';
import { placeOf } from '../square/square.service.js';
import { taxRate } from '../storefront/storefront.service.js';
import { readOpenStore } from '../stores/stores.service.js';
import * as sql from './desk-sales.sql.js';

type Shelf = Api['pos.shelf']['out']['data'];

const favouriteDays = 90;
const favourites = 24;

/** What a desk sells, with prices, stock and taxes of now. */
export async function readShelf(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  sessionId: string,
): Promise<Shelf> {
  const now = services.now();
  const { store_id: storeId, state } = await readSession({ tx, orgId }, sessionId);
  if (state === 'closed') throw new AppError('desk.closed');
  const store = await readOpenStore(tx, orgId, storeId);
  const rows = await sql.selectShelf(tx, orgId, storeId, store.currency);
  const sold = await sql.selectFavourites(
    tx,
    orgId,
    storeId,
    new Date(now.getTime() - favouriteDays * 86_400_000),
    favourites,
  );
  const discounts = await discountsAtDesk(tx, { orgId, storeId, currency: store.currency, products: rows, now });
  const takesCards = (await chargingAccount(tx, services, orgId)) !== undefined;
  const hasTerminals = (await placeOf(tx, services, orgId, storeId)) !== undefined;
  const tenders: DeskTender[] = [
    ...(['cash', 'card'] as const),
    ...(takesCards ? (['online'] as const) : []),
    ...(hasTerminals ? (['square'] as const) : []),
    'other',
  ];
  return {
    ...{ store_id: storeId, store_name: store.name, currency: store.currency, tax_mode: store.tax_mode, tenders },
    free_tax_rate: taxRate(store, 'standard') ?? null,
    cash_step: cashStep(store.currency, store.country),
    items: rows.map(({ tax_class: taxClass, mode, on_hand, reserved, safety, sold_out_until, ...row }) => ({
      ...row,
      left: availableOf({ mode, on_hand, reserved, safety, sold_out_until }, now),
      tax_rate: taxRate(store, taxClass) ?? null,
    })),
    add_ons: await sql.selectAddOns(tx, orgId, storeId, store.currency),
    favourites: sold.flatMap(({ variant_id: id }) => (id === null ? [] : [id])),
    discounts: discounts.map(toShelfDiscount),
    read_at: now.toISOString(),
  };
}

function toShelfDiscount(row: CartDiscount): Shelf['discounts'][number] {
  const { discount_id, kind, percent_bps, amount, buy_units, free_units, minimum, combines, product_ids } = row;
  return {
    ...{ discount_id, kind, percent_bps, amount, buy_units, free_units, minimum, combines, product_ids },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_limited: row.limit_total !== null || row.limit_each !== null,
  };
}
