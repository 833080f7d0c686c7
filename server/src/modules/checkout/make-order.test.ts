import { paymentLimits } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';

describeOnEngine('an order that the team makes', ({ db }) => {
  let test: TestApp;
  let till: Awaited<ReturnType<typeof openCardTill>>;
  beforeAll(async () => {
    test = await testApp(db);
    till = await openCardTill(test, 50);
  });
  afterAll(() => test.close());

  const asked = (n: number, tender: 'card' | 'pickup') => ({
    ...{ org_id: till.orgId, store_id: till.storeId, method_id: till.methodId, tender, note: 'By phone.' },
    items: [{ variant_id: till.mug, quantity: 1 }],
    contact: { name: 'Robin Berg', email: `${n}.${till.buyer.email}` },
  });
  const mailsTo = (n: number) =>
    db.system((tx) =>
      tx.query<{ subject: string; body: string }>('select subject, body from mails where recipient = $1', [
        `${n}.${till.buyer.email}`,
      ]),
    );

  it('waits for days for its card, and is paid by the link in a mail [O.orders.make]', async () => {
    const { data: order } = await till.call('orders.make', asked(1, 'card'));
    expect(order).toMatchObject({ status: 'pending', tender: 'card', total: 900, number: null });
    expect(order.events).toMatchObject([{ kind: 'created', by: expect.any(String) }]);
    await till.work();
    const [mail] = await mailsTo(1);
    expect(mail?.subject).toContain('Please pay your order');
    expect(mail?.body).toContain(new URL(order.link).pathname);
    expect(mail?.body).toContain('9.00');
    await till.update(order.order_id, 'resend');
    await till.work();
    const [first, again] = await mailsTo(1);
    expect(again?.body).toBe(first?.body);
    till.later(paymentLimits.linkDays * 86_400 - 3600);
    const link = order.link.split('/').at(-1) ?? '';
    const stranger = test.as();
    const ids = { store_id: till.storeId, link };
    await stranger.call('payments.intent', ids);
    await stranger.call('payments.testPay', { ...ids, card: 'pm_card_visa' });
    expect(await till.read(order.order_id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  it('is written about in the language of who ordered', async () => {
    const { data: order } = await till.call('orders.make', { ...asked(4, 'card'), language: 'de' });
    expect(order.language).toBe('de');
    await till.work();
    const [mail] = await mailsTo(4);
    expect(mail?.body).toContain('9,00');
  });

  it('is placed at once where it is paid at pick-up; the caps of strangers are not for the team', async () => {
    const made = await Promise.all([2, 2, 2, 2, 2].map((n) => till.send('orders.make', asked(n, 'pickup'))));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await till.order({ contact: { name: 'Robin Berg', email: `2.${till.buyer.email}` } });
    expect(refused.body.code).toBe('order.too_many_unpaid');
    await till.work();
    expect((await mailsTo(2)).length).toBeGreaterThan(0);
  });

  it('is refused like that of a shopper where it cannot be', async () => {
    const wrong = { ...asked(3, 'card'), items: [{ variant_id: till.mug, quantity: 900 }] };
    expect((await till.send('orders.make', wrong)).body.code).toBe('order.unavailable');
    const viewer = await test.user();
    await test.member(till.orgId, viewer, 'viewer');
    expect((await test.as(viewer).send('orders.make', asked(3, 'card'))).status).toBe(403);
    expect(await mailsTo(3)).toEqual([]);
  });
});
