import type { Api, Catalog, ListedProduct, Product } from '@swapt/shared/contract';
import { apiError, testOrg } from '@swapt/shared/testing';

export const testCatalog: Catalog = {
  catalog_id: '018f0000-0000-7000-8000-0000000000c1',
  org_id: testOrg.org_id,
  name: 'Summer menu',
  products: 2,
  created_at: '2026-05-01T10:00:00.000Z',
};

const price = (amount: number, currency = 'EUR') => ({ currency, amount, compare_at: null, cost: null });

export const testProduct: Product = {
  product_id: '018f0000-0000-7000-8000-0000000000d1',
  org_id: testOrg.org_id,
  name: 'Mug',
  text: 'Holds 300 ml',
  status: 'active',
  kind: 'physical',
  tax_class: 'standard',
  supplier: 'Clay Ltd',
  note: '',
  pictures: [],
  file: null,
  options: [{ name: 'Size', values: ['Small', 'Large'] }],
  variants: [
    {
      variant_id: 'v-small',
      option_values: ['Small'],
      sku: 'MUG-S',
      barcode: '',
      net_content: '',
      prices: [price(900)],
    },
    {
      variant_id: 'v-large',
      option_values: ['Large'],
      sku: 'MUG-L',
      barcode: '',
      net_content: '',
      prices: [price(1200)],
    },
  ],
  catalogs: [],
  revision: 3,
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-02T10:00:00.000Z',
};

export const listed = (name: string, more: Partial<ListedProduct> = {}): ListedProduct => ({
  product_id: `product-${name}`,
  name,
  status: 'active',
  kind: 'physical',
  picture: null,
  variants: 1,
  skus: '',
  prices: [{ currency: 'EUR', lowest: 300, highest: 300 }],
  catalogs: 1,
  revision: 1,
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-02T10:00:00.000Z',
  ...more,
});

type Item = Api['items.get']['out']['data'][number];

/** The items of a catalog as the server has them: read by page, moved, taken out and added. */
export function testItems(...names: string[]) {
  let items: Item[] = names.map((name) => itemOf(name));
  return {
    names: () => items.map(({ product }) => product.name),
    api: {
      'items.get': ({ id, page = 1, pageSize = 10, search }: Api['items.get']['in']) => {
        const position = items.findIndex(({ item_id }) => item_id === id);
        const one = items[position];
        if (one) return { data: [{ ...one, position }], page: 1, pageSize: 1, total: 1 };
        const found = items.filter(({ product }) => !search || product.name.includes(search));
        return { data: found.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: found.length };
      },
      'items.move': ({ id, before_item_id: before }: Api['items.move']['in']) => {
        const moved = items.filter(({ item_id }) => item_id === id);
        const others = items.filter(({ item_id }) => item_id !== id);
        const at = before === null ? others.length : others.findIndex(({ item_id }) => item_id === before);
        if (at < 0) throw apiError('item.not_found');
        items = [...others.slice(0, at), ...moved, ...others.slice(at)];
        return { data: { item_id: id, position: at } };
      },
      'items.delete': ({ id }: Api['items.delete']['in']) => {
        items = items.filter(({ item_id }) => item_id !== id);
        return { data: { item_id: id } };
      },
      'items.add': ({ product_ids: ids }: Api['items.add']['in']) => {
        const added = ids
          .map((id) => id.replace('product-', ''))
          .filter((name) => !items.some(({ product }) => product.name === name));
        items = [...items, ...added.map((name) => itemOf(name, 'again'))];
        return { data: { added: added.length } };
      },
    },
  };
}

const itemOf = (name: string, more = ''): Item => ({
  item_id: `item-${name}${more}`,
  catalog_id: testCatalog.catalog_id,
  position: 0,
  product: listed(name),
});
