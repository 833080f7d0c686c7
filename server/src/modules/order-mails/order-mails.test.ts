import type { ShownOrder } from '@swapt/shared/contract';
import { readConfig } from '../../platform/config/config.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { mailServer } from '../../testing/vendors/mail-server.js';
import { canReadPdf, textOfPdf } from '../../testing/readers/pdf-text.js';
import { piecesOf } from '../../testing/readers/read-mail.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';

const script = '<script>alert(1)</script>';

describeOnEngine('mails about orders', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  let server: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    server = await mailServer();
    test = await testApp(db, { config: readConfig({ SWAPT_RATE_LIMIT: '1000000', SMTP_URL: server.url }) });
    test.services.setNow(new Date());
  });
  beforeEach(async () => {
    till = await openCardTill(test, 10, { name: `Pots ${script}`, phone: '+49 30 1234567' });
    await sent();
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  /** What goes out to who ordered, taken to its pieces. */
  async function sent(to = till.buyer.email) {
    server.mails.length = 0;
    // The first run writes the mail, the second sends it.
    await till.work();
    await till.work();
    return server.mails.filter((mail) => mail.includes(`To: ${to}`)).map(piecesOf);
  }
  const paid = async () => {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity: 2 }] });
    await till.intent(order);
    await till.testPay(order);
    return order;
  };
  const inLanguage = (language: string, { order_id: id }: ShownOrder) =>
    db.org(till.orgId, (tx) => tx.query('update orders set language = $1 where order_id = $2', [language, id]));
  const papers = () => db.org(till.orgId, (tx) => tx.query('select kind from papers'));
  const typesOf = (mails: Awaited<ReturnType<typeof sent>>) => mails.map((pieces) => pieces.map(({ type }) => type));
  const words = ['text/plain', 'text/html'];

  it('confirm one that is paid in text and in HTML, with its receipt', async () => {
    const order = await paid();
    const mails = await sent();
    expect(typesOf(mails)).toEqual([[...words, 'application/pdf']]);
    const [text = '', html = '', pdf = ''] = (mails[0] ?? []).map(({ body }) => body.toString());
    const link = `${test.services.config.publicUrl}/my-orders/${till.storeId}/${order.link}`;
    expect(text).toContain('2 × Mug: €18.00');
    expect(text).toContain('Total: €18.00\r\n');
    expect(text).toContain(`See your order: ${link}`);
    expect(html).toMatch(/<bdi>2 × Mug<\/bdi>[^]*<bdi>€18.00<\/bdi>[^]*<bdi>Total<\/bdi>[^]*<bdi>€18.00<\/bdi>/);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('+49 30 1234567');
    expect(mails[0]?.[2]?.headers).toContain('filename=receipt-1.pdf');
    expect(pdf).toMatch(/^%PDF-/);
  });

  (canReadPdf ? it : it.skip)('bring a receipt that says what was paid, in the language of the mail', async () => {
    const receipt = async (language: string) => {
      await inLanguage(language, await paid());
      return textOfPdf((await sent())[0]?.[2]?.body ?? Buffer.alloc(0));
    };
    expect(await receipt('en')).toMatch(/Receipt[^]*Mug[^]*Total +€18.00[^]*Paid +€18.00/);
    expect(await receipt('de')).toMatch(/Beleg[^]*Mug[^]*18,00 €/);
  });

  it('run from right to left in Arabic', async () => {
    await inLanguage('ar', await paid());
    const [mail] = await sent();
    expect(mail?.[1]?.body.toString()).toMatch(/<html lang="ar" dir="rtl">[^]*عرض طلبكم/);
    expect(mail?.[2]?.type).toBe('application/pdf');
  });

  it('run nothing that somebody wrote as a name', async () => {
    const { order_id: id } = await paid();
    await db.org(till.orgId, (tx) =>
      tx.query('update order_lines set name = $1 where order_id = $2', [`<img src=x onerror=alert(1)>${script}`, id]),
    );
    const html = (await sent())[0]?.[1]?.body.toString() ?? '';
    expect(html).toContain('alert');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('have no receipt of what is paid at the counter, until it is paid', async () => {
    const { order_id: id } = await till.place();
    expect(typesOf(await sent())).toEqual([words]);
    await till.update(id, 'mark_paid');
    await till.update(id, 'resend');
    expect(typesOf(await sent())).toEqual([[...words, 'application/pdf']]);
  });

  it('about a refund have the credit note where the team made it, and never make one', async () => {
    const { order_id: id } = await paid();
    await sent();
    await till.refund(id, { amount: 500 });
    expect(typesOf(await sent())).toEqual([words]);
    expect(await papers()).toEqual([]);
    await till.call('payments.tax', {
      org_id: till.orgId,
      data: { legal_name: 'Töpferei Berg GmbH', address: 'Kai 3' },
    });
    const note = async () => {
      const { refunds } = await till.payments(id);
      const [last] = refunds.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
      return till.send('orders.paper', {
        ...{ org_id: till.orgId, id, kind: 'credit_note', refund_id: last?.refund_id },
      });
    };
    await note();
    till.later(60);
    await till.refund(id, { amount: 100 });
    // The note of another refund is none of this one.
    expect(typesOf(await sent())).toEqual([words]);
    till.later(60);
    await till.refund(id, { amount: 200 });
    await note();
    const [mail] = await sent();
    expect(mail?.map(({ type }) => type)).toEqual([...words, 'application/pdf']);
    expect(mail?.[2]?.headers).toContain('filename=credit-note-T2.pdf');
  });
});
