import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';
import type { PaperContent } from './paper-content.js';

describeOnEngine('papers of orders', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
  });
  beforeEach(async () => {
    till = await openCardTill(test, 10, {
      tax_mode: 'included',
      tax_rates: [{ country: 'DE', region: '', standard: 1900, reduced: 700 }],
    });
  });
  afterAll(() => test.close());

  const seller = { legal_name: 'Töpferei Berg GmbH', address: 'Kai 3\n20457 Hamburg' };
  const name = () => till.call('payments.tax', { org_id: till.orgId, data: seller });
  const paper = async (id: string, kind: 'receipt' | 'invoice' | 'credit_note' | 'packing_slip', refund_id?: string) =>
    till.send('orders.paper', { org_id: till.orgId, id, kind, ...(refund_id !== undefined && { refund_id }) });
  const kept = async () =>
    db.org(till.orgId, (tx) =>
      tx.query<{ kind: string; number: number; content: PaperContent }>(
        'select kind, number, content from papers order by kind, number',
      ),
    );
  let people = 0;
  const paid = async (quantity = 1) => {
    people += 1;
    const contact = { name: 'Robin Berg', email: `paper.${people}@example.com` };
    const order = await till.orderByCard({ contact, items: [{ variant_id: till.mug, quantity }] });
    await till.intent(order);
    await till.testPay(order);
    return order;
  };

  const content = async () => (await kept()).map(({ kind, number }) => `${kind} ${number}`);

  it('name who sells, with the tax numbers of the place, and say for ever what they said first [O.payments.tax, O.payments.taxRegistration, O.orders.update]', async () => {
    const order = await paid(2);
    const { status, body } = await paper(order.order_id, 'invoice');
    expect([status, body.code]).toEqual([409, 'paper.no_seller']);
    expect(await content()).toEqual([]);
    const at = { org_id: till.orgId };
    await till.call('payments.tax', { ...at, data: seller });
    await till.call('payments.taxRegistration', { ...at, country: 'DE', number: ' DE 123\u0007 ' });
    await till.call('payments.taxRegistration', { ...at, country: 'FR', number: 'FR 9' });
    const { data: known } = await till.call('payments.tax', at);
    expect(known).toEqual({
      ...{ ...seller, footer: '' },
      registrations: [
        { country: 'DE', region: '', number: 'DE 123' },
        { country: 'FR', region: '', number: 'FR 9' },
      ],
    });
    const first = await paper(order.order_id, 'invoice');
    expect(first.body.data).toMatchObject({ name: 'invoice-T1.pdf', type: 'application/pdf', pages: 1 });
    const [before] = await kept();
    expect(before?.content).toMatchObject({
      seller: { name: 'Töpferei Berg GmbH', taxNumbers: ['DE 123'] },
      ...{ order: 1, total: 1800, paid: 1800, taxes: [{ rate: 1900, net: 1513, tax: 287 }], isTest: true },
    });
    await till.call('payments.tax', { ...at, data: { legal_name: 'Another GmbH', address: 'Elsewhere' } });
    await till.call('payments.taxRegistration', { ...at, country: 'DE', number: '' });
    test.services.setNow(new Date(test.services.now().getTime() + 86_400_000));
    const second = await paper(order.order_id, 'invoice');
    expect(second.body).toEqual(first.body);
    expect(await kept()).toEqual([before]);
  });

  it('have numbers without a gap, also when many are asked for at once, and one for each order', async () => {
    await name();
    const orders = [await paid(), await paid(), await paid(), await paid()];
    const asked = [...orders, ...orders, ...orders].map(({ order_id: id }) => paper(id, 'invoice'));
    const names = (await Promise.all(asked)).map(({ body }) => (body.data as { name: string }).name);
    expect(new Set(names).size).toBe(4);
    expect(await content()).toEqual(['invoice 1', 'invoice 2', 'invoice 3', 'invoice 4']);
  });

  it('are counted apart where nobody paid real money', async () => {
    await name();
    await paper((await paid()).order_id, 'invoice');
    const contact = { name: 'Robin Berg', email: 'counter@example.com' };
    const real = await till.place({ contact });
    expect((await paper(real.order_id, 'invoice')).body.data).toMatchObject({ name: 'invoice-1.pdf' });
    const found = (await kept()).map(({ number, content: { isTest } }) => [number, isTest]);
    expect(found).toEqual(
      expect.arrayContaining([
        [1, true],
        [1, false],
      ]),
    );
  });

  it('give each refund a credit note, whose tax is its share of the order’s', async () => {
    await name();
    const { order_id: id } = await paid(2);
    await till.refund(id, { amount: 500 });
    await till.refund(id);
    const { refunds } = await till.payments(id);
    for (const { refund_id } of [...refunds, ...refunds])
      expect((await paper(id, 'credit_note', refund_id)).status).toBe(200);
    expect(await content()).toEqual(['credit_note 1', 'credit_note 2', 'invoice 1']);
    const sums = (await kept())
      .filter(({ kind }) => kind === 'credit_note')
      .map(({ content: { total, taxes } }) => [total, ...taxes.map((tax) => [tax.net, tax.tax])]);
    expect(sums).toEqual(
      expect.arrayContaining([
        [500, [420, 80]],
        [1300, [1093, 207]],
      ]),
    );
    const other = await paid();
    expect((await paper(other.order_id, 'credit_note', refunds[0]?.refund_id)).body.code).toBe('order.not_found');
    expect((await paper(other.order_id, 'credit_note')).body.code).toBe('order.not_found');
  });

  it('are made of what was placed, in every language, and for nobody else [O.orders.get]', async () => {
    const waiting = await till.orderByCard({ contact: { name: 'Robin Berg', email: 'waits@example.com' } });
    expect((await paper(waiting.order_id, 'receipt')).body.code).toBe('order.bad_state');
    const { order_id: id } = await paid();
    for (const language of ['en', 'de', 'es', 'fr', 'ar']) {
      await db.org(till.orgId, (tx) => tx.query('update orders set language = $1 where order_id = $2', [language, id]));
      for (const kind of ['receipt', 'packing_slip'] as const) {
        const { body } = await paper(id, kind);
        expect([language, (body.data as { pages: number }).pages]).toEqual([language, 1]);
      }
    }
    const other = await test.organization();
    const { status } = await test.as(other.owner).send('orders.paper', { org_id: other.orgId, id, kind: 'receipt' });
    expect(status).toBe(404);
    const tax = { org_id: till.orgId, data: seller };
    expect((await test.as(other.owner).send('payments.tax', tax)).status).toBe(404);
    const wrong = { org_id: till.orgId, country: 'Germany', number: '1' };
    expect((await till.send('payments.taxRegistration', wrong as never)).status).toBe(400);
  });
});
