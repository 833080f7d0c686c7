import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';
import { sendLowStock } from './send-low-stock.js';

describeOnEngine('mails of low stock', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  /** A store whose owner gets its mails, with a hat and a mug of which ten are there. */
  async function shop() {
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    const products = [simpleProduct('Hat', 900), simpleProduct('Mug\nhttps://evil.example', 700)];
    const { storeId, items } = await openStore(call, orgId, products, { notified: [owner.userId] });
    const at = (item: number) => ({
      org_id: orgId,
      store_id: storeId,
      variant_id: items[item]?.variantIds[0] ?? '',
    });
    const change = (item: number, inventory_change: number) =>
      call('stores.modifyInventory', { ...at(item), inventory_change });
    await change(0, 10);
    await change(1, 10);
    const mails = () =>
      db.system((tx) =>
        tx.query<{ recipient: string; subject: string; body: string }>(
          `select recipient, subject, body from mails where org_id = $1 and subject like 'Low stock%' order by created_at, mail_id`,
          [orgId],
        ),
      );
    return { orgId, owner, call, storeId, at, change, mails };
  }

  it('name what ran low since the last one, once, however many look for it at the same time [A.store.stock]', async () => {
    const { change, mails, owner, storeId } = await shop();
    await sendLowStock(test.services);
    expect(await mails()).toEqual([]);
    await change(1, -10);
    await change(0, -10);
    await change(0, 2);
    await Promise.all(Array.from({ length: 4 }, () => sendLowStock(test.services)));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: owner.email, subject: 'Low stock in Market stall' });
    expect(mail?.body).toContain('– Mug https evil. example: none left');
    expect(mail?.body).not.toContain('Hat');
    expect(mail?.body).toContain(`/admin/store/${storeId}/inventory/stock?show=low`);
  });

  it('come again once there was enough of it', async () => {
    const { change, mails, call, at } = await shop();
    await call('stores.stockSettings', { ...at(0), low_at: 4 });
    await change(0, -6);
    await sendLowStock(test.services);
    await change(0, -1);
    await sendLowStock(test.services);
    expect((await mails()).map(({ body }) => /Hat: .*/.exec(body)?.[0])).toEqual(['Hat: 4 left']);
    await change(0, 20);
    await sendLowStock(test.services);
    await change(0, -20);
    await sendLowStock(test.services);
    expect((await mails()).map(({ body }) => /Hat: .*/.exec(body)?.[0]).sort()).toEqual(['Hat: 3 left', 'Hat: 4 left']);
  });

  it('go to nobody who left, and wait while the store is closed or nobody is named', async () => {
    const { change, mails, call, orgId, storeId, owner } = await shop();
    const store = { org_id: orgId, store_id: storeId };
    const name = async (notified: string[]) => {
      const { data } = await call('stores.get', store);
      await call('stores.update', { ...store, revision: data.revision, data: { notified } });
    };
    await name([]);
    await change(0, -10);
    await sendLowStock(test.services);
    await name([owner.userId]);
    await call('stores.status', { ...store, status: 'closed' });
    await sendLowStock(test.services);
    expect(await mails()).toEqual([]);
    await call('stores.status', { ...store, status: 'open' });
    await sendLowStock(test.services);
    expect(await mails()).toHaveLength(1);
    await db.system((tx) => tx.query('delete from memberships where org_id = $1', [orgId]));
    await db.system((tx) => tx.query('update stock set on_hand = 0, mode = $2 where org_id = $1', [orgId, 'track']));
    await sendLowStock(test.services);
    expect(await mails()).toHaveLength(1);
  });
});
