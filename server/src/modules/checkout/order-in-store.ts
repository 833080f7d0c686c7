import type { ShownOrder } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { addressOf } from '../../platform/http/callers/network.js';
import type { Services } from '../../platform/services.js';
import { mailboxKey } from '../../platform/mail/mail-quota.js';
import { forgiveTries, mayTry } from '../../platform/throttle/throttle.js';
import { tryCodes } from '../discounts/discounts.service.js';
import { orderLink, selectOrder, showOrders } from '../orders/orders.service.js';
import { ourVisitor } from '../promo-locks/promo-locks.service.js';
import { orgOfOpenStore, readOpenStore, type InOrg } from '../stores/stores.service.js';
import { createOrder, type NewOrder } from './create-order.js';

interface Buying {
  /** In which the buyer reads. */
  language: string;
  ip: string;
  once: InOrg<ShownOrder>;
}

/** Orders from a store for whoever asks. So many name one mailbox a day, and so many come from one network in an hour; what is refused does not count. */
export async function orderInStore(
  services: Services,
  storeId: string,
  asked: NewOrder,
  { language, ip, once }: Buying,
): Promise<ShownOrder> {
  const orgId = await orgOfOpenStore(services, storeId);
  const tries = [
    { limit: 'orderTo', of: mailboxKey(asked.contact.email) },
    { limit: 'unpaidFrom', of: `${storeId} ${addressOf(ip)}` },
  ] as const;
  const visitor = await ourVisitor(services, asked.visitor);
  await tryCodes(services, { orgId, storeId, visitor, ip: addressOf(ip) }, asked.codes ?? []);
  if (!(await mayTry(services, tries))) throw new AppError('rate.limited');
  const secret = await services.scans.secret();
  const now = services.now();
  const locale = localeOf(language);
  const shown = await once(orgId, async (tx) => {
    const store = await readOpenStore(tx, orgId, storeId);
    const orderId = uuidv7(now);
    await createOrder(tx, store, asked, { orderId, language, locale, now, secret, services, by: null });
    const [order] = await selectOrder(tx, orgId, orderId);
    const [made] = order ? await showOrders(tx, orgId, [order], { locale, zone: store.zone, secret, now }) : [];
    if (!made) throw new Error('an order that was just made is there');
    // A reply that is kept for whoever sends the same again holds no link: it is worked out anew.
    return { ...made, link: '' };
  }).catch(async (error: unknown) => {
    await forgiveTries(services, tries);
    throw error;
  });
  return { ...shown, link: orderLink(secret, shown.order_id, 0) };
}
