import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';
import { marketOf, openMarket, type Market } from '../../testing/stores/market.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';
import { standOf } from '../../testing/stores/stand.js';

const none = { cash: 0, card: 0, online: 0, square: 0, other: 0 };
const code = (status: number, its: string) => ({ status, body: { code: its } });

describeOnEngine('settlements', ({ db }) => {
  let test: TestApp;
  let market: Market;
  let colleague: Awaited<ReturnType<Market['member']>>;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    market = await openMarket(test);
    colleague = await market.member('editor');
  });
  afterAll(() => test.close());

  const later = (minutes: number) => {
    test.services.setNow(new Date(test.services.now().getTime() + minutes * 60_000));
  };
  const faults = async () => (await findFaults(test.services)).filter((line) => /settle/.test(line));
  const approve = (settlement_id: string, by: Pick<Market, 'send'> = colleague) =>
    by.send('settlement.approve', { org_id: market.orgId, settlement_id });
  /** The end of the day, with 68.00 in the drawer and 20.00 by card. */
  async function closed() {
    await market.sold({ items: [{ variant_id: market.mug, quantity: 2 }], total: 1_800 });
    await market.sold({ items: [{ variant_id: market.hat, quantity: 1 }], total: 2_000, tender: 'card' });
    later(10);
    await market.count(6_750);
    later(10);
    await market.close();
    later(10);
  }
  async function approved() {
    await closed();
    const { settlement_id } = await market.submit({ cash: 6_750, card: 2_000 });
    expect(await approve(settlement_id)).toMatchObject({ status: 200 });
    later(10);
    return settlement_id;
  }

  it('say what a store’s money comes to, by tender, and keep what was counted beside it [O.settlement.submit, O.settlement.get]', async () => {
    await closed();
    expect(await market.money()).toMatchObject({
      ...{ name: 'Spring market', state: 'closing', currency: 'EUR', is_only_one: false },
      stores: [{ expected: { ...none, cash: 6_800, card: 2_000 }, drawers: 6_750, waits: null, settlements: [] }],
    });
    const made = await market.submit({ cash: 6_750, card: 2_000 }, { note: ' A coin is missing ' });
    expect(made).toMatchObject({
      ...{ nth: 1, adjusts: null, state: 'submitted', note: 'A coin is missing', has_slip: false, is_yours: true },
      ...{ expected: { ...none, cash: 6_800, card: 2_000 }, counted: { ...none, cash: 6_750, card: 2_000 } },
    });
    const { stores, total } = await market.money();
    expect(stores).toMatchObject([{ waits: 'approval', settlements: [made] }]);
    expect(total).toEqual({ expected: made.expected, covered: made.expected, counted: made.counted });
    expect(await approve(made.settlement_id)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved', is_yours: false, is_alone: false, decided_by: expect.any(String) } },
    });
    expect(await market.event()).toMatchObject({ state: 'settled' });
    expect(await market.money()).toMatchObject({ state: 'settled', stores: [{ waits: 'done', due: none }] });
    expect(await faults()).toEqual([]);
  });

  it('wait until the event is closed and all of its desks are counted', async () => {
    await market.sold();
    expect(await market.trySubmit({ cash: 5_900 })).toMatchObject(code(409, 'settlement.not_closed'));
    await market.close();
    expect(await market.money()).toMatchObject({ stores: [{ waits: 'desks', open_desks: 1 }] });
    expect(await market.trySubmit({ cash: 5_900 })).toMatchObject(code(409, 'settlement.desks_open'));
    await market.count(5_900);
    expect(await market.trySubmit({ cash: 5_900 })).toMatchObject({ status: 200 });
  });

  it('take no sums from a request, and nothing that is no money', async () => {
    await closed();
    for (const body of [
      { counted: { cash: 1 }, expected: { cash: 1 } },
      { counted: { cash: '67.50' } },
      { counted: { cash: 67.5 } },
      { counted: { cash: 1e15 } },
      { counted: { coins: 1 } },
      {},
    ])
      expect(
        await market.send('settlement.submit', { ...market.ids, store_id: market.storeId, ...body }),
      ).toMatchObject(code(400, 'request.invalid'));
    expect(await market.trySubmit({ cash: -1 })).toMatchObject({
      status: 422,
      body: { code: 'settlement.invalid', errors: { 'counted.cash': expect.any(String) } },
    });
    const other = await openMarket(test);
    expect(await market.trySubmit({}, { store_id: other.storeId })).toMatchObject(code(404, 'store.not_found'));
    expect(await market.trySubmit({}, { slip_id: market.eventId })).toMatchObject(code(422, 'settlement.invalid'));
    expect((await market.money()).stores).toMatchObject([{ settlements: [] }]);
  });

  it('are the same when they are sent twice, and one at a time', async () => {
    await closed();
    const first = await market.submit({ cash: 6_750 });
    expect(await market.submit({ cash: 6_750 })).toEqual(first);
    expect(await market.trySubmit({ cash: 6_800 })).toMatchObject(code(409, 'settlement.waiting'));
    await approve(first.settlement_id);
    expect(await market.trySubmit({ cash: 6_750 })).toMatchObject(code(409, 'settlement.changed'));
  });

  it('are approved by somebody else who may, once, and by no program', async () => {
    await closed();
    const cashier = await market.member('cashier');
    const { data: made } = await cashier.call('settlement.submit', market.submission({ cash: 6_750, card: 2_000 }));
    expect(await approve(made.settlement_id, cashier)).toMatchObject(code(403, 'auth.forbidden'));
    const key = await test.apiKey(market.orgId, market.owner, 'owner');
    expect(await approve(made.settlement_id, test.as(key))).toMatchObject(code(403, 'auth.forbidden'));
    expect(await approve(made.settlement_id)).toMatchObject({ status: 200 });
    expect(await approve(made.settlement_id)).toMatchObject(code(409, 'settlement.decided'));
    const other = await openMarket(test);
    expect(await approve(made.settlement_id, other)).toMatchObject(code(404, 'org.not_found'));
  });

  it('are not approved by who submitted them, unless nobody else may: then they say so', async () => {
    await closed();
    const made = await market.submit({ cash: 6_750 });
    expect(await approve(made.settlement_id, market)).toMatchObject(code(403, 'settlement.own'));
    const { data: people } = await market.call('org.users', { org_id: market.orgId });
    const id = people.find(({ user_id }) => user_id === colleague.user.userId)?.id ?? '';
    await market.call('userRole.update', { org_id: market.orgId, id, role: 'cashier' });
    expect(await market.money()).toMatchObject({ is_only_one: true });
    expect(await approve(made.settlement_id, market)).toMatchObject({ body: { data: { is_alone: true } } });
    expect(await faults()).toEqual([]);
  });

  it('go back with a reason, and are counted anew', async () => {
    await closed();
    const { settlement_id } = await market.submit({ cash: 6_000 });
    const reject = (reason: string) =>
      colleague.send('settlement.reject', { org_id: market.orgId, settlement_id, reason });
    expect(await reject(' ')).toMatchObject(code(400, 'request.invalid'));
    expect(await reject('Count the second box, too')).toMatchObject({
      body: { data: { state: 'rejected', reason: 'Count the second box, too' } },
    });
    expect(await approve(settlement_id)).toMatchObject(code(409, 'settlement.decided'));
    const again = await market.submit({ cash: 6_800, card: 2_000 });
    expect(again).toMatchObject({ nth: 2, adjusts: null });
    await approve(again.settlement_id);
    expect((await market.money()).total.counted).toEqual({ ...none, cash: 6_800, card: 2_000 });
    expect(await faults()).toEqual([]);
  });

  it('are added to by later ones that name them, for what came since', async () => {
    const first = await approved();
    expect(await market.trySubmit({}, { adjusts: first })).toMatchObject(code(409, 'settlement.nothing'));
    expect(await market.sold({ made_ago: 3_600, total: 900 })).toMatchObject({ state: 'paid' });
    expect(await market.money()).toMatchObject({
      state: 'settled',
      stores: [{ waits: null, expected: { cash: 7_700 }, due: { ...none, cash: 900 } }],
    });
    expect(await market.trySubmit({ cash: 900 })).toMatchObject(code(409, 'settlement.changed'));
    later(10);
    const added = await market.submit({ cash: 900 }, { adjusts: first });
    expect(added).toMatchObject({ nth: 2, adjusts: first, expected: { ...none, cash: 900 } });
    await approve(added.settlement_id);
    later(10);
    const { stores, total } = await market.money();
    expect(stores).toMatchObject([{ waits: 'done', due: none }]);
    expect(total).toEqual({
      expected: { ...none, cash: 7_700, card: 2_000 },
      covered: { ...none, cash: 7_700, card: 2_000 },
      counted: { ...none, cash: 7_650, card: 2_000 },
    });
    // A coin was found; what is corrected may also be below zero.
    expect(await market.submit({ cash: 50, card: -100 }, { adjusts: added.settlement_id })).toMatchObject({
      expected: none,
      counted: { cash: 50, card: -100 },
    });
    expect(await faults()).toEqual([]);
  });

  it('are added to below zero where money goes back after they were approved', async () => {
    const at = marketOf(test, await standOf(await openCardTill(test)));
    const sale = await at.sold({ tender: 'online' });
    const order = await at.begin(sale.link);
    await at.testPay(order);
    later(10);
    await at.count(5_000);
    await at.close();
    later(10);
    const { settlement_id } = await at.submit({ cash: 5_000, online: 900 });
    const other = await at.member('editor');
    await other.call('settlement.approve', { org_id: at.orgId, settlement_id });
    later(10);
    expect((await at.refund(sale.order_id, { amount: 500 })).status).toBe(200);
    await at.work();
    await at.report();
    expect(await at.money()).toMatchObject({ stores: [{ due: { ...none, online: -500 }, waits: null }] });
    expect(await at.submit({ online: -500 }, { adjusts: settlement_id })).toMatchObject({ expected: { online: -500 } });
    expect(await faults()).toEqual([]);
  });

  it('settle an event of several stores with the last one that had a desk there', async () => {
    const { call, orgId: org_id } = market;
    const open = async () => (await openStore(call, org_id, [simpleProduct('Mug', 900)])).storeId;
    const stores = [await open(), await open(), await open()];
    const day = { name: 'Fair', place: '', starts_at: '2026-05-01T08:00:00Z', ends_at: null, store_ids: stores };
    const { event_id } = (await call('events.create', { org_id, ...day })).data;
    for (const store_id of stores.slice(0, 2)) {
      const { data: desk } = await call('pos.start', { org_id, event_id, store_id, device: 'Desk', opening: 1_000 });
      await market.count(1_000, desk.session_id);
    }
    await call('events.close', { org_id, event_id });
    const states = [];
    for (const store_id of stores.slice(0, 2)) {
      const { data } = await call('settlement.submit', { org_id, event_id, store_id, counted: { cash: 1_000 } });
      await approve(data.settlement_id);
      states.push((await call('events.get', { org_id, event_id })).data.state);
    }
    expect(states).toEqual(['closing', 'settled']);
    const { data } = await call('settlement.get', { org_id, event_id });
    expect(data.stores.map(({ waits }) => waits)).toEqual(['done', 'done', 'done']);
    expect(data.total.expected.cash).toBe(2_000);
    expect(await faults()).toEqual([]);
  });

  it('do not settle an event at which a desk is open again', async () => {
    const { call, orgId: org_id } = market;
    const open = async () => (await openStore(call, org_id, [simpleProduct('Mug', 900)])).storeId;
    const [one, two] = [await open(), await open()];
    const day = { name: 'Fair', place: '', starts_at: '2026-05-01T08:00:00Z', ends_at: null, store_ids: [one, two] };
    const { event_id } = (await call('events.create', { org_id, ...day })).data;
    const start = async (store_id: string) =>
      (await call('pos.start', { org_id, event_id, store_id, device: 'Desk', opening: 1_000 })).data.session_id;
    const settle = async (store_id: string, more: object = {}) => {
      const asked = { org_id, event_id, store_id, counted: { cash: 1_000 }, ...more };
      const { data } = await call('settlement.submit', asked);
      expect((await approve(data.settlement_id)).status).toBe(200);
      later(10);
      return data.settlement_id;
    };
    const state = async () => (await call('events.get', { org_id, event_id })).data.state;
    for (const id of [await start(one), await start(two)]) await market.count(1_000, id);
    await call('events.close', { org_id, event_id });
    const adjusts = await settle(one);
    await call('events.reopen', { org_id, event_id });
    const again = await start(one);
    await call('events.close', { org_id, event_id });
    await settle(two);
    expect(await state()).toBe('closing');
    await market.count(1_000, again);
    await settle(one, { adjusts });
    expect(await state()).toBe('settled');
    expect(await faults()).toEqual([]);
  });

  it('stay as they are once they are decided about, whoever asks the database', async () => {
    const settlement_id = await approved();
    const change = (set: string) =>
      db.org(market.orgId, (tx) =>
        tx.query(`update settlements set ${set} where org_id = $1 and settlement_id = $2`, [
          market.orgId,
          settlement_id,
        ]),
      );
    for (const set of [
      `counted = '{}'`,
      `state = 'submitted', decided_at = null`,
      `note = 'x'`,
      'nth = 9',
      `decided_by = '${market.owner.userId}'`,
    ])
      await expect(change(set)).rejects.toThrow(/stays as it is/);
    const remove = () =>
      db.org(market.orgId, (tx) => tx.query('delete from settlements where org_id = $1', [market.orgId]));
    await expect(remove()).rejects.toThrow(/stays/);
    await market.sold({ made_ago: 3_600 });
    const waiting = await market.submit({ cash: 900 }, { adjusts: settlement_id });
    const touch = db.org(market.orgId, (tx) =>
      tx.query(`update settlements set expected = '{}' where org_id = $1 and settlement_id = $2`, [
        market.orgId,
        waiting.settlement_id,
      ]),
    );
    await expect(touch).rejects.toThrow(/stays as it is/);
    // With its organization it goes.
    await db.system((tx) =>
      tx.query('update organizations set delete_after = now() where org_id = $1', [market.orgId]),
    );
    await remove();
  });
});
