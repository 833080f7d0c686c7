import { demoOwner } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Tx } from '../../platform/db/database.js';
import { sell } from '../../modules/desk-sales/desk-sales.service.js';
import { closeEvent, countDesk, createEvent, readSession, startDesk } from '../../modules/events/events.service.js';
import { approve, submit } from '../../modules/settlements/settlements.service.js';
import type { Services } from '../../platform/services.js';
import { demoMarkets, type DemoMarket } from './demo-markets.js';
import type { DemoStore } from './seed-store.js';

interface Shop {
  orgId: string;
  userId: string;
  store: DemoStore;
}

const HOUR_MS = 3_600_000;

/** Days at a stand, by the services that a desk and its team call. */
export async function seedMarkets(services: Services, shop: Shop): Promise<void> {
  const secret = await services.scans.secret();
  for (const market of demoMarkets) await seedMarket(services, { ...shop, secret }, market);
}

async function seedMarket(
  services: Services,
  { orgId, userId, store: { storeId, variantIds }, secret }: Shop & { secret: Uint8Array },
  market: DemoMarket,
): Promise<void> {
  const start = services.now().getTime() - market.hoursAgo * HOUR_MS;
  const caller = { userId, email: demoOwner, emailVerified: true, name: 'Demo owner', termsVersion: null };
  /** Within the organization, so many hours after it began. */
  const at = <T>(
    hours: number,
    work: (ctx: Parameters<typeof startDesk>[0] & { caller: typeof caller; tx: Tx }) => Promise<T>,
  ) => {
    const then = { ...services, now: () => new Date(start + hours * HOUR_MS) };
    return services.db.org(orgId, (tx) => work({ tx, orgId, userId, role: 'owner', services: then, caller }));
  };
  const about = { name: market.name, place: market.place, starts_at: new Date(start).toISOString(), ends_at: null };
  const { event_id } = await at(-48, (ctx) => createEvent(ctx, { ...about, store_ids: [storeId] }));
  const desk = { event_id, store_id: storeId, device: 'Stall', opening: market.opening };
  const { session_id } = await at(0, (ctx) => startDesk(ctx, desk));
  for (const [nth, [tender, sold, total]] of market.sales.entries()) {
    const items = sold.map(([sku, quantity]) => ({ variant_id: variantIds.get(sku) ?? '', quantity }));
    const sale = { session_id, sale_key: uuidv7(), tender, total, items };
    await at(0.5 * (nth + 1), (ctx) => sell(ctx, sale, { secret, language: 'en', locale: 'en-GB' }));
  }
  const counted = await at(5, async (ctx) => {
    const { expected } = await readSession(ctx, session_id);
    return (await countDesk(ctx, { session_id, counted: expected - market.missing })).counted ?? 0;
  });
  await at(5.1, (ctx) => closeEvent(ctx, event_id));
  const card = market.sales.reduce((sum, [tender, , total]) => sum + (tender === 'card' ? total : 0), 0);
  const asked = { event_id, store_id: storeId, counted: { cash: counted, card }, note: market.note };
  const { settlement_id } = await at(5.2, (ctx) => submit(ctx, asked));
  if (market.isApproved) await at(6, (ctx) => approve(ctx, settlement_id));
}
