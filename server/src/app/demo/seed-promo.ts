import { createDiscount, moveDiscount } from '../../modules/discounts/discounts.service.js';
import { createKey } from '../../modules/promo-locks/master-keys/master-keys.service.js';
import { createLock, moveLock, openLock } from '../../modules/promo-locks/promo-locks.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { daysAgo } from './days-ago.js';
import { catchUpJobs } from './demo.sql.js';
import { demoKey, demoLock, demoLockDiscount, demoTries } from './demo-promo.js';
import { orderAt } from './seed-orders.js';
import type { DemoStore } from './seed-store.js';

interface Shop {
  orgId: string;
  store: DemoStore;
}

/** A promo lock with a discount, a master key and those who tried the code, by the services that the console and shoppers call. */
export async function seedPromo(services: Services, shop: Shop): Promise<void> {
  const { orgId } = shop;
  const secret = await services.db.org(orgId, async (tx) => {
    const then = daysAgo({ tx, orgId, services }, 3);
    const { lock_id } = await createLock(then, demoLock);
    await moveLock(then, lock_id, 'active');
    const { discount_id } = await createDiscount(then, { ...demoLockDiscount, lock_id });
    await moveDiscount(then, discount_id, 'active');
    return (await createKey(then, { ...demoKey, lock_ids: [lock_id] })).secret;
  });
  for (const [nth, { minutes, place, byKey, orders }] of demoTries.entries()) {
    const at = new Date(services.now().getTime() - minutes * 60_000);
    const then = { ...services, now: () => at };
    const ip = `198.51.100.${nth + 1}`;
    const opened = await openLock(then, {
      ...{ orgId, codeId: undefined, promoCode: demoLock.promo_code, place, visitor: undefined, ip },
      masterKey: byKey && secret,
    }).catch(refused);
    if (orders && opened) await orderAt(then, shop, { codes: [demoLock.promo_code], visitor: opened.visitor, ip });
  }
  await services.db.org(orgId, (tx) => catchUpJobs(tx, orgId, services.now()));
}

/** Some are too far away, or do not say where they are: that is what the usage shows. */
function refused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
