import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { salesKit } from '../../testing/stores/sales-kit.js';
import { openTill, type Till } from '../../testing/stores/till.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeOnEngine('what a store sold over time', ({ db }) => {
  let test: TestApp;
  let kit: ReturnType<typeof salesKit>;
  beforeAll(async () => {
    test = await testApp(db);
    kit = salesKit(test);
  });
  afterAll(() => test.close());

  describe.each([
    // The clocks go forward by an hour at 2 o’clock, and back by half an hour at 2 o’clock.
    { zone: 'America/New_York', change: Date.parse('2026-03-08T07:00:00Z') },
    { zone: 'Australia/Lord_Howe', change: Date.parse('2026-04-04T15:00:00Z') },
  ])('over a clock change in $zone', ({ zone, change }) => {
    let till: Till;
    const placed: { at: Date; total: number; units: number }[] = [];
    beforeAll(async () => {
      kit.setNow(new Date(change - 40 * day));
      till = await openTill(test, 0, { zone });
      const moments = [-31 * day, -9 * day, -30 * hour, -25 * hour];
      for (let at = -4 * hour; at < 5 * hour; at += 25 * minute) moments.push(at);
      moments.push(23 * hour, 26 * hour, 40 * hour);
      for (const [n, after] of moments.entries()) {
        const at = new Date(change + after);
        const quantity = 1 + (n % 3);
        await kit.orderAt(till, at, { items: [{ variant_id: till.hat, quantity }] });
        placed.push({ at, total: 2000 * quantity, units: quantity });
      }
    });

    /** Which orders a range holds, and in which hour of the week each is, as a clock on a wall in the zone shows it. */
    function countOf(from: string, to: string) {
      const within = placed.filter(({ at }) => at.toISOString() >= from && at.toISOString() < to);
      const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
      const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
      const clock = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
      });
      for (const { at } of within) {
        const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
        const hours = week[names.indexOf(shown.weekday ?? '')];
        if (hours) hours[Number(shown.hour)] = (hours[Number(shown.hour)] ?? 0) + 1;
      }
      const sum = (name: 'total' | 'units') => within.reduce((all, one) => all + one[name], 0);
      return { orders: within.length, sales: sum('total'), items: sum('units'), week };
    }
    /** When a day of the zone begins. */
    const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);

    it.each(['from orders', 'from days that were counted'])(
      'every range says what an independent count says, %s [O.stores.analytics]',
      async (how) => {
        const now = new Date(change + 41 * hour);
        kit.setNow(now);
        if (how !== 'from orders') await kit.keep();
        const ranges = [
          '1day',
          '24hour',
          '-1day',
          '1week',
          '7day',
          '1month',
          '30day',
          '90day',
          '1year',
          'all',
        ] as const;
        for (const range of ranges) {
          for (const before of range === 'all' ? [false] : [false, true]) {
            const { totals, week, from, to, series } = await kit.report(till, range, { before });
            const { week: counted, ...sums } = countOf(from, to);
            expect([range, before, totals]).toEqual([range, before, expect.objectContaining(sums)]);
            expect([range, before, week]).toEqual([range, before, counted]);
            expect(series.reduce((all, { sales }) => all + sales, 0)).toBe(sums.sales);
          }
        }
        const today = await kit.report(till, '1day');
        expect([dayOf(new Date(today.from)), dayOf(new Date(Date.parse(today.from) - 1)) < dayOf(now)]).toEqual([
          dayOf(now),
          true,
        ]);
        expect(today.zone).toBe(zone);
        expect(countOf('', '9').orders).toBe(placed.length);
        expect((await kit.report(till)).totals.orders).toBe(placed.length);
      },
    );

    it('an hour of the week leads to the orders that it counts', async () => {
      kit.setNow(new Date(change + 41 * hour));
      const { week, from, to } = await kit.report(till);
      let seen = 0;
      for (const [weekday, hours] of week.entries())
        for (const [at, orders] of hours.entries()) {
          if (orders === 0) continue;
          const ids = await kit.listed(till, { from, to, week_hour: weekday * 24 + at });
          expect([weekday, at, ids.length]).toEqual([weekday, at, orders]);
          seen += ids.length;
        }
      expect(seen).toBe(placed.length);
      expect(await kit.wrongSales()).toEqual([]);
    });
  });

  it('adds 10,000 orders up the same from orders, days and months, and follows what changes of them', async () => {
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
