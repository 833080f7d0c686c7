import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { salesKit } from '../../testing/stores/sales-kit.js';
import { openTill } from '../../testing/stores/till.js';

describeOnEngine('what a store of many orders sold', ({ db }) => {
  let test: TestApp;
  let kit: ReturnType<typeof salesKit>;
  beforeAll(async () => {
    test = await testApp(db);
    kit = salesKit(test);
  });
  afterAll(() => test.close());

  it('adds up the same for 10,000 orders from orders, days and months, and follows what changes of them', async () => {
    kit.setNow(new Date('2026-09-20T12:00:00Z'));
    const till = await openTill(test, 0);
    const { orgId, storeId } = till;
    await db.org(orgId, async (tx) => {
      await tx.query(
        `insert into orders (org_id, order_id, store_id, number, status, tender, currency, subtotal, tax_mode, total, units, name, email, language, method,
           method_kind, is_first, placed_at, created_at, updated_at)
         select $1, gen_random_uuid(), $2, n, case when n % 10 = 0 then 'canceled' else 'completed' end, 'pickup', 'EUR', n, 'included', n, 2, 'Kim',
           'kim' || n % 300 || '@example.com', 'en', '{"kind": "pickup", "name": "", "place": ""}', 'pickup', n <= 300, at, at, at
           from generate_series(1, 10000) n cross join lateral (select timestamptz '2026-09-20T11:00:00Z' - (10000 - n) * interval '23 minutes' as at) t`,
        [orgId, storeId],
      );
      await tx.query(
        `insert into order_lines (org_id, order_id, line_no, variant_id, name, option_values, kind, quantity, unit_price, sum)
         select org_id, order_id, 1, $3, 'Mug', '{}', 'physical', 1, subtotal, subtotal from orders where org_id = $1 and store_id = $2`,
        [orgId, storeId, till.mug],
      );
      await tx.query('update stores set last_number = 10000 where org_id = $1 and store_id = $2', [orgId, storeId]);
    });
    const ranges = ['1week', '30day', '90day', '1year', 'all'] as const;
    const read = async () => {
      const found: Report[] = [];
      for (const range of ranges) found.push(await kit.report(till, range));
      return found;
    };
    const fromOrders = await read();
    expect(fromOrders.at(-1)?.totals).toMatchObject({ orders: 9000, sales: 50_005_000 - 5_005_000, items: 9000 });
    await kit.keep();
    const [kept] = await db.org(orgId, (tx) =>
      tx.query<{ days: number; months: number; stale: number }>(
        `select count(*) filter (where span = 'day')::integer as days, count(*) filter (where span = 'month')::integer as months,
           count(*) filter (where is_stale)::integer as stale from store_sales where org_id = $1 and store_id = $2`,
        [orgId, storeId],
      ),
    );
    expect(kept).toMatchObject({ days: 160, months: 5, stale: 0 });
    expect(await read()).toEqual(fromOrders);
    expect(await kit.wrongSales()).toEqual([]);
    // An old order that is called off leaves its day, its month and everything above them.
    await db.org(orgId, (tx) =>
      tx.query(`update orders set status = 'canceled' where org_id = $1 and store_id = $2 and number = 2001`, [
        orgId,
        storeId,
      ]),
    );
    const less = await read();
    expect(less.at(-1)?.totals).toMatchObject({ orders: 8999, sales: 45_000_000 - 2001 });
    await kit.keep();
    expect(await read()).toEqual(less);
    // The days of another clock are other days.
    const { revision } = (await till.call('stores.get', { org_id: orgId, store_id: storeId })).data;
    await till.call('stores.update', {
      org_id: orgId,
      store_id: storeId,
      revision,
      data: { zone: 'Pacific/Auckland' },
    });
    const elsewhere = await read();
    expect(elsewhere.at(-1)?.totals).toEqual(less.at(-1)?.totals);
    await kit.keep();
    expect(await read()).toEqual(elsewhere);
  });
});

type Report = Api['stores.analytics']['out']['data'];
