import type { Api } from '@swapt/shared/contract';
import type { TestApp } from '../app.js';
import { openStore, simpleProduct } from './open-store.js';

type Asked = Api['orders.create']['in'];

let tills = 0;

/** A store that is open with a mug at 9 euros, of which so many are there, and a hat at 20 that nobody counts; and what it takes to order. */
export async function openTill(test: TestApp, stock = 10, settings: Parameters<typeof openStore>[3] = {}) {
  const { orgId, owner } = await test.organization();
  // Orders of one mailbox are limited, whatever the store.
  tills += 1;
  const buyer = { name: 'Robin Berg', email: `robin.of.${tills}@example.com` };
  const { call, send } = test.as(owner);
  const products = [simpleProduct('Mug', 900), simpleProduct('Hat', 2000)];
  const shop = await openStore(call, orgId, products, settings);
  const { storeId } = shop;
  const [mug = '', hat = ''] = shop.items.flatMap(({ variantIds }) => variantIds);
  const at = { org_id: orgId, store_id: storeId, variant_id: mug };
  if (stock > 0) await call('stores.modifyInventory', { ...at, inventory_change: stock });
  const { data: quote } = await test
    .as()
    .call('orders.quote', { store_id: storeId, items: [{ variant_id: hat, quantity: 1 }] });
  const methodId = quote.methods[0]?.method_id ?? '';

  const asked = (changes: Partial<Asked> = {}): Asked => ({
    ...{
      store_id: storeId,
      items: [{ variant_id: mug, quantity: 1 }],
      contact: buyer,
      method_id: methodId,
      tender: 'pickup',
    },
    ...changes,
  });
  return {
    ...{ orgId, owner, call, send, buyer, storeId, mug, hat, methodId, asked, items: shop.items },
    /** Orders as a stranger; `n` makes it another one. */
    order: (changes: Partial<Asked> = {}, n?: number) =>
      test
        .as()
        .send(
          'orders.create',
          asked({ ...changes, ...(n !== undefined && { contact: { ...buyer, email: `${n}.${buyer.email}` } }) }),
        ),
    place: async (changes: Partial<Asked> = {}) => (await test.as().call('orders.create', asked(changes))).data,
    read: async (id: string) => (await call('orders.get', { org_id: orgId, id })).data,
    stock: async () => {
      const { data } = await call('stores.adminInventory', { org_id: orgId, store_id: storeId, pageSize: 100 });
      const found = data.flatMap(({ variants }) => variants).find(({ variant_id }) => variant_id === mug);
      return found && { on_hand: found.on_hand, reserved: found.reserved, sold: found.sold };
    },
    update: (
      id: string,
      type: Api['orders.update']['in']['type'],
      fields: Api['orders.update']['in']['update_fields'] = {},
    ) => send('orders.update', { org_id: orgId, id, type, update_fields: fields }),
  };
}

export type Till = Awaited<ReturnType<typeof openTill>>;
