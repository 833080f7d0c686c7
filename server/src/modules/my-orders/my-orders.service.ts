export { buyerCookie, noBuyerCookie, readBuyerCookie } from './buyer-cookie.js';
export { codeMinutes } from './order-code.js';
import type { ShownOrder } from '@swapt/shared/contract';
import { isEmail } from '@swapt/shared/form';
import { localeOf } from '@swapt/shared/messages';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { askForMail, mailboxKey } from '../../platform/mail/mail-quota.js';
import type { Services } from '../../platform/services.js';
import { forgiveTries, mayTry } from '../../platform/throttle/throttle.js';
import { normalEmail } from '../customers/customers.service.js';
import {
  cancelOrder,
  isLinkOf,
  lockOrder,
  orderOfLink,
  selectOrder,
  selectOrdersOf,
  showOrders,
  type OrderRow,
} from '../orders/orders.service.js';
import { inStoreOfOrders, type InOrg, type OpenStore } from '../stores/stores.service.js';
import { mailOrderCode } from './order-code.jobs.js';
import { codeMinutes, isOrderCode } from './order-code.js';

const mostShown = 50;

interface Asking {
  storeId: string;
  /** Of who reads. */
  language: string;
}

/** The order of a link. To everybody else there is none: a wrong link, an order and a store that never were answer the same. */
export const orderByLink = (services: Services, asking: Asking, link: string): Promise<ShownOrder> =>
  withOrder(services, asking, link, (_, __, order) => order);

/** Who placed an order calls it off, as long as it is neither paid nor prepared. */
export const withdrawOrder = (
  services: Services,
  asking: Asking,
  link: string,
  inOrg?: InOrg<ShownOrder>,
): Promise<ShownOrder> =>
  withOrder(
    services,
    asking,
    link,
    async (tx, { org_id: orgId }, { order_id: id }) => {
      const [order] = await lockOrder(tx, orgId, id);
      if (!order) throw new AppError('order.not_found');
      if (order.paid > 0) throw new AppError('order.bad_state');
      await cancelOrder(tx, order, { orgId, reason: 'shopper', by: null, now: services.now() });
      const [now] = await selectOrder(tx, orgId, id);
      return now ?? order;
    },
    inOrg,
  );

async function withOrder(
  services: Services,
  asking: Asking,
  link: string,
  work: (tx: Tx, store: OpenStore, order: OrderRow) => OrderRow | Promise<OrderRow>,
  inOrg?: InOrg<ShownOrder>,
): Promise<ShownOrder> {
  const secret = await services.scans.secret();
  const { storeId, language } = asking;
  const show = async (tx: Tx, store: OpenStore, found: OrderRow) => {
    const order = await work(tx, store, found);
    const [shown] = await showOrders(tx, store.org_id, [order], readerOf(services, store, language, secret));
    if (!shown) throw new AppError('order.not_found');
    // A reply that is kept for whoever sends the same again holds no link.
    return { ...shown, link: '' };
  };
  return { ...(await inOrderOfLink(services, { storeId, link }, show, inOrg)), link };
}

/** Does something with the order of a link, in one transaction of its organization. */
export async function inOrderOfLink<T>(
  services: Services,
  { storeId, link }: { storeId: string; link: string },
  work: (tx: Tx, store: OpenStore, order: OrderRow) => Promise<T>,
  inOrg?: InOrg<T>,
): Promise<T> {
  const secret = await services.scans.secret();
  const id = orderOfLink(link);
  const find = async (tx: Tx, store: OpenStore) => {
    const [found] = id === undefined ? [] : await selectOrder(tx, store.org_id, id);
    const isTheirs = found?.store_id === store.store_id && isLinkOf(secret, link, found.order_id, found.link_nth);
    if (!found || !isTheirs) throw new AppError('order.not_found');
    return work(tx, store, found);
  };
  return inStoreOfOrders(services, storeId, find, inOrg).catch(orElse('order.not_found'));
}

/** A store that is not there says no more than an order that is not. */
const orElse = (code: AppError['code']) => (error: unknown) => {
  throw error instanceof AppError && error.code === 'store.not_found' ? new AppError(code) : error;
};

/**
 * Mails a code to who says that an address is theirs. Whether it ordered anything is looked up by a job: the answer is the same and takes as long
 * either way.
 */
export async function askForOrderCode(
  services: Services,
  { storeId, language }: Asking,
  { email: typed, ip }: { email: string; ip: string },
  inOrg?: InOrg<{ minutes: number }>,
): Promise<void> {
  if (!isEmail(typed))
    throw new AppError('request.invalid', undefined, { email: 'Write an e-mail address, such as you@example.com.' });
  const email = normalEmail(typed);
  const answer = await askForMail(services, { purpose: 'orderCodeMail', to: email, ip: addressOf(ip) });
  if (answer === 'refused') throw new AppError('rate.limited');
  if (answer === 'quiet') return;
  const payload = { store_id: storeId, email, language };
  const ask = async (tx: Tx, { org_id: orgId }: OpenStore) => {
    await enqueue(tx, mailOrderCode, { orgId, payload, now: services.now() });
    return { minutes: codeMinutes };
  };
  // Of a store that is not there nobody hears more than of one that is.
  await inStoreOfOrders(services, storeId, ask, inOrg).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'store.not_found')) throw error;
  });
}

/** Whether somebody has the code that was mailed to an address. So many are tried, from everywhere together; a right one does not count. */
export async function proveMailbox(
  services: Services,
  storeId: string,
  { email: typed, code }: { email: string; code: string },
): Promise<string | undefined> {
  const email = normalEmail(typed);
  const tries = [{ limit: 'orderCode', of: `${storeId} ${mailboxKey(email)}` }] as const;
  if (!(await mayTry(services, tries))) throw new AppError('rate.limited');
  if (!isOrderCode(await services.scans.secret(), code, storeId, email, services.now())) return undefined;
  await forgiveTries(services, tries);
  return email;
}

/** What a proven address ordered in a store, newest first. */
export async function ordersOf(
  services: Services,
  { storeId, language }: Asking,
  email: string,
): Promise<ShownOrder[]> {
  const secret = await services.scans.secret();
  const reading = inStoreOfOrders(services, storeId, async (tx, store) => {
    const orders = await selectOrdersOf(tx, store.org_id, store.store_id, email, mostShown);
    return showOrders(tx, store.org_id, orders, readerOf(services, store, language, secret));
  });
  return reading.catch(orElse('order.not_proven'));
}

const readerOf = ({ now }: Pick<Services, 'now'>, { zone }: OpenStore, language: string, secret: Uint8Array) => ({
  locale: localeOf(language),
  zone,
  secret,
  now: now(),
});
