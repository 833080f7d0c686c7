import type { FastifyInstance } from 'fastify';
import type { ShownOrder } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { canReadPdf, textOfPdf } from '../../testing/readers/pdf-text.js';
import { publicApp } from '../../testing/public-app.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';

describeOnEngine('the receipt of an order, for who has its link', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let till: CardTill;
  let network = 0;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    till = await openCardTill(test);
    network += 1;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const pageOf = ({ link }: Pick<ShownOrder, 'link'>) => `/my-orders/${till.storeId}/${link}`;
  const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { 'x-forwarded-for': `10.8.${network}.1` } });
  const paid = async () => {
    const order = await till.orderByCard();
    await till.intent(order);
    await till.testPay(order);
    return order;
  };

  it('is a file that nobody keeps, lists or passes on [R.myorders]', async () => {
    const reply = await get(`${pageOf(await paid())}/receipt.pdf`);
    expect([reply.statusCode, reply.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="receipt-1.pdf"',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    ]);
    expect(reply.body).toMatch(/^%PDF-/);
    if (canReadPdf) expect(textOfPdf(reply.rawPayload)).toMatch(/Receipt[^]*Total +€9.00/);
  });

  it('is there for who paid at the counter, and still after something went back', async () => {
    const order = await till.place();
    await till.update(order.order_id, 'mark_paid');
    expect((await get(`${pageOf(order)}/receipt.pdf`)).statusCode).toBe(200);
    await till.refund(order.order_id, { amount: 100 });
    expect((await get(`${pageOf(order)}/receipt.pdf`)).statusCode).toBe(200);
  });

  it('is not of an order that is not paid: its page says how it is', async () => {
    for (const order of [await till.place(), await till.orderByCard({ contact: { ...till.buyer, name: 'Kim' } })]) {
      const reply = await get(`${pageOf(order)}/receipt.pdf`);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, pageOf(order)]);
    }
  });

  it('answers a wrong link as the page of an order does', async () => {
    const { link } = await paid();
    const { order_id: other } = await paid();
    const bare = (body: string) => body.replace(/nonce(="|-)[\w+/=]+/g, '').replace(/"ticket":"[^"]*"/, '');
    for (const wrong of [
      link.slice(0, -1),
      link.replace(/^[^.]*/, other),
      'x',
      `${crypto.randomUUID()}.${'A'.repeat(22)}`,
    ]) {
      const [page, file] = [await get(pageOf({ link: wrong })), await get(`${pageOf({ link: wrong })}/receipt.pdf`)];
      expect([page.statusCode, file.statusCode]).toEqual([404, 404]);
      expect(file.headers['content-type']).toBe(page.headers['content-type']);
      expect(bare(file.body)).toBe(bare(page.body));
    }
    const elsewhere = await get(`/my-orders/${crypto.randomUUID()}/${link}/receipt.pdf`);
    expect(elsewhere.statusCode).toBe(404);
  });

  it('is drawn so often a minute for one network', async () => {
    const order = await paid();
    const replies = await Promise.all(Array.from({ length: 31 }, () => get(`${pageOf(order)}/receipt.pdf`)));
    expect(replies.map(({ statusCode }) => statusCode)).toContain(429);
  });
});
