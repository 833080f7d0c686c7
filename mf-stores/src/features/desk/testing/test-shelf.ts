import type { Shelf, ShelfDiscount, ShelfItem } from '../sale/cart.js';

export const shelfItem = (item: Partial<ShelfItem>): ShelfItem => ({
  ...{
    variant_id: 'mug',
    item_id: 'item',
    product_id: 'mugs',
    name: 'Mug',
    option_values: [],
    sku: '',
    barcode: '',
    picture: null,
  },
  ...{ category: '', amount: 900, left: null, tax_rate: 1900, add_on_ids: [] },
  ...item,
});

export const shelfDiscount = (discount: Partial<ShelfDiscount>): ShelfDiscount => ({
  ...{ discount_id: 'a', kind: 'percent', percent_bps: null, amount: null, buy_units: null, free_units: null },
  ...{ minimum: null, combines: true, product_ids: null, starts_at: null, ends_at: null, is_limited: false },
  ...discount,
});

export const testShelf: Shelf = {
  ...{ store_id: 'store', store_name: 'Harbour pottery', currency: 'EUR', tax_mode: 'included', free_tax_rate: 1900 },
  ...{ cash_step: 1, tenders: ['cash', 'card', 'other'], favourites: [], discounts: [] },
  read_at: '2026-05-01T08:00:00.000Z',
  items: [
    shelfItem({ option_values: ['Blue'], sku: 'M-1', add_on_ids: ['wrap'] }),
    shelfItem({
      variant_id: 'hat',
      product_id: 'hats',
      name: 'Hat',
      amount: 2000,
      barcode: '4006381333931',
      category: 'Clothes',
    }),
    shelfItem({ variant_id: 'tea', product_id: 'teas', name: 'Green tea', amount: 300, tax_rate: 700, left: 2 }),
  ],
  add_ons: [{ add_on_id: 'wrap', name: 'Gift wrap', amount: 150, most: 2 }],
};
