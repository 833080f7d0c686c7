import type { Api, StockMove, StoreItem } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { testStore } from './test-store.js';

type Variant = StoreItem['variants'][number];

export const testVariant = (id: string, more: Partial<Variant> = {}): Variant => ({
  variant_id: id,
  option_values: [],
  sku: '',
  barcode: '',
  price: 900,
  mode: 'track',
  on_hand: 12,
  reserved: 0,
  available: 12,
  sold: 0,
  safety: 0,
  low_at: null,
  is_low: false,
  sold_out_until: null,
  waiting: 0,
  ...more,
});

export const testItem = (name: string, more: Partial<StoreItem> = {}): StoreItem => ({
  item_id: `item-${name}`,
  store_id: testStore.store_id,
  product_id: `product-${name}`,
  name,
  picture: null,
  status: 'active',
  is_shown: true,
  position: 0,
  variants: [testVariant(`variant-${name}`)],
  ...more,
});

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

const briefOf = ({ variants, ...item }: StoreItem): Api['stores.allInventory']['out']['data'][number] => ({
  ...item,
  variants: variants.length,
  on_hand: sum(variants.map(({ mode, on_hand }) => (mode === 'track' ? on_hand : 0))),
  reserved: sum(variants.map(({ reserved }) => reserved)),
  sold: sum(variants.map(({ sold }) => sold)),
  is_low: variants.some(({ is_low }) => is_low),
});

/** What a store sells and has, as the server has it: listed, moved, taken out, added and changed. */
export function testInventory(...begin: StoreItem[]) {
  let items = begin;
  let moves: StockMove[] = [];

  const page = <Row>(rows: Row[], { page: number = 1, pageSize = 10 }: { page?: number; pageSize?: number }) => ({
    ...{ data: rows.slice((number - 1) * pageSize, number * pageSize), page: number, pageSize, total: rows.length },
  });
  const found = ({ search, show, item_id: id }: Omit<Api['stores.adminInventory']['in'], 'org_id' | 'store_id'>) =>
    items
      .map((item, position) => ({ ...item, position }))
      .filter(({ item_id, name, is_shown }) => {
        return (!id || item_id === id) && (!search || name.includes(search)) && (show !== 'hidden' || !is_shown);
      });
  const itemOf = (id: string) => {
    const item = items.find(({ item_id }) => item_id === id);
    if (!item) throw apiError('store_item.not_found');
    return item;
  };

  /** Changes the stock of a variant, also as somebody else does meanwhile. */
  const change = (id: string, more: (before: Variant) => Partial<Variant>) => {
    items = items.map((item) => ({
      ...item,
      variants: item.variants.map((variant) => {
        if (variant.variant_id !== id) return variant;
        const after = { ...variant, ...more(variant) };
        const available = after.mode === 'track' ? Math.max(0, after.on_hand - after.reserved - after.safety) : null;
        return { ...after, available: after.sold_out_until ? 0 : available };
      }),
    }));
    const now = items.flatMap(({ variants }) => variants).find(({ variant_id }) => variant_id === id);
    if (!now) throw apiError('stock.not_found');
    return { data: { ...now, store_id: testStore.store_id } };
  };
  const counted = (id: string, by: number, sold = 0) =>
    change(id, ({ on_hand, reserved, ...before }) => {
      if (on_hand + by < reserved) {
        throw apiError('stock.too_few', { detail: `There are ${on_hand} on hand.` });
      }
      return { mode: 'track', on_hand: on_hand + by, sold: before.sold + sold };
    });

  return {
    names: () => items.map(({ name }) => name),
    change,
    history: (rows: StockMove[]) => (moves = rows),
    api: {
      'stores.allInventory': (input: Api['stores.allInventory']['in']) => page(found(input).map(briefOf), input),
      'stores.adminInventory': (input: Api['stores.adminInventory']['in']) => page(found(input), input),
      'stores.search': (input: Api['stores.search']['in']) => page(found(input), input),
      'stores.moves': (input: Api['stores.moves']['in']) => page(moves, input),
      'stores.item': ({ item_id, is_shown, before_item_id: before }: Api['stores.item']['in']) => {
        const item = { ...itemOf(item_id), ...(is_shown !== undefined && { is_shown }) };
        const others = items.filter((one) => one.item_id !== item_id);
        const at = before ? others.findIndex((one) => one.item_id === before) : others.length;
        if (at < 0) throw apiError('store_item.not_found');
        items =
          before === undefined
            ? items.map((one) => (one.item_id === item_id ? item : one))
            : [...others.slice(0, at), item, ...others.slice(at)];
        return { data: item };
      },
      'stores.removeItem': ({ item_id }: Api['stores.removeItem']['in']) => {
        if (itemOf(item_id).variants.some(({ reserved }) => reserved > 0)) throw apiError('stock.reserved');
        items = items.filter((one) => one.item_id !== item_id);
        return { data: { item_id } };
      },
      'stores.addItems': ({ product_ids: ids = ['product-Catalog cake'] }: Api['stores.addItems']['in']) => {
        const names = ids.map((id) => id.replace('product-', ''));
        const added = names.filter((name) => !items.some((item) => item.name === name));
        items = [...items, ...added.map((name) => testItem(name, { item_id: `item-${name}-again` }))];
        return { data: { added: added.length } };
      },
      'stores.modifyInventory': ({ variant_id, inventory_change: by }: Api['stores.modifyInventory']['in']) =>
        counted(variant_id, by),
      'stores.countInventory': ({ variant_id, counted: number, seen }: Api['stores.countInventory']['in']) =>
        change(variant_id, ({ on_hand }) => {
          if (on_hand !== seen) throw apiError('stock.changed');
          return { mode: 'track', on_hand: number };
        }),
      'stores.soldCount': ({ variant_id, sold }: Api['stores.soldCount']['in']) => counted(variant_id, -sold, sold),
      'stores.transferStock': ({ variant_id, quantity }: Api['stores.transferStock']['in']) =>
        counted(variant_id, -quantity),
      'stores.stockSettings': ({
        variant_id,
        is_sold_out_today: isOut,
        store_id: _store,
        org_id: _org,
        ...settings
      }: Api['stores.stockSettings']['in']) =>
        change(variant_id, ({ sold_out_until }) => ({
          ...settings,
          sold_out_until: isOut === undefined ? sold_out_until : isOut ? '2026-05-03T22:00:00.000Z' : null,
        })),
    },
  };
}
