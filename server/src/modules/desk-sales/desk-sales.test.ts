import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStand as promoStand } from '../../testing/stores/promo-stand.js';
import { soldFile } from '../../testing/stores/open-store.js';
import { openStand, standOf } from '../../testing/stores/stand.js';

const rates = [{ country: 'DE', region: '', standard: 1900, reduced: 700 }];

describeOnEngine('a desk of an event', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());
  const later = (minutes: number) => {
    test.services.setNow(new Date(test.services.now().getTime() + minutes * 60_000));
  };

  it('sells with cash: handed over, paid and numbered at once, out of the stock and into the drawer [O.pos.start]', async () => {
    const stand = await openStand(test);
    const sale = await stand.sold({ items: [{ variant_id: stand.mug, quantity: 2 }], total: 1_800 });
    expect(sale).toMatchObject({ number: 1, state: 'paid', tender: 'cash', units: 2, items: '2 × Mug', total: 1_800 });
    expect(await stand.stock()).toEqual({ on_hand: 8, reserved: 0, sold: 2 });
    expect(await stand.read(sale.order_id)).toMatchObject({
      ...{ channel: 'event', status: 'completed', payment_status: 'paid', fulfilment_status: 'picked_up' },
      method: { name: 'Desk 1', place: 'Town square' },
    });
    expect(await stand.desk()).toMatchObject({
      opening: 5_000,
      expected: 6_800,
      sales: 1,
      sums: [{ tender: 'cash', in: 1_800, back: 0 }],
    });
    expect(await stand.event()).toMatchObject({ state: 'open', sales: 1, takings: 1_800, open_desks: 1 });
  });

  it('sells amounts without a product, takes something off, and adds a tip, each line with its tax', async () => {
    const stand = await openStand(test, 10, { tax_rates: rates });
    const sale = await stand.sold({
      ...{
        amounts: [{ name: 'Repair', amount: 2_100 }],
        off: { kind: 'percent', percent_bps: 1_000, reason: 'Scratched' },
      },
      ...{ tip: 50, tender: 'card', total: 2_750 },
    });
    const order = await stand.read(sale.order_id);
    // 900 and 2,100 less 300; 19/119 of 810 and of 1,890.
    expect(order).toMatchObject({
      subtotal: 3_000,
      discount: 300,
      tax: 129 + 302,
      tip: 50,
      rounding: 0,
      total: 2_750,
      paid: 2_750,
    });
    expect(order.lines.map(({ variant_id, discount, tax }) => [variant_id, discount, tax])).toEqual([
      [stand.mug, 90, 129],
      [null, 210, 302],
    ]);
  });

  it('rounds what is paid in cash to the smallest coin, and nothing else', async () => {
    const stand = await openStand(test, 10, { country: 'FI' });
    const amounts = [{ name: 'Sticker', amount: 2_122 }];
    expect(await stand.sell({ items: undefined, amounts, total: 2_122 })).toMatchObject({
      status: 409,
      body: { code: 'order.price_changed' },
    });
    const cash = await stand.sold({ items: undefined, amounts, total: 2_120 });
    expect(await stand.read(cash.order_id)).toMatchObject({ rounding: -2, total: 2_120, paid: 2_120 });
    const card = await stand.sold({ items: undefined, amounts, tender: 'card', total: 2_122 });
    expect(await stand.read(card.order_id)).toMatchObject({ rounding: 0, total: 2_122 });
  });

  it('is the same sale where it is sent again, and another desk cannot take its key', async () => {
    const stand = await openStand(test);
    const asked = stand.saleOf();
    const [first, again] = [await stand.call('pos.sell', asked), await stand.call('pos.sell', asked)];
    expect(again.data.order_id).toBe(first.data.order_id);
    expect(await stand.stock()).toMatchObject({ on_hand: 9 });
    const session_id = await stand.openDesk('Desk 2');
    expect(await stand.send('pos.sell', { ...asked, session_id })).toMatchObject({
      status: 422,
      body: { code: 'desk.invalid' },
    });
  });

  it('refuses what is not there, says how much is left, and takes what was handed over already', async () => {
    const stand = await openStand(test, 1);
    const two = { items: [{ variant_id: stand.mug, quantity: 2 }], total: 1_800 };
    const refused = await stand.sell(two);
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.unavailable' } });
    expect(JSON.stringify(refused.body)).toContain('There are only 1 left.');
    const sale = await stand.sold({ ...two, made_ago: 60, accept: true });
    expect(sale.state).toBe('paid');
    expect(await stand.stock()).toEqual({ on_hand: 0, reserved: 0, sold: 2 });
  });

  it('keeps another price where the sale was made already, and says so in its history', async () => {
    const stand = await openStand(test);
    expect(await stand.sell({ total: 850 })).toMatchObject({ status: 409, body: { code: 'order.price_changed' } });
    const sale = await stand.sold({ total: 850, accept: true, made_ago: 30 });
    const order = await stand.read(sale.order_id);
    expect(order).toMatchObject({ total: 850, rounding: -50 });
    expect(order.events.find(({ kind }) => kind === 'desk_price')?.data).toEqual({ difference: -50 });
  });

  it('moves cash with a reason, never more than there is, and is counted once', async () => {
    const stand = await openStand(test);
    const ids = { org_id: stand.orgId, session_id: stand.sessionId };
    await stand.call('pos.moveCash', { ...ids, kind: 'in', amount: 500, reason: 'Change' });
    expect(await stand.send('pos.moveCash', { ...ids, kind: 'out', amount: 5_501, reason: 'Bank' })).toMatchObject({
      status: 409,
    });
    await stand.call('pos.moveCash', { ...ids, kind: 'out', amount: 1_500, reason: 'Bank' });
    later(120);
    const { data } = await stand.call('pos.count', { ...ids, counted: 3_990, note: 'A coin is missing' });
    expect(data).toMatchObject({ state: 'closed', expected: 4_000, counted: 3_990, note: 'A coin is missing' });
    expect(await stand.send('pos.count', { ...ids, counted: 4_000 })).toMatchObject({
      status: 409,
      body: { code: 'desk.closed' },
    });
    expect(await stand.sell()).toMatchObject({ status: 409, body: { code: 'desk.closed' } });
    expect(await stand.sold({ made_ago: 3_600 })).toMatchObject({ state: 'paid' });
    expect(await stand.desk()).toMatchObject({ expected: 4_000 });
  });

  it('sells nothing once its event is closed, but takes what it sold before [O.stores.events]', async () => {
    const stand = await openStand(test);
    const ids = { org_id: stand.orgId, event_id: stand.eventId };
    later(60);
    expect((await stand.call('events.close', ids)).data).toMatchObject({ state: 'closing' });
    expect(await stand.sell()).toMatchObject({ status: 409, body: { code: 'event.closed' } });
    expect(await stand.sold({ made_ago: 5 })).toMatchObject({ state: 'paid' });
    await stand.call('events.reopen', ids);
    expect(await stand.sold()).toMatchObject({ state: 'paid' });
    const { data } = await stand.call('stores.events', { org_id: stand.orgId, store_id: stand.storeId });
    expect(data).toMatchObject([{ name: 'Spring market', sales: 2 }]);
  });

  it('shows what it sells with prices, stock and taxes of now, and what it sold', async () => {
    const stand = await openStand(test, 10, { tax_rates: rates });
    await stand.sold();
    const { data } = await stand.call('pos.shelf', { org_id: stand.orgId, session_id: stand.sessionId });
    expect(data).toMatchObject({
      currency: 'EUR',
      free_tax_rate: 1_900,
      cash_step: 1,
      tenders: ['cash', 'card', 'other'],
      favourites: [stand.mug],
    });
    expect(data.items.map(({ name, amount, left, tax_rate }) => [name, amount, left, tax_rate])).toEqual([
      ['Mug', 900, 9, 1_900],
      ['Hat', 2_000, null, 1_900],
    ]);
    const { data: sales } = await stand.call('pos.sales', { org_id: stand.orgId, session_id: stand.sessionId });
    expect(sales).toMatchObject([{ items: '1 × Mug', state: 'paid' }]);
  });

  it('sells no files: nobody would hand them over', async () => {
    const stand = await openStand(test);
    const { call, orgId: org_id, storeId: store_id } = stand;
    const file = await soldFile(call, org_id, { name: 'Patterns', amount: 500, body: 'PK patterns' });
    const { data: product } = await call('product.create', { org_id, ...file });
    await call('product.update', { org_id, product_id: product.product_id, data: { status: 'active' } });
    await call('stores.addItems', { org_id, store_id, product_ids: [product.product_id] });
    const variant_id = product.variants[0]?.variant_id ?? '';
    const { data: shelf } = await call('pos.shelf', { org_id, session_id: stand.sessionId });
    expect(shelf.items.map((item) => item.variant_id)).not.toContain(variant_id);
    expect(await stand.sell({ items: [{ variant_id, quantity: 1 }], total: 500 })).toMatchObject({
      status: 409,
      body: { code: 'order.unavailable', errors: { 'items.0': 'Files are sold in the shop alone.' } },
    });
  });

  it('has no use for an approval that is over, however long ago the sale was', async () => {
    const stand = await openStand(test);
    const user = await test.user();
    await test.member(stand.orgId, user, 'cashier');
    const cashier = test.as(user);
    await stand.call('pos.setPin', { org_id: stand.orgId, pin: '2468' });
    const asked = { org_id: stand.orgId, session_id: stand.sessionId, user_id: stand.owner.userId, pin: '2468' };
    const { data } = await cashier.call('pos.approve', { ...asked, action: 'discount' });
    const off = { kind: 'percent', percent_bps: 5_000, reason: 'A friend' } as const;
    later(10);
    const late = { ...stand.saleOf({ off, total: 450, made_ago: 590 }), approval: data.token };
    expect(await cashier.send('pos.sell', late)).toMatchObject({ status: 403, body: { code: 'desk.approval' } });
  });

  it('takes off what a promo code opens at the stand, once for what was opened, and tells why it does not', async () => {
    const promo = await promoStand(test);
    const at = await standOf(promo);
    const sale = { codes: ['STAND10'], total: 810 };
    const ids = { org_id: at.orgId, session_id: at.sessionId };
    const locked = await at.sell(sale);
    expect(locked).toMatchObject({
      status: 422,
      body: { errors: { codes: expect.stringContaining('Open it first') as string } },
    });
    const visitor = await promo.visitor();
    const { items } = at.saleOf();
    const asked = { ...ids, items, codes: sale.codes, visitor, tender: 'cash' } as const;
    expect((await at.call('pos.quote', asked)).data).toMatchObject({ discount: 90, total: 810 });
    expect(await at.sold({ ...sale, visitor })).toMatchObject({ state: 'paid', total: 810 });
    expect((await at.sell({ ...sale, visitor })).status).toBe(422);
    expect((await promo.usage()).grants).toMatchObject({ open: 0, consumed: 1 });
  });
});
