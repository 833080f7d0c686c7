import type { Api, StoreItem } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import * as sql from './item-list.sql.js';
import { countFound, selectFoundIds } from './item-search.sql.js';
import { toStock } from './to-stock.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Brief = Api['stores.allInventory']['out'];
type Items = Api['stores.adminInventory']['out'];

export async function listItems(ctx: Ctx, input: Api['stores.adminInventory']['in']): Promise<Items> {
  const { ids, ...page } = await pageOf(ctx, input);
  return { data: await withVariants(ctx, ids), ...page };
}

export async function listBriefItems(ctx: Ctx, input: Api['stores.allInventory']['in']): Promise<Brief> {
  const { tx, orgId, services } = ctx;
  const { ids, ...page } = await pageOf(ctx, input);
  const sums = new Map(
    (await sql.selectSums(tx, orgId, ids, services.now())).map(({ item_id, ...row }) => [item_id, row]),
  );
  const none = { variants: 0, on_hand: 0, reserved: 0, sold: 0, is_low: false };
  const items = await sql.selectItems(tx, orgId, ids);
  return { data: items.map((item) => ({ ...item, ...(sums.get(item.item_id) ?? none) })), ...page };
}

export async function readItem(ctx: Ctx, storeId: string, itemId: string): Promise<StoreItem> {
  const { data } = await listItems(ctx, { store_id: storeId, item_id: itemId });
  const [item] = data;
  if (!item) throw new AppError('store_item.not_found');
  return item;
}

/** Items with those of their variants that were searched for: all, where it is the product that has the text in its name. */
export async function searchItems(
  ctx: Ctx,
  { store_id: storeId, search, ...input }: Api['stores.search']['in'],
): Promise<Items> {
  const { tx, orgId } = ctx;
  await assertStore(ctx, storeId);
  const { page, pageSize, limit, offset } = paging(input);
  const text = search.trim().toLowerCase();
  const rows = await selectFoundIds(tx, orgId, storeId, text, { limit, offset });
  const [counted] = await countFound(tx, orgId, storeId, text);
  const items = await withVariants(
    ctx,
    rows.map(({ item_id }) => item_id),
  );
  return { data: items.map((item) => searched(item, text)), page, pageSize, total: counted?.total ?? 0 };
}

function searched({ variants, ...item }: StoreItem, text: string): StoreItem {
  const numbers = (variant: StoreItem['variants'][number]) => [
    variant.sku.toLowerCase(),
    variant.barcode.toLowerCase(),
  ];
  const found = item.name.toLowerCase().includes(text)
    ? variants
    : variants.filter((variant) => numbers(variant).some((number) => number.includes(text)));
  const exact = found.filter((variant) => numbers(variant).includes(text));
  return { ...item, variants: [...exact, ...found.filter((variant) => !exact.includes(variant))] };
}

async function pageOf(
  ctx: Ctx,
  { store_id: storeId, search, show, item_id: itemId, ...input }: Api['stores.adminInventory']['in'],
) {
  const { tx, orgId, services } = ctx;
  await assertStore(ctx, storeId);
  const { page, pageSize, limit, offset } = paging(input);
  const filter = { search: search?.trim(), show, item_id: itemId, now: services.now() };
  const ids = await sql.selectItemIds(tx, orgId, storeId, filter, { limit, offset });
  return { ids, page, pageSize, total: await sql.countItems(tx, orgId, storeId, filter) };
}

export async function assertStore({ tx, orgId }: Ctx, storeId: string): Promise<void> {
  const [store] = await sql.selectStore(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
}

async function withVariants({ tx, orgId, services }: Ctx, itemIds: readonly string[]): Promise<StoreItem[]> {
  const byItem = new Map<string, StoreItem['variants']>();
  for (const { item_id: itemId, ...row } of await sql.selectVariants(tx, orgId, itemIds)) {
    const { variant_id, option_values, sku, barcode, price, waiting } = row;
    const variant = { variant_id, option_values, sku, barcode, price, waiting, ...toStock(row, services.now()) };
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), variant]);
  }
  const items = await sql.selectItems(tx, orgId, itemIds);
  return items.map((item) => ({ ...item, variants: byItem.get(item.item_id) ?? [] }));
}
