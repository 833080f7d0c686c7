import type { Api, CountedOrders, SalesTotals } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';
import { openStand } from '../../testing/stores/stand.js';
import { openTill, type Till } from '../../testing/stores/till.js';
import { keepSales } from './keep-sales.js';
import { countStoreView, writeStoreViews } from './store-views.js';
import { salesModule } from './sales.module.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
type Range = NonNullable<Api['stores.analytics']['in']['range']>;

describeOnEngine('what a store sold', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());
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
    expect(body).toEqual({ data: expect.objectContaining({ number: expect.anything() }) });
    return { id: (body.data as { order_id: string }).order_id, at };
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
    await keepSales(test.services);
  };

  describe.each([
    // The clocks go forward by an hour at 2 o’clock, and back by half an hour at 2 o’clock.
    { zone: 'America/New_York', change: Date.parse('2026-03-08T07:00:00Z') },
    { zone: 'Australia/Lord_Howe', change: Date.parse('2026-04-04T15:00:00Z') },
  ])('over a clock change in $zone', ({ zone, change }) => {
    let till: Till;
    const placed: { at: Date; total: number; units: number }[] = [];
    beforeAll(async () => {
      setNow(new Date(change - 40 * day));
      till = await openTill(test, 0, { zone });
      const moments = [-31 * day, -9 * day, -30 * hour, -25 * hour];
      for (let at = -4 * hour; at < 5 * hour; at += 25 * minute) moments.push(at);
      moments.push(23 * hour, 26 * hour, 40 * hour);
      for (const [n, after] of moments.entries()) {
        const at = new Date(change + after);
        const quantity = 1 + (n % 3);
        await orderAt(till, at, { items: [{ variant_id: till.hat, quantity }] });
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
        setNow(now);
        if (how !== 'from orders') await keep();
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
            const { totals, week, from, to, series } = await report(till, range, { before });
            const { week: counted, ...sums } = countOf(from, to);
            expect([range, before, totals]).toEqual([range, before, expect.objectContaining(sums)]);
            expect([range, before, week]).toEqual([range, before, counted]);
            expect(series.reduce((all, { sales }) => all + sales, 0)).toBe(sums.sales);
          }
        }
        const today = await report(till, '1day');
        expect([dayOf(new Date(today.from)), dayOf(new Date(Date.parse(today.from) - 1)) < dayOf(now)]).toEqual([
          dayOf(now),
          true,
        ]);
        expect(today.zone).toBe(zone);
        expect(countOf('', '9').orders).toBe(placed.length);
        expect((await report(till)).totals.orders).toBe(placed.length);
      },
    );

    it('an hour of the week leads to the orders that it counts', async () => {
      setNow(new Date(change + 41 * hour));
      const { week, from, to } = await report(till);
      let seen = 0;
      for (const [weekday, hours] of week.entries())
        for (const [at, orders] of hours.entries()) {
          if (orders === 0) continue;
          const ids = await listed(till, { from, to, week_hour: weekday * 24 + at });
          expect([weekday, at, ids.length]).toEqual([weekday, at, orders]);
          seen += ids.length;
        }
      expect(seen).toBe(placed.length);
      expect(await wrongSales()).toEqual([]);
    });
  });

  describe('by its parts', () => {
    let till: CardTill;
    const start = Date.parse('2026-05-04T08:00:00Z');
    const codes: Record<string, string> = {};
    let pageId = '';
    let campaignId = '';
    beforeAll(async () => {
      setNow(new Date(start));
      const rates = [{ country: 'DE', region: '', standard: 1900, reduced: 700 }];
      till = await openCardTill(test, 50, { tax_rates: rates });
      const { orgId: org_id, storeId: store_id, call } = till;
      for (const name of ['Poster', 'Leaflet']) {
        const { data } = await call('codes.create', { org_id, name, type: 'store', content: { store_id } });
        codes[name] = data.code_id;
      }
      pageId = (await call('pages.create', { org_id, name: 'Spring' })).data.page_id;
      campaignId = (await call('campaigns.create', { org_id, name: 'Market days', code_ids: [codes.Poster ?? ''] }))
        .data.campaign_id;
      await call('campaigns.update', { org_id, campaign_id: campaignId, data: { state: 'running' } });
    });

    it('knows which code, page and campaign sold what, each with the orders behind it [A.store.analytics]', async () => {
      const poster = codes.Poster ?? '';
      const leaflet = codes.Leaflet ?? '';
      const two = [
        { variant_id: till.mug, quantity: 2, code_id: poster },
        { variant_id: till.hat, quantity: 1, code_id: leaflet.toUpperCase(), page_id: pageId },
      ];
      const both = await orderAt(till, new Date(start + hour), { items: two });
      const one = await orderAt(till, new Date(start + 2 * hour), {
        items: [{ variant_id: till.mug, quantity: 1, code_id: poster }],
      });
      const none = await orderAt(till, new Date(start + 3 * hour));
      const { codes: shares, pages, campaigns, direct, from, to } = await report(till);
      expect(shares).toEqual([
        { id: poster, name: 'Poster', orders: 2, items: 3, sales: 2700 },
        { id: leaflet, name: 'Leaflet', orders: 1, items: 1, sales: 2000 },
      ]);
      expect(pages).toEqual([{ id: pageId, name: 'Spring', orders: 1, items: 1, sales: 2000 }]);
      expect(campaigns).toEqual([{ id: campaignId, name: 'Market days', orders: 2, items: 3, sales: 2700 }]);
      expect(direct).toMatchObject({ orders: 1, items: 1, sales: 900 });
      expect(await listed(till, { from, to, code_id: poster })).toEqual([one.id, both.id]);
      expect(await listed(till, { from, to, page_id: pageId })).toEqual([both.id]);
      expect(await listed(till, { from, to, campaign_id: campaignId })).toEqual([one.id, both.id]);
      expect(await listed(till, { from, to, part: 'direct' })).toEqual([none.id]);
      expect((await till.read(both.id)).lines).toMatchObject([
        { code_id: poster, page_id: null, campaign_id: campaignId },
        { code_id: leaflet, page_id: pageId, campaign_id: null },
      ]);
    });

    it('keeps what was true then: a campaign that ends and a code that goes stay with the order', async () => {
      const { orgId: org_id, call } = till;
      await call('campaigns.update', { org_id, campaign_id: campaignId, data: { state: 'ended' } });
      const after = await orderAt(till, new Date(start + 4 * hour), {
        items: [{ variant_id: till.mug, quantity: 1, code_id: codes.Poster ?? '' }],
      });
      await call('codes.delete', { org_id, code_id: codes.Leaflet ?? '' });
      expect((await till.read(after.id)).lines).toMatchObject([{ code_id: codes.Poster, campaign_id: null }]);
      const { campaigns, codes: shares } = await report(till);
      expect(campaigns).toMatchObject([{ orders: 2 }]);
      expect(shares).toMatchObject([{ orders: 3 }, { orders: 1, sales: 2000 }]);
    });

    it('takes nobody’s word: a code, a page of another organization and ids of nothing count as none', async () => {
      const other = await openTill(test);
      const { data: foreign } = await other.call('codes.create', {
        ...{ org_id: other.orgId, name: 'Foreign', type: 'store', content: { store_id: other.storeId } },
      });
      const { page_id } = (await other.call('pages.create', { org_id: other.orgId, name: 'Theirs' })).data;
      const before = await report(till);
      const made = await orderAt(till, new Date(start + 5 * hour), {
        items: [
          { variant_id: till.mug, quantity: 1, code_id: foreign.code_id, page_id },
          { variant_id: till.hat, quantity: 1, code_id: till.storeId, page_id: till.orgId },
          { variant_id: till.hat, quantity: 1, code_id: codes.Leaflet ?? '' },
        ],
      });
      const nothing = { code_id: null, page_id: null, campaign_id: null };
      expect((await till.read(made.id)).lines).toMatchObject([nothing, nothing, nothing]);
      const after = await report(till);
      expect([after.codes, after.pages]).toEqual([before.codes, before.pages]);
      const odd = { items: [{ variant_id: till.mug, quantity: 1, code_id: 'poster' }] };
      expect((await till.order(odd)).status).toBe(400);
    });

    it('adds tax, tenders and refunds up by the ledger: what goes back later counts when it goes back', async () => {
      const then = start + 10 * day - 2 * hour;
      setNow(new Date(then));
      const { orgId: org_id, call } = till;
      const cash = await orderAt(till, new Date(then));
      await till.update(cash.id, 'mark_paid', { tender: 'cash' });
      const card = await till.orderByCard({ contact: { ...till.buyer, email: 'card@example.com' } });
      await till.payThere(card);
      await till.success(card);
      setNow(new Date(start + 14 * day));
      const { status } = await till.refund(card.order_id, { amount: 400 });
      expect(status).toBe(200);
      await till.work();
      await till.report();
      const today = await report(till, '1day');
      expect(today.totals).toMatchObject({ orders: 0, sales: 0, refunds: 400, average: null });
      expect(today.tenders).toEqual([{ tender: 'online', received: 0, refunded: 400 }]);
      expect(await listed(till, { from: today.from, to: today.to, part: 'refunds' })).toEqual([card.order_id]);
      setNow(new Date(start + 17 * day));
      const old = await report(till, '7day', { before: true });
      expect(old.totals).toMatchObject({ orders: 2, sales: 1800, refunds: 0, test_orders: 1, tax: 2 * 144 });
      expect(old.tenders).toEqual([
        { tender: 'cash', received: 900, refunded: 0 },
        { tender: 'online', received: 900, refunded: 0 },
      ]);
      expect(await listed(till, { from: old.from, to: old.to, tender: 'cash' })).toEqual([cash.id]);
      expect(await listed(till, { from: old.from, to: old.to, part: 'tests' })).toEqual([card.order_id]);
      await keep();
      expect((await till.refund(cash.id)).status).toBe(200);
      await till.work();
      expect((await report(till, '1day')).totals.refunds).toBe(900);
      await call('orders.cancel', { org_id, id: cash.id });
      expect((await report(till, '1day')).totals.refunds).toBe(0);
      await till.work();
      // What was counted already follows: the order that was called off, and its money on another day.
      for (const how of ['stale', 'counted again']) {
        if (how !== 'stale') await keep();
        const less = await report(till, '7day', { before: true });
        expect([how, less.totals]).toEqual([how, expect.objectContaining({ orders: 1, sales: 900 })]);
        expect([how, less.tenders]).toEqual([how, [{ tender: 'online', received: 900, refunded: 0 }]]);
      }
      expect(await wrongSales()).toEqual([]);
    });

    it('tells new customers from those who come back, add-ons and discounts from the rest', async () => {
      const shop = await openTill(test, 20);
      const { orgId: org_id, storeId: store_id, call } = shop;
      const { data: addOn } = await call('addons.create', {
        ...{ org_id, store_id, name: 'Gift wrap', price: { amount: 250, currency: 'EUR' }, most: 3 },
        item_ids: [shop.items[0]?.itemId ?? ''],
      });
      const gives = { kind: 'percent', percent_bps: 1000 } as const;
      const { data: ten } = await call('discounts.create', { org_id, name: 'Ten off', code: 'TEN', gives });
      await call('discounts.activate', { org_id, discount_id: ten.discount_id });
      const at = Date.parse('2026-06-02T09:00:00Z');
      const contact = { name: 'Kim', email: 'Kim@Example.com' };
      const wrapped = [{ variant_id: shop.mug, quantity: 2, add_ons: [{ add_on_id: addOn.add_on_id, quantity: 1 }] }];
      const first = await orderAt(shop, new Date(at), { contact, items: wrapped });
      const again = await orderAt(shop, new Date(at + hour), { contact: { ...contact, email: 'kim@example.com' } });
      const other = await orderAt(shop, new Date(at + 2 * hour), { codes: ['TEN'] });
      setNow(new Date(at + 3 * hour));
      const { totals, add_ons, products, from, to } = await report(shop, '1day');
      expect(totals).toMatchObject({
        ...{ orders: 3, items: 4, add_ons: 500, discounts: 90, sales: 1800 + 500 + 900 + 810 },
        ...{ orders_of_new: 2, orders_of_returning: 1, orders_of_unknown: 0, average: Math.round(4010 / 3) },
      });
      expect(add_ons).toMatchObject([{ id: addOn.add_on_id, name: 'Gift wrap', orders: 1, items: 2, sales: 500 }]);
      expect(products).toMatchObject([{ name: 'Mug', orders: 3, items: 4, sales: 4010 }]);
      const parts = { add_ons: first, discounts: other, returning: again } as const;
      for (const [part, { id }] of Object.entries(parts))
        expect([part, await listed(shop, { from, to, part: part as keyof typeof parts })]).toEqual([part, [id]]);
      expect(await listed(shop, { from, to, part: 'new' })).toEqual([other.id, first.id]);
      expect(await listed(shop, { from, to, add_on_id: addOn.add_on_id })).toEqual([first.id]);
      expect(await listed(shop, { from, to, item_id: shop.items[0]?.itemId ?? '' })).toHaveLength(3);
      const found = await call('orders.byStore', { org_id, store_id, search: 'kim', counted: { from, to } });
      expect(found.total).toBe(2);
    });
  });

  it('narrows to an event of the store, and knows no other’s [A.store.analytics.event]', async () => {
    setNow(new Date('2026-07-01T09:00:00Z'));
    const stand = await openStand(test);
    const sale = await stand.sold({ items: [{ variant_id: stand.mug, quantity: 2 }], total: 1_800 });
    await orderAt(stand, new Date('2026-07-01T10:00:00Z'));
    const at = await report(stand, 'all', { event_id: stand.eventId });
    expect(at).toMatchObject({
      event: { event_id: stand.eventId },
      totals: { orders: 1, sales: 1800, orders_of_unknown: 1 },
      tenders: [{ tender: 'cash', received: 1800 }],
      channels: [{ id: 'event', orders: 1 }],
      funnel: null,
    });
    expect(await listed(stand, { event_id: stand.eventId })).toEqual([sale.order_id]);
    expect((await report(stand)).totals).toMatchObject({ orders: 2, sales: 2700 });
    const other = await openStand(test);
    for (const [asker, event_id] of [
      [stand, other.eventId],
      [other, stand.eventId],
    ] as const) {
      const { orgId: org_id, storeId: store_id } = asker;
      const refused = await asker.send('stores.analytics', { org_id, store_id, event_id });
      expect([refused.status, refused.body.code]).toEqual([404, 'event.not_found']);
    }
  });

  it('stands beside the other stores with stock and events, each on its own clock and in its own currency [O.sales.get]', async () => {
    setNow(new Date('2026-07-03T09:00:00Z'));
    const stand = await openStand(test);
    const { orgId: org_id, call } = stand;
    await stand.sold({ items: [{ variant_id: stand.mug, quantity: 1 }], total: 900 });
    const yen = { org_id, name: 'Tokyo', country: 'JP', currency: 'JPY', zone: 'Asia/Tokyo' };
    await call('stores.create', yen);
    const { data } = await call('sales.get', { org_id, range: '1day' });
    const [own, tokyo] = [
      data.find(({ store_id }) => store_id === stand.storeId),
      data.find(({ name }) => name === 'Tokyo'),
    ];
    expect(own).toMatchObject({
      ...{ currency: 'EUR', at_events: 900, totals: { orders: 1, sales: 900 }, before: { orders: 0 } },
      stock: { on_hand: 9, low: 0, sold_out: 0 },
      open_event: { event_id: stand.eventId },
    });
    expect(tokyo).toMatchObject({ currency: 'JPY', totals: { orders: 0, sales: 0, average: null }, open_event: null });
    expect(Date.parse(tokyo?.from ?? '')).toBe(Date.parse('2026-07-02T15:00:00Z'));
    expect((await call('sales.get', { org_id, range: 'all' })).data[0]?.before).toBeNull();
    const stranger = await test.organization();
    expect((await test.as(stranger.owner).call('sales.get', { org_id: stranger.orgId })).data).toEqual([]);
    const refused = await test
      .as(stranger.owner)
      .send('sales.get', { org_id: stranger.orgId, store_id: stand.storeId });
    expect([refused.status, refused.body.code]).toEqual([404, 'store.not_found']);
  });

  it('counts who looks at its products and carts, and programs not', async () => {
    setNow(new Date('2026-07-05T09:10:00Z'));
    const till = await openTill(test, 0);
    const view = { orgId: till.orgId, storeId: till.storeId };
    const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };
    for (const kind of ['item', 'item', 'cart'] as const) countStoreView(test.services, { ...view, kind }, person);
    countStoreView(test.services, { ...view, kind: 'item' }, { 'user-agent': 'Googlebot/2.1' });
    countStoreView(test.services, { ...view, kind: 'item' }, { ...person, 'sec-purpose': 'prefetch' });
    await writeStoreViews(test.services);
    countStoreView(test.services, { ...view, kind: 'item' }, person);
    await writeStoreViews(test.services);
    expect((await report(till, '1day')).funnel).toMatchObject({ item_views: 3, carts: 1, orders: 0, paid: 0 });
    expect((await report(till, '-1day')).funnel).toMatchObject({ item_views: 0, carts: 0 });
  });

  it('refuses odd ranges, and says nothing where nothing was sold', async () => {
    const till = await openTill(test, 0);
    const { orgId: org_id, storeId: store_id, send } = till;
    const odd: object[] = [{ range: '2day' }, { range: '' }, { range: 7 }, { event_id: 'x' }, { before: 'yes' }];
    for (const one of odd) expect((await send('stores.analytics', { org_id, store_id, ...one })).status).toBe(400);
    expect((await send('stores.analytics', { org_id, store_id, range: 'all', before: true })).body.code).toBe(
      'analytics.nothing_before',
    );
    const noSales: Partial<SalesTotals> = { orders: 0, sales: 0, average: null, refunds: 0 };
    expect(await report(till)).toMatchObject({
      ...{ totals: noSales, codes: [], tenders: [], products: [] },
      funnel: { scans: 0, item_views: 0, carts: 0, orders: 0, paid: 0 },
    });
  });

  it('adds 10,000 orders up the same from orders, days and months, and follows what changes of them', async () => {
    setNow(new Date('2026-09-20T12:00:00Z'));
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
      for (const range of ranges) found.push(await report(till, range));
      return found;
    };
    const fromOrders = await read();
    expect(fromOrders.at(-1)?.totals).toMatchObject({ orders: 9000, sales: 50_005_000 - 5_005_000, items: 9000 });
    await keep();
    const [kept] = await db.org(orgId, (tx) =>
      tx.query<{ days: number; months: number; stale: number }>(
        `select count(*) filter (where span = 'day')::integer as days, count(*) filter (where span = 'month')::integer as months,
           count(*) filter (where is_stale)::integer as stale from store_sales where org_id = $1 and store_id = $2`,
        [orgId, storeId],
      ),
    );
    expect(kept).toMatchObject({ days: 160, months: 5, stale: 0 });
    expect(await read()).toEqual(fromOrders);
    expect(await wrongSales()).toEqual([]);
    // An old order that is called off leaves its day, its month and everything above them.
    await db.org(orgId, (tx) =>
      tx.query(`update orders set status = 'canceled' where org_id = $1 and store_id = $2 and number = 2001`, [
        orgId,
        storeId,
      ]),
    );
    const less = await read();
    expect(less.at(-1)?.totals).toMatchObject({ orders: 8999, sales: 45_000_000 - 2001 });
    await keep();
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
    await keep();
    expect(await read()).toEqual(elsewhere);
  });
});

type Report = Api['stores.analytics']['out']['data'];
