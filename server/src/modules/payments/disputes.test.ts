import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';
import { answerDispute, disputeIn } from '../../testing/stores/disputes.js';
import { wrongRefunds } from './payments.checks.js';

describeOnEngine('disputes', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    till = await openCardTill(test, 100);
  });
  afterAll(() => test.close());

  /** An order that was paid by a card whose bank wants the money back. */
  async function disputedOrder() {
    const order = await till.orderByCard();
    await till.payThere(order, 'pm_card_createDispute');
    await till.success(order);
    await till.report();
    return { order, id: order.order_id, at: { account: till.account, id: await disputeIn(db, till.account) } };
  }
  const mails = (to: string, about: string) =>
    db.system((tx) =>
      tx.query<{ subject: string; body: string }>(
        'select subject, body from mails where recipient = $1 and subject like $2 order by created_at, mail_id',
        [to, about],
      ),
    );
  const doctorFinds = () => db.system((tx) => tx.query(wrongRefunds));

  it('are kept with their order, and every owner hears of them, once [O.payments.balance]', async () => {
    const { id, order } = await disputedOrder();
    await db.system((tx) => tx.query("update vendor_events set state = 'received'"));
    await till.work();
    const { disputes } = await till.payments(id);
    const known = { amount: order.total.amount, currency: 'EUR', reason: 'fraudulent', state: 'open' };
    expect(disputes).toEqual([
      {
        ...known,
        dispute_id: expect.any(String),
        due_at: expect.any(String),
        created_at: expect.any(String),
        url: null,
      },
    ]);
    const { events, number } = await till.read(id);
    expect(events.filter(({ kind }) => kind === 'disputed')).toHaveLength(1);
    const heard = await mails(till.owner.email, '%is disputed');
    expect(heard.map(({ subject }) => subject)).toEqual([`Order ${number} is disputed`]);
    expect(heard[0]?.body).toContain(`/admin/store/${till.storeId}/orders/edit/${id}`);
    const { data: balance } = await till.call('payments.balance', { org_id: till.orgId });
    expect(balance.disputes).toMatchObject([{ ...known, order_id: id, number, store_id: till.storeId }]);
    // Until it is decided, the money counts as paid.
    expect(await till.read(id)).toMatchObject({ payment_status: 'paid' });
    expect(balance.pending).toEqual([{ amount: 0, currency: 'EUR' }]);
  });

  it('that are lost are a refund, of what was not refunded before, and the buyer is not written to', async () => {
    const order = await till.orderByCard();
    await till.payThere(order, 'pm_card_createDispute');
    await till.success(order);
    const [id, total] = [order.order_id, order.total.amount];
    const at = { account: till.account, id: await disputeIn(db, till.account) };
    await answerDispute(test.services, at, 'losing_evidence');
    // Its beginning and its end are reported together.
    await till.report();
    await till.report();
    const { refunds, disputes, refundable } = await till.payments(id);
    expect(refunds).toMatchObject([{ amount: total, reason: 'disputed', state: 'succeeded', by: null }]);
    expect([disputes[0]?.state, refundable]).toEqual(['lost', 0]);
    const read = await till.read(id);
    expect(read).toMatchObject({ payment_status: 'refunded', refunded: total });
    expect(read.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['disputed', 'dispute_lost']));
    expect(await mails(till.owner.email, '%is lost')).toHaveLength(1);
    await till.work();
    const toBuyer = await mails(order.email, '%');
    expect(toBuyer).toHaveLength(1);
    expect(toBuyer[0]?.body).not.toContain('refund');
    expect(await doctorFinds()).toEqual([]);
    const { data } = await till.call('payments.balance', { org_id: till.orgId });
    expect(data.disputes).toEqual([]);
  });

  it('that are lost after a refund of a part take the rest', async () => {
    const { id, order, at } = await disputedOrder();
    await db.org(till.orgId, (tx) =>
      tx.query(
        `insert into refunds (org_id, refund_id, order_id, payment_id, amount, reason, state, created_at, updated_at)
         select org_id, gen_random_uuid(), order_id, payment_id, 100, 'team', 'requested', now(), now() from payments where org_id = $1 and order_id = $2`,
        [till.orgId, id],
      ),
    );
    await db.org(till.orgId, (tx) =>
      tx.query('update orders set refund_reserved = 100 where org_id = $1 and order_id = $2', [till.orgId, id]),
    );
    await answerDispute(test.services, at, 'losing_evidence');
    await till.report();
    const { refunds } = await till.payments(id);
    const found = refunds.find(({ reason }) => reason === 'disputed');
    expect(found).toMatchObject({ amount: order.total.amount - 100, state: 'succeeded' });
  });

  it('that are won change nothing', async () => {
    const { id, at } = await disputedOrder();
    await answerDispute(test.services, at, 'winning_evidence');
    await till.report();
    const { refunds, disputes } = await till.payments(id);
    expect([refunds, disputes[0]?.state]).toEqual([[], 'won']);
    expect(await mails(till.owner.email, '%is won')).toHaveLength(1);
    expect(await till.read(id)).toMatchObject({ payment_status: 'paid' });
  });

  it('and what an organization has are for those who run it, and for no other organization', async () => {
    const { id } = await disputedOrder();
    const cashier = await test.user();
    await test.member(till.orgId, cashier, 'cashier');
    expect((await test.as(cashier).send('payments.balance', { org_id: till.orgId })).status).toBe(403);
    const { orgId: other, owner } = await test.organization();
    const refused = await test.as(owner).send('payments.balance', { org_id: other });
    expect([refused.status, refused.body.code]).toEqual([409, 'payment.not_connected']);
    expect((await test.as(owner).send('payments.get', { org_id: other, id })).status).toBe(404);
  });
});
