import type { Api, CountedOrders } from '@swapt/shared/contract';
import { keepSales } from '../../modules/sales/keep-sales.js';
import { salesModule } from '../../modules/sales/sales.module.js';
import type { TestApp } from '../app.js';
import type { Till } from './till.js';

type Range = NonNullable<Api['stores.analytics']['in']['range']>;

/** What it takes to sell at moments of the past and to read what was sold. */
export function salesKit(test: TestApp) {
  const { db } = test.services;
  const setNow = (at: Date) => test.services.setNow(at);
  let buyers = 0;

  /** An order at a moment, by somebody of their own from a network of their own. */
  async function orderAt(
    till: Pick<Till, 'storeId' | 'methodId' | 'mug'>,
    at: Date,
    changes: Partial<Api['orders.create']['in']> = {},
  ) {
    setNow(at);
    buyers += 1;
    const { storeId: store_id, methodId: method_id, mug } = till;
    const asked = {
      ...{ store_id, method_id, tender: 'pickup', items: [{ variant_id: mug, quantity: 1 }] },
      contact: { name: 'Robin Berg', email: `${buyers}.buyer@example.com` },
      ...changes,
    } as const;
    const { body } = await test.as().send('orders.create', asked, { from: `10.7.${buyers >> 8}.${buyers % 250}` });
    const { order_id: id, number } = body.data as { order_id: string; number: number | null };
    if (number === null) throw new Error('it was placed');
    return { id, at };
  }
  const report = async (till: Pick<Till, 'orgId' | 'storeId' | 'call'>, range: Range = 'all', more = {}) =>
    (await till.call('stores.analytics', { org_id: till.orgId, store_id: till.storeId, range, ...more })).data;
  const listed = async (till: Pick<Till, 'orgId' | 'storeId' | 'call'>, counted: CountedOrders) =>
    (
      await till.call('orders.byStore', { org_id: till.orgId, store_id: till.storeId, counted, pageSize: 100 })
    ).data.map(({ order_id }) => order_id);
  const wrongSales = async () => {
    const found: unknown[] = [];
    for (const check of Object.values(salesModule.checks)) found.push(...(await db.system((tx) => tx.query(check))));
    return found;
  };
  /** Counts the days that are over, as the background does in two turns. */
  const keep = async () => {
    await keepSales(test.services);
    const now = test.services.now();
    test.services.setNow(new Date(now.getTime() + 60_000));
    await keepSales(test.services);
    test.services.setNow(now);
  };
  return { setNow, orderAt, report, listed, wrongSales, keep };
}
