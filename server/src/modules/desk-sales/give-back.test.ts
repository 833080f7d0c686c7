import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStand } from '../../testing/stores/stand.js';

describeOnEngine('what comes back to a desk', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('is undone with a reason: its goods are on the shelf, its money out of the drawer', async () => {
    const stand = await openStand(test);
    const sale = await stand.sold();
    const ids = { org_id: stand.orgId, session_id: stand.sessionId, order_id: sale.order_id };
    const { data } = await stand.call('pos.void', { ...ids, reason: 'Wrong size' });
    expect(data).toMatchObject({ state: 'voided', refunded: 900 });
    expect(await stand.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
    expect(await stand.desk()).toMatchObject({ expected: 5_000, sales: 0, voided: 1, sums: [{ in: 900, back: 900 }] });
    expect(await stand.send('pos.void', { ...ids, reason: 'Again' })).toMatchObject({ status: 409 });
  });

  it('gives lines of a receipt back in cash, at any desk of the store, as long as the drawer has it', async () => {
    const stand = await openStand(test);
    const sale = await stand.sold({ items: [{ variant_id: stand.hat, quantity: 2 }], total: 4_000, tender: 'card' });
    const poor = await stand.openDesk('Desk 2', 1_999);
    const asked = {
      org_id: stand.orgId,
      order_id: sale.order_id,
      lines: [{ line_no: 1, quantity: 1 }],
      restock: true,
      reason: 'Too small',
    };
    expect(await stand.send('pos.refund', { ...asked, session_id: poor })).toMatchObject({
      status: 409,
      body: { code: 'desk.too_little' },
    });
    const { data } = await stand.call('pos.refund', { ...asked, session_id: stand.sessionId });
    expect(data).toMatchObject({ given_back: 2_000, refunded: 2_000, state: 'paid' });
    expect(await stand.desk()).toMatchObject({ expected: 3_000 });
    const twice = { ...asked, session_id: stand.sessionId, lines: [{ line_no: 1, quantity: 2 }] };
    expect(await stand.send('pos.refund', twice)).toMatchObject({ status: 422, body: { code: 'order.invalid' } });
  });

  it('gives back what was paid, with its share of what was rounded or kept, and never more than all of it', async () => {
    const stand = await openStand(test, 10, { country: 'FI' });
    const amounts = [
      { name: 'Sticker', amount: 334 },
      { name: 'Badge', amount: 334 },
      { name: 'Pin', amount: 334 },
    ];
    const sale = await stand.sold({ items: undefined, amounts, total: 1_000 });
    const ids = { org_id: stand.orgId, session_id: stand.sessionId, order_id: sale.order_id };
    const back = async (line_no: number) => {
      const lines = [{ line_no, quantity: 1 }];
      return (await stand.call('pos.refund', { ...ids, lines, restock: true, reason: 'Torn' })).data.given_back;
    };
    // A third of 10.00, in coins of 5 cents; the last gets what is left.
    expect([await back(1), await back(2), await back(3)]).toEqual([335, 335, 330]);
    const kept = await stand.sold({ items: [{ variant_id: stand.hat, quantity: 2 }], total: 3_000, accept: true });
    const half = {
      ...ids,
      order_id: kept.order_id,
      lines: [{ line_no: 1, quantity: 1 }],
      restock: true,
      reason: 'Big',
    };
    expect((await stand.call('pos.refund', half)).data.given_back).toBe(1_500);
    expect((await stand.call('pos.refund', half)).data).toMatchObject({ given_back: 1_500, refunded: 3_000 });
  });

  it('leaves its drawer alone when the office gives cash back for it', async () => {
    const stand = await openStand(test);
    const sale = await stand.sold();
    await stand.call('payments.refund', { org_id: stand.orgId, id: sale.order_id, amount: 900 });
    expect(await stand.desk()).toMatchObject({ expected: 5_900, sums: [{ tender: 'cash', in: 900, back: 0 }] });
  });

  it('lets a cashier sell, and asks for a manager where money goes back', async () => {
    const stand = await openStand(test);
    const as = async (role: 'cashier' | 'viewer') => {
      const user = await test.user();
      await test.member(stand.orgId, user, role);
      return test.as(user);
    };
    const cashier = await as('cashier');
    const { data: sale } = await cashier.call('pos.sell', stand.saleOf());
    const ids = { org_id: stand.orgId, session_id: stand.sessionId };
    expect(await cashier.send('pos.void', { ...ids, order_id: sale.order_id, reason: 'Mine' })).toMatchObject({
      status: 403,
      body: { code: 'desk.approval' },
    });
    await stand.call('pos.setPin', { org_id: stand.orgId, pin: '2468' });
    const approve = async (action: 'void' | 'discount' | 'cash_out') => {
      const asked = { ...ids, user_id: stand.owner.userId, pin: '2468', action };
      return (await cashier.call('pos.approve', asked)).data.token;
    };
    const forSale = await approve('discount');
    const undo = { ...ids, order_id: sale.order_id, reason: 'Mine' };
    expect(await cashier.send('pos.void', { ...undo, approval: forSale })).toMatchObject({ status: 403 });
    const { data: undone } = await cashier.call('pos.void', { ...undo, approval: await approve('void') });
    expect(undone.state).toBe('voided');
    const out = { ...ids, kind: 'out', amount: 100, reason: 'Bank' } as const;
    expect(await cashier.send('pos.moveCash', out)).toMatchObject({ status: 403, body: { code: 'desk.approval' } });
    await cashier.call('pos.moveCash', { ...out, approval: await approve('cash_out') });
    const off = { kind: 'percent', percent_bps: 5_000, reason: 'A friend' } as const;
    const cheap = stand.saleOf({ off, total: 450 });
    expect(await cashier.send('pos.sell', cheap)).toMatchObject({ status: 403 });
    await cashier.call('pos.sell', { ...cheap, approval: forSale });
    // One approval lets one thing be done.
    const again = { ...stand.saleOf({ off, total: 450 }), approval: forSale };
    expect(await cashier.send('pos.sell', again)).toMatchObject({ status: 403 });
    expect(await (await as('viewer')).send('pos.sell', stand.saleOf())).toMatchObject({
      status: 403,
    });
  });
});
