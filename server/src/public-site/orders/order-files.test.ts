import type { FastifyInstance } from 'fastify';
import type { ShownOrder } from '@swapt/shared/contract';
import { registerFiles } from '../../modules/files/files.routes.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { callOffUnpaid } from '../../modules/orders/orders.service.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';
import { soldFile } from '../../testing/stores/open-store.js';

const HOUR_S = 3_600;
const download = { kind: 'digital', name: 'Download', is_on: true, link_hours: 24 } as const;

describeOnEngine('what is bought to be downloaded', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let till: CardTill;
  let network = 0;
  let book: { variant: string; productId: string; fileId: string };
  let downloading: string;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    await registerFiles(app, test.services);
  });
  beforeEach(async () => {
    test.services.setNow(new Date());
    network += 1;
    till = await openCardTill(test);
    const { orgId: org_id, storeId: store_id, call } = till;
    const product = await soldFile(call, org_id, { name: 'Book', amount: 700, body: 'Once upon a time' });
    const { data: made } = await call('product.create', { org_id, ...product });
    const { product_id } = made;
    await call('product.update', { org_id, product_id, data: { status: 'active' } });
    await call('stores.addItems', { org_id, store_id, product_ids: [product_id] });
    const { data: store } = await call('stores.get', { org_id, store_id });
    const fulfilment = [...store.fulfilment, download];
    const { data: changed } = await call('stores.update', {
      ...{ org_id, store_id, revision: store.revision },
      data: { fulfilment },
    });
    downloading = changed.fulfilment[1]?.method_id ?? '';
    book = { variant: made.variants[0]?.variant_id ?? '', productId: product_id, fileId: product.file_id };
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const books = (quantity = 1) => [{ variant_id: book.variant, quantity }];
  const orderBook = () => till.orderByCard({ items: books(), method_id: downloading });
  const pageOf = ({ link }: Pick<ShownOrder, 'link'>) => `/my-orders/${till.storeId}/${link}`;
  const get = (url: string, headers = {}) =>
    app.inject({ url, headers: { 'x-forwarded-for': `10.9.${network}.1`, ...headers } });
  const fileOf = (order: ShownOrder, headers = {}) => get(`${pageOf(order)}/files/1`, headers);
  const paid = async () => {
    const order = await orderBook();
    await till.intent(order);
    await till.testPay(order);
    return order;
  };
  const shown = async ({ link }: ShownOrder) =>
    (await test.as().call('orders.customer', { store_id: till.storeId, link })).data[0];
  const quote = async (items: { variant_id: string; quantity: number }[]) =>
    (await test.as().call('orders.quote', { store_id: till.storeId, items })).data;
  const mailsToBuyer = async () => {
    const rows = await db.system((tx) =>
      tx.query<{ body: string }>('select body from mails where recipient = $1 order by created_at', [till.buyer.email]),
    );
    return rows.map(({ body }) => JSON.stringify(body));
  };
  const setPrice = (amount: number) => {
    const prices = [{ currency: 'EUR', amount, compare_at: null, cost: null }];
    const variants = [{ option_values: [], prices }];
    const change = { org_id: till.orgId, product_id: book.productId, revision: 2, data: { variants } };
    return till.call('product.update', change);
  };

  it('is there once it is paid, for as long as the store says, and its order is done [R.myorders]', async () => {
    const order = await orderBook();
    expect(await shown(order)).toMatchObject({
      files: { state: 'unpaid', until: null, items: [{ name: 'Book.zip' }] },
    });
    const early = await fileOf(order);
    expect([early.statusCode, early.headers.location]).toEqual([303, pageOf(order)]);
    await till.intent(order);
    await till.testPay(order);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'completed', fulfilment_status: 'fulfilled' });
    const reply = await fileOf(order);
    expect([reply.statusCode, reply.body, reply.headers]).toMatchObject([
      200,
      'Once upon a time',
      {
        'content-disposition': "attachment; filename*=UTF-8''Book.zip",
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    ]);
    expect((await fileOf(order, { range: 'bytes=5-8' })).body).toBe('upon');
    expect(await findFaults(test.services)).toEqual([]);
    till.later(24 * HOUR_S + 1);
    const late = await fileOf(order);
    expect([late.statusCode, late.headers.location]).toEqual([303, pageOf(order)]);
    expect(await shown(order)).toMatchObject({ files: { state: 'over' } });
  });

  it('works again once the team sends the mail again', async () => {
    const order = await paid();
    till.later(25 * HOUR_S);
    await till.update(order.order_id, 'resend');
    expect((await fileOf(order)).statusCode).toBe(200);
  });

  it('tells the buyer in the mail, and the team when it was downloaded first', async () => {
    const order = await paid();
    await till.work();
    expect((await mailsToBuyer())[0]).toContain('Your files are on the page of your order.');
    await Promise.all([fileOf(order), fileOf(order), fileOf(order)]);
    const { events } = await till.read(order.order_id);
    expect(events.filter(({ kind }) => kind === 'downloaded')).toMatchObject([{ data: { line_no: 1 }, by: null }]);
  });

  it('is nobody’s without the link, of another order, of another line or of what is no file', async () => {
    const order = await paid();
    const other = await till.place();
    expect((await get(`${pageOf(order).slice(0, -3)}AAA/files/1`)).statusCode).toBe(404);
    expect((await fileOf(other)).headers.location).toBe(pageOf(other));
    expect((await get(`${pageOf(order)}/files/2`)).headers.location).toBe(pageOf(order));
    expect((await get(`${pageOf(order)}/files/0`)).statusCode).toBe(404);
    expect((await get(`/files/${till.orgId}/${book.fileId}`)).statusCode).toBe(404);
  });

  it('ends where all of it was refunded', async () => {
    const order = await paid();
    expect((await till.refund(order.order_id)).status).toBe(200);
    await till.work();
    expect((await shown(order))?.files).toMatchObject({ state: 'over' });
    expect((await fileOf(order)).statusCode).toBe(303);
  });

  it('is what it was when it was bought, and stays as long as it can be downloaded', async () => {
    const order = await paid();
    const { orgId: org_id, call, send } = till;
    const { data: second } = await call('product.uploadFile', { org_id, name: 'Second.zip', body: btoa('A new one') });
    await call('product.update', { org_id, product_id: book.productId, data: { file_id: second.file_id } });
    const remove = () => send('uploads.delete', { org_id, upload_id: book.fileId });
    expect((await remove()).body.detail).toMatch(/^You still use it in order 1, whose shopper can still download it/);
    expect((await fileOf(order)).body).toBe('Once upon a time');
    till.later(24 * HOUR_S + 1);
    expect((await remove()).status).toBe(200);
  });

  it('is the one way to get files, and none to get a thing', async () => {
    const files = await quote(books());
    expect([files.method_id, files.methods.map(({ kind }) => kind)]).toEqual([downloading, ['digital']]);
    expect(files.tenders).toEqual(['card']);
    const mixed = await quote([...books(), { variant_id: till.mug, quantity: 1 }]);
    expect(mixed.methods.map(({ kind }) => kind)).toEqual(['pickup']);
    const refused = await till.order({ tender: 'card', method_id: downloading });
    expect(refused.body.errors).toMatchObject({ method_id: 'This way to get it is not open.' });
  });

  it('is there at once where it costs nothing', async () => {
    await setPrice(0);
    const order = await till.place({ items: books(), method_id: downloading, tender: 'pickup' });
    expect((await fileOf(order)).statusCode).toBe(200);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'completed' });
  });

  it('comes with a thing that is picked up, once both are paid at the counter', async () => {
    const order = await till.place({ items: [...books(2), { variant_id: till.mug, quantity: 1 }] });
    expect((await fileOf(order)).statusCode).toBe(303);
    await till.update(order.order_id, 'mark_paid');
    expect((await fileOf(order)).statusCode).toBe(200);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'placed', fulfilment_status: 'partial' });
    await till.update(order.order_id, 'pick_up');
    expect(await till.read(order.order_id)).toMatchObject({ status: 'completed', fulfilment_status: 'picked_up' });
  });

  it('is not handed over when it comes onto an order that is not paid', async () => {
    const order = await till.place();
    const { revision } = await till.read(order.order_id);
    const change = { org_id: till.orgId, id: order.order_id, revision, add: books() };
    await till.call('orders.editLines', change);
    expect(await till.read(order.order_id)).toMatchObject({ fulfilment_status: 'unfulfilled', files_until: null });
    const before = test.services.now().getTime();
    expect((await get(`${pageOf(order)}/files/2`)).statusCode).toBe(303);
    await till.update(order.order_id, 'mark_paid');
    expect((await get(`${pageOf(order)}/files/2`)).body).toBe('Once upon a time');
    const { files_until: until } = await till.read(order.order_id);
    expect(Math.round((Date.parse(until ?? '') - before) / (HOUR_S * 1000))).toBe(24);
  });

  it('is charged at once where cards are charged when something is handed over', async () => {
    const { orgId: org_id, storeId: store_id, call } = till;
    const { data: store } = await call('stores.get', { org_id, store_id });
    const later = { org_id, store_id, revision: store.revision, data: { card_charge: 'handover' } } as const;
    await call('stores.update', later);
    const order = await orderBook();
    await till.payThere(order);
    await till.success(order);
    // The card keeps the money, and is not charged yet.
    expect((await fileOf(order)).statusCode).toBe(303);
    await till.work();
    await till.work();
    expect(await till.read(order.order_id)).toMatchObject({ payment_status: 'paid', status: 'completed' });
    const mails = await mailsToBuyer();
    expect(mails).toHaveLength(2);
    const offers = mails.map((mail) => mail.includes('Your files are on the page'));
    expect(offers).toContain(true);
    // Its job runs beside the charge: it speaks of reserved money, or of the files, never of both.
    expect(mails.map((mail) => !/reserved/i.test(mail))).toEqual(offers);
    expect((await fileOf(order)).statusCode).toBe(200);
  });

  it('goes back to the card where it was deleted before the money came', async () => {
    const order = await orderBook();
    await till.payThere(order);
    till.later(16 * 60);
    await callOffUnpaid(test.services);
    const { orgId: org_id, call } = till;
    await call('product.update', { org_id, product_id: book.productId, data: { file_id: null } });
    await call('uploads.delete', { org_id, upload_id: book.fileId });
    await till.success(order);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'expired' });
    await till.work();
    expect((await till.payments(order.order_id)).refunds).toMatchObject([{ amount: 700, reason: 'late' }]);
  });

  it('is not given by a store that is stopped', async () => {
    const order = await paid();
    await db.system((tx) => tx.query('update stores set suspended_at = now() where store_id = $1', [till.storeId]));
    expect((await fileOf(order)).statusCode).toBe(404);
  });

  it('is found by the doctor where it is gone', async () => {
    const order = await paid();
    await db.system((tx) => tx.query('delete from files where file_id = $1', [book.fileId]));
    await db.system((tx) => tx.query('update orders set files_until = null where order_id = $1', [order.order_id]));
    const faults = await findFaults(test.services);
    expect(faults).toContain(`files of products: ${book.productId}: its file is gone`);
    expect(faults).toContain(`paid files: ${order.order_id}: paid, and its files were never handed over`);
    await db.system((tx) =>
      tx.query("update orders set files_until = now() + interval '1 hour' where order_id = $1", [order.order_id]),
    );
    expect(await findFaults(test.services)).toContain(`files of orders: ${order.order_id}/1: its file is gone`);
  });
});
