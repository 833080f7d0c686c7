import type { SalesTotals } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { salesKit } from '../../testing/stores/sales-kit.js';
import { openStand } from '../../testing/stores/stand.js';
import { openTill } from '../../testing/stores/till.js';
import { countStoreView, writeStoreViews } from './store-views.js';

describeOnEngine('what stores sold', ({ db }) => {
  let test: TestApp;
  let kit: ReturnType<typeof salesKit>;
  beforeAll(async () => {
    test = await testApp(db);
    kit = salesKit(test);
  });
  afterAll(() => test.close());

  it('narrows to an event of the store, and knows no other’s [A.store.analytics.event]', async () => {
    kit.setNow(new Date('2026-07-01T09:00:00Z'));
    const stand = await openStand(test);
    const sale = await stand.sold({ items: [{ variant_id: stand.mug, quantity: 2 }], total: 1_800 });
    await kit.orderAt(stand, new Date('2026-07-01T10:00:00Z'));
    const at = await kit.report(stand, 'all', { event_id: stand.eventId });
    expect(at).toMatchObject({
      event: { event_id: stand.eventId },
      totals: { orders: 1, sales: 1800, orders_of_unknown: 1 },
      tenders: [{ tender: 'cash', received: 1800 }],
      channels: [{ id: 'event', orders: 1 }],
      funnel: null,
    });
    expect(await kit.listed(stand, { event_id: stand.eventId })).toEqual([sale.order_id]);
    expect((await kit.report(stand)).totals).toMatchObject({ orders: 2, sales: 2700 });
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

  it('knows one first order of those that somebody makes at once [A.store.analytics.event]', async () => {
    kit.setNow(new Date('2026-07-02T09:00:00Z'));
    const stand = await openStand(test);
    const buyers = Array.from({ length: 8 }, (_, n) => `first.${n}.${stand.storeId}@example.com`);
    const desks = [stand.sessionId, await stand.openDesk('Desk 2'), await stand.openDesk('Desk 3')];
    // Nothing of a shelf, whose row would be waited for.
    const sell = (email: string, session_id: string) => {
      const amounts = [{ name: 'Repair', amount: 2000 }];
      const { items: _, ...sale } = stand.saleOf({ amounts, total: 2000, email, session_id });
      return stand.call('pos.sell', sale);
    };
    await Promise.all(buyers.flatMap((email) => desks.map((desk) => sell(email, desk))));
    expect((await kit.report(stand)).totals).toMatchObject({ orders: 24, orders_of_new: 8, orders_of_returning: 16 });
    expect(await kit.wrongSales()).toEqual([]);
  });

  it('stands beside the other stores with stock and events, each on its own clock and in its own currency [O.sales.get]', async () => {
    kit.setNow(new Date('2026-07-03T09:00:00Z'));
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
    kit.setNow(new Date('2026-07-05T09:10:00Z'));
    const till = await openTill(test, 0);
    const view = { orgId: till.orgId, storeId: till.storeId };
    const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };
    for (const kind of ['item', 'item', 'cart'] as const) countStoreView(test.services, { ...view, kind }, person);
    countStoreView(test.services, { ...view, kind: 'item' }, { 'user-agent': 'Googlebot/2.1' });
    countStoreView(test.services, { ...view, kind: 'item' }, { ...person, 'sec-purpose': 'prefetch' });
    await writeStoreViews(test.services);
    countStoreView(test.services, { ...view, kind: 'item' }, person);
    await writeStoreViews(test.services);
    expect((await kit.report(till, '1day')).funnel).toMatchObject({ item_views: 3, carts: 1, orders: 0, paid: 0 });
    expect((await kit.report(till, '-1day')).funnel).toMatchObject({ item_views: 0, carts: 0 });
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
    expect(await kit.report(till)).toMatchObject({
      ...{ totals: noSales, codes: [], tenders: [], products: [] },
      funnel: { scans: 0, item_views: 0, carts: 0, orders: 0, paid: 0 },
    });
  });
});
