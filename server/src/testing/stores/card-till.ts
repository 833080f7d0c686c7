import type { Api, ShownOrder } from '@swapt/shared/contract';
import type { TestCard } from '@swapt/shared/values';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import type { TestApp } from '../app.js';
import { reportAddress } from './report-address.js';
import { openTill } from './till.js';

/** A till whose store takes cards at the stand-in, and what it takes to pay, to report and to give back. */
export async function openCardTill(test: TestApp, stock = 10, settings: Parameters<typeof openTill>[2] = {}) {
  const { services } = test;
  const till = await openTill(test, stock, settings);
  const { orgId: org_id, storeId: store_id, call, send } = till;
  await call('payments.connect.create', { org_id, country: 'DE' });
  const { data: link } = await call('payments.connect', { org_id });
  // Opening the address answers everything that is asked.
  await fetch(link.url, { redirect: 'manual' });
  const { data: account } = await call('payments.connect.status', { org_id });

  const stranger = test.as();
  const named = ({ link }: Pick<ShownOrder, 'link'>) => ({ store_id, link });
  const later = (seconds: number) => services.setNow(new Date(services.now().getTime() + seconds * 1000));
  const work = () => runDueJobs(services, jobs);
  return {
    ...till,
    account: account.account ?? '',
    later,
    work,
    /** An order that waits to be paid by card. */
    orderByCard: (changes: Partial<Api['orders.create']['in']> = {}) => till.place({ tender: 'card', ...changes }),
    intent: async (order: ShownOrder) => (await stranger.call('payments.intent', named(order))).data,
    /** The order of an address that somebody was given, with its payment begun. */
    begin: async (address: string) => {
      const link = address.slice(address.lastIndexOf('/') + 1);
      const [order] = (await stranger.call('orders.customer', { store_id, link })).data;
      if (!order) throw new Error('the order is shown by its link');
      await stranger.call('payments.intent', named(order));
      return order;
    },
    testPay: (order: ShownOrder, card: TestCard = 'pm_card_visa') =>
      stranger.send('payments.testPay', { ...named(order), card }),
    success: async (order: ShownOrder) => (await stranger.call('payments.success', named(order))).data,
    /** Pays at the card service alone: nobody comes back, and nothing is reported yet. */
    payThere: async (order: ShownOrder, card: TestCard = 'pm_card_visa') => {
      const { payment_id } = (await stranger.call('payments.intent', named(order))).data;
      const id = await intentOf(test, org_id, payment_id);
      await portOf(test).confirmIntent({ account: account.account ?? '', id, card, key: `${payment_id}-${card}` });
      return { paymentId: payment_id, intentId: id };
    },
    /** What the card service reports comes in, and is worked off. */
    report: async () => {
      while (await services.vendors.standIns.stripe?.post(await reportAddress(services, 'stripe'))) await work();
    },
    payments: async (id: string) => (await call('payments.get', { org_id, id })).data,
    refund: (id: string, fields: Omit<Api['payments.refund']['in'], 'org_id' | 'id'> = {}) =>
      send('payments.refund', { org_id, id, ...fields }),
  };
}

export type CardTill = Awaited<ReturnType<typeof openCardTill>>;

export function portOf({ services: { vendors } }: Pick<TestApp, 'services'>) {
  if (!vendors.cardPayments) throw new Error('There are no card payments');
  return vendors.cardPayments;
}

async function intentOf({ services: { db } }: TestApp, orgId: string, paymentId: string): Promise<string> {
  const [row] = await db.org(orgId, (tx) =>
    tx.query<{ intent_id: string }>('select intent_id from payments where org_id = $1 and payment_id = $2', [
      orgId,
      paymentId,
    ]),
  );
  return row?.intent_id ?? '';
}
