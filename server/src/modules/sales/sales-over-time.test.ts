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
});
