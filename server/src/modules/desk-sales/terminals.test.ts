import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openSquareTill } from '../../testing/stores/square-till.js';
import { openStand, standOf } from '../../testing/stores/stand.js';

// Square’s library takes a while to load.
jest.setTimeout(30_000);

describeOnEngine('a sale that is paid at a Square terminal', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
  });
  afterAll(() => test.close());

  const checkoutOf = async (orgId: string, paymentId: string) => {
    const [row] = await db.org(orgId, (tx) =>
      tx.query<{ intent_id: string }>('select intent_id from payments where org_id = $1 and payment_id = $2', [
        orgId,
        paymentId,
      ]),
    );
    return row?.intent_id ?? '';
  };
  const waiting = async () => {
    const stand = await standOf(await openSquareTill(test, 100));
    const ids = { org_id: stand.orgId, session_id: stand.sessionId };
    const sale = await stand.sold({ tender: 'square' });
    const { data: terminals } = await stand.call('pos.terminals', ids);
    const device_id = terminals[0]?.device_id ?? '';
    const begin = async () => (await stand.call('pos.charge', { ...ids, order_id: sale.order_id, device_id })).data;
    return { stand, ids, sale, begin };
  };

  it('is offered where the store has terminals, waits, and is handed over once it is paid there', async () => {
    const { stand, ids, sale, begin } = await waiting();
    expect((await stand.call('pos.shelf', ids)).data.tenders).toContain('square');
    expect(sale).toMatchObject({ state: 'waiting', tender: 'square' });
    const charged = await begin();
    expect(charged).toMatchObject({ order_id: sale.order_id, failure: null });
    await stand.shopper(await checkoutOf(stand.orgId, charged.payment_id), 'paid');
    const { data } = await stand.call('pos.charged', { ...ids, payment_id: charged.payment_id });
    expect(data.state).toBe('captured');
    expect(await stand.read(sale.order_id)).toMatchObject({ status: 'completed', fulfilment_status: 'picked_up' });
    expect(await stand.desk()).toMatchObject({ expected: 5_000, sums: [{ tender: 'square', in: 900, back: 0 }] });
  });

  it('is called off, and can be asked for again; another desk sees nothing of it', async () => {
    const { stand, ids, sale, begin } = await waiting();
    const first = await begin();
    const elsewhere = { ...ids, order_id: sale.order_id, device_id: 'another-device' };
    expect((await stand.send('pos.charge', elsewhere)).body).toMatchObject({
      code: 'desk.invalid',
      errors: { device_id: expect.any(String) },
    });
    const other = { ...ids, session_id: await stand.openDesk('Desk 2'), payment_id: first.payment_id };
    expect((await stand.send('pos.charged', other)).status).toBe(404);
    expect((await stand.send('pos.stopCharge', other)).status).toBe(404);
    const { data } = await stand.call('pos.stopCharge', { ...ids, payment_id: first.payment_id });
    expect(data.state).toBe('canceled');
    const again = await begin();
    expect(again.payment_id).not.toBe(first.payment_id);
    await stand.shopper(await checkoutOf(stand.orgId, again.payment_id), 'paid');
    await stand.call('pos.charged', { ...ids, payment_id: again.payment_id });
    expect(await stand.read(sale.order_id)).toMatchObject({ payment_status: 'paid' });
  });

  it('is not offered where the store has none', async () => {
    const stand = await openStand(test);
    expect(await stand.sell({ tender: 'square' })).toMatchObject({ status: 422, body: { code: 'desk.invalid' } });
  });
});
