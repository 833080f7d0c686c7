import type { Call } from '@swapt/shared/client';
import { openStore, simpleProduct } from './open-store.js';

interface Buyer {
  /** Of the store, its product and who orders. */
  name: string;
  email: string;
  note?: string;
}

/** An order at pick-up in a new store of the organization, and what it names. */
export async function orderOnce(call: Call, orgId: string, { name, email, note = '' }: Buyer) {
  const { storeId: store_id, items } = await openStore(call, orgId, [simpleProduct(name, 900)], { name });
  const variantId = items[0]?.variantIds[0] ?? '';
  const wanted = [{ variant_id: variantId, quantity: 1 }];
  const { data: quote } = await call('orders.quote', { store_id, items: wanted });
  const methodId = quote.method_id ?? '';
  const { data: order } = await call('orders.create', {
    ...{ store_id, items: wanted, method_id: methodId, tender: 'pickup', note },
    contact: { name, email },
  });
  return { storeId: store_id, orderId: order.order_id, variantId, methodId };
}
