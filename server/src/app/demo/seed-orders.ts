import { orderInStore, quoteOrder } from '../../modules/checkout/checkout.service.js';
import {
  connectAccount,
  onboardingLink,
  refreshAccount,
} from '../../modules/connected-accounts/connected-accounts.service.js';
import { callOffUnpaid } from '../../modules/orders/orders.service.js';
import { changeSeller, register } from '../../modules/papers/papers.service.js';
import { inOpenStore } from '../../modules/stores/stores.service.js';
import type { Services } from '../../platform/services.js';
import { catchUpJobs, insertStoreViews, selectCodesNamed } from './demo.sql.js';
import { demoCustomers } from './demo-customers.js';
import { demoOrders, type DemoOrder } from './demo-orders.js';
import { demoSeller, demoStorePlace, demoTaxNumber } from './demo-store.js';
import { demoSteps } from './demo-steps.js';
import type { DemoStore } from './seed-store.js';

interface Shop {
  orgId: string;
  userId: string;
  store: DemoStore;
}

/** The codes that orders came by, one after the other; then one came by none. */
const ledBy = ['harbour-store', 'shelf-beans', 'shelf-mug'];
const HOUR_MS = 3_600_000;
/** From one step of an order to the next. */
const stepMs = 60_000;
const address = { line1: '12 Harbour Road', postcode: 'PO1 3AX', city: 'Portmouth', country: 'GB' };

/** Orders in every state, by the services that shoppers and the team call. Cards are the stand-in's: without it only those that need none are made. */
export async function seedOrders(services: Services, shop: Shop): Promise<void> {
  await services.db.org(shop.orgId, async (tx) => {
    await changeSeller(tx, shop.orgId, demoSeller, services.now());
    await register(tx, shop.orgId, demoTaxNumber, services.now());
    await insertStoreViews(tx, shop.orgId);
  });
  const codes = await services.db.org(shop.orgId, (tx) => selectCodesNamed(tx, shop.orgId, ledBy));
  const codeOf = (nth: number) => codes.find(({ slug }) => slug === ledBy[nth % (ledBy.length + 1)])?.code_id;
  const takesCards = services.vendors.cardPayments?.isStandIn === true;
  if (takesCards) await takeCards(services, shop);
  for (const [nth, order] of demoOrders.entries()) {
    if (order.card && !takesCards) continue;
    await seedOrder(services, shop, { ...order, codeId: codeOf(nth) ?? undefined }, nth);
  }
  await callOffUnpaid(services);
  await services.db.org(shop.orgId, (tx) => catchUpJobs(tx, shop.orgId, services.now()));
}

async function takeCards(services: Services, { orgId, userId }: Shop): Promise<void> {
  await connectAccount({ services, orgId, userId }, demoStorePlace.country);
  // Opening the address answers everything that is asked.
  await fetch(await onboardingLink({ services, orgId }), { redirect: 'manual' });
  await refreshAccount({ services, orgId });
}

type LedOrder = DemoOrder & { codeId: string | undefined };

async function seedOrder(services: Services, shop: Shop, order: LedOrder, nth: number): Promise<void> {
  const start = services.now().getTime() - order.hoursAgo * HOUR_MS;
  const at = (ms: number): Services => ({ ...services, now: () => new Date(start + ms) });
  const { storeId, variantIds } = shop.store;
  const items = order.items.map(([sku, quantity]) => ({ variant_id: variantIds.get(sku) ?? '', quantity }));
  const { codeId } = order;
  const led = items.map((item) => ({ ...item, ...(codeId && { code_id: codeId }) }));
  const then = at(0);
  const quote = await inOpenStore(then, storeId, (tx, found) =>
    quoteOrder(tx, found, { items }, { services: then, locale: 'en', now: then.now() }),
  );
  const method = quote.methods.find(({ kind }) => (kind === 'delivery') === (order.isDelivered === true));
  const [time] = method?.times ?? [];
  const buyer = demoCustomers.find(({ email }) => email === order.email);
  const asked = {
    ...{ items: led, method_id: method?.method_id ?? '', tender: order.card ? ('card' as const) : ('pickup' as const) },
    contact: { name: [buyer?.first, buyer?.last].join(' '), email: order.email, phone: buyer?.phone ?? '' },
    ...(order.isDelivered && { address }),
    ...(time && { pickup_from: time.from }),
    ...(order.note !== undefined && { note: order.note }),
  };
  const { order_id: id, link } = await orderInStore(then, storeId, asked, {
    ...{ language: 'en', ip: `192.0.2.${nth + 1}` },
    once: (orgId, work) => services.db.org(orgId, work),
  });
  for (const [step, name] of order.then.entries())
    await demoSteps[name]({ ...shop, services: at((step + 1) * stepMs), storeId, id, link, card: order.card });
}

/** Something that is picked up by one of the customers, with a code. */
export async function orderAt(
  services: Services,
  { store: { storeId, variantIds } }: Pick<Shop, 'store'>,
  { codes, visitor, ip }: { codes: string[]; visitor: string; ip: string },
): Promise<void> {
  const items = [{ variant_id: variantIds.get('HB250-E') ?? '', quantity: 1 }];
  const [buyer] = demoCustomers;
  const quote = await inOpenStore(services, storeId, (tx, found) =>
    quoteOrder(tx, found, { items }, { services, locale: 'en', now: services.now() }),
  );
  const method = quote.methods.find(({ kind }) => kind === 'pickup');
  const [time] = method?.times ?? [];
  const contact = { name: [buyer?.first, buyer?.last].join(' '), email: buyer?.email ?? '' };
  const wanted = { items, codes, visitor, contact, method_id: method?.method_id ?? '', tender: 'pickup' } as const;
  await orderInStore(
    services,
    storeId,
    { ...wanted, ...(time && { pickup_from: time.from }) },
    {
      ...{ language: 'en', ip, once: (orgId, work) => services.db.org(orgId, work) },
    },
  );
}
