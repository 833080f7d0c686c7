import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';
import { openStand, standOf } from '../../testing/stores/stand.js';

describeOnEngine('a sale that the shopper pays by their phone', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  const open = async () => standOf(await openCardTill(test));
  const byPhone = { tender: 'online', total: 900 } as const;

  it('waits with its stock, and is handed over and numbered once it is paid', async () => {
    const stand = await open();
    const sale = await stand.sold(byPhone);
    expect(sale).toMatchObject({ state: 'waiting', tender: 'online', number: null });
    expect(await stand.stock()).toEqual({ on_hand: 10, reserved: 1, sold: 0 });
    const order = await stand.begin(sale.link);
    expect((await stand.testPay(order)).status).toBe(200);
    expect(await stand.read(sale.order_id)).toMatchObject({
      ...{ status: 'completed', payment_status: 'paid', fulfilment_status: 'picked_up', number: 1, channel: 'event' },
    });
    expect(await stand.desk()).toMatchObject({ expected: 5_000, sums: [{ tender: 'online', in: 900, back: 0 }] });
    const { data: sales } = await stand.call('pos.sales', { org_id: stand.orgId, session_id: stand.sessionId });
    expect(sales).toMatchObject([{ state: 'paid', tender: 'online' }]);
  });

  it('is charged at once where the store charges cards at hand-over', async () => {
    const stand = await standOf(await openCardTill(test, 10, { card_charge: 'handover' }));
    const sale = await stand.sold(byPhone);
    const order = await stand.begin(sale.link);
    await stand.testPay(order);
    await stand.work();
    expect(await stand.read(sale.order_id)).toMatchObject({ status: 'completed', payment_status: 'paid', paid: 900 });
  });

  it('is called off at the desk by a cashier: its stock is back, and nobody can pay it any more', async () => {
    const stand = await open();
    const sale = await stand.sold(byPhone);
    const order = await stand.begin(sale.link);
    const user = await test.user();
    await test.member(stand.orgId, user, 'cashier');
    const ids = { org_id: stand.orgId, session_id: stand.sessionId, order_id: sale.order_id };
    const other = { ...ids, session_id: await stand.openDesk('Desk 2') };
    expect((await test.as(user).send('pos.void', { ...other, reason: 'By cash' })).status).toBe(404);
    expect((await test.as(user).call('pos.void', { ...ids, reason: 'By cash' })).data.state).toBe('expired');
    expect(await stand.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
    await stand.work();
    expect((await stand.testPay(order)).status).toBeGreaterThanOrEqual(400);
    expect((await test.as(user).send('pos.void', { ...ids, reason: 'Again' })).body.code).toBe('order.bad_state');
  });

  it('is called off when its event closes first: its stock is back, and nobody can pay it any more', async () => {
    const stand = await open();
    const sale = await stand.sold(byPhone);
    const order = await stand.begin(sale.link);
    await stand.call('events.close', { org_id: stand.orgId, event_id: stand.eventId });
    expect(await stand.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
    await stand.work();
    expect((await stand.testPay(order)).status).toBeGreaterThanOrEqual(400);
    expect(await stand.event()).toMatchObject({ takings: 0, sales: 0 });
  });

  it('cannot be given back in cash: that is for the list of orders', async () => {
    const stand = await open();
    const sale = await stand.sold(byPhone);
    const order = await stand.begin(sale.link);
    await stand.testPay(order);
    const undo = { org_id: stand.orgId, session_id: stand.sessionId, order_id: sale.order_id, reason: 'Wrong' };
    expect(await stand.send('pos.void', undo)).toMatchObject({ status: 409, body: { code: 'desk.not_cash' } });
  });

  it('is not offered where the store takes no cards online', async () => {
    const stand = await openStand(test);
    expect(await stand.sell(byPhone)).toMatchObject({
      status: 422,
      body: { code: 'desk.invalid', errors: { tender: expect.any(String) } },
    });
  });
});
