import type { Shelf, ShelfItem } from '../sale/cart.js';

export const shelfItem = (item: Partial<ShelfItem>): ShelfItem => ({
  ...{ variant_id: 'mug', item_id: 'item', name: 'Mug', option_values: [], sku: '', barcode: '', picture: null },
  ...{ category: '', amount: 900, left: null, tax_rate: 1900, add_on_ids: [] },
  ...item,
});

export const testShelf: Shelf = {
  ...{ store_id: 'store', store_name: 'Harbour pottery', currency: 'EUR', tax_mode: 'included', free_tax_rate: 1900 },
  ...{ cash_step: 1, tenders: ['cash', 'card', 'other'], favourites: [], asks_price: false },
  read_at: '2026-05-01T08:00:00.000Z',
  items: [
    shelfItem({ option_values: ['Blue'], sku: 'M-1', add_on_ids: ['wrap'] }),
    shelfItem({ variant_id: 'hat', name: 'Hat', amount: 2000, barcode: '4006381333931', category: 'Clothes' }),
    shelfItem({ variant_id: 'tea', name: 'Green tea', amount: 300, tax_rate: 700, left: 2 }),
  ],
  add_ons: [{ add_on_id: 'wrap', name: 'Gift wrap', amount: 150, most: 2 }],
};
