import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { openTill, type Till } from '../../testing/stores/till.js';
import { forgetBuyer } from '../order-privacy/order-privacy.service.js';
import { bounds, findOrders } from './find-orders.js';

describeOnEngines('the search of orders', ({ db }) => {
  let test: TestApp;
  let till: Till;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow(new Date());
    till = await openTill(test);
  });
  afterAll(() => test.close());

  /** The numbers of what is found, newest first. */
  const find = async (search: string, filter: object = {}, { orgId: org_id, storeId: store_id, call } = till) =>
    (await call('orders.byStore', { org_id, store_id, search, ...filter })).data.map(({ number }) => number);

  /** An order a minute after the last one. */
  const place = async (name: string, changes: { email?: string; phone?: string } = {}) => {
    test.services.setNow(new Date(test.services.now().getTime() + 60_000));
    return till.place({ contact: { ...till.buyer, email: `x${Math.random()}@post.example`, name, ...changes } });
  };

  const wordsOf = (orderId: string) =>
    db.system((tx) =>
      tx.query<{ word: string }>('select word from order_words where order_id = $1 order by word', [orderId]),
    );

  it('finds each word by what it begins with, and several where an order has all of them [O.orders.byStore]', async () => {
    await place('Anna-Lena Winter', { email: 'al.winter@Mail.example' });
    await place('Anna Sommer', { email: 'sommer_a@shop.example' });
    expect(await find('ANN')).toEqual([2, 1]);
    expect(await find('lena')).toEqual([1]);
    expect(await find('win anna')).toEqual([1]);
    expect(await find('anna-lena')).toEqual([1]);
    expect(await find('inter')).toEqual([]);
    expect(await find('anna herbst')).toEqual([]);
    expect(await find('al.winter@mail.example')).toEqual([1]);
    expect(await find('sommer_a@sh')).toEqual([2]);
    expect(await find('@mail.ex')).toEqual([1]);
    expect(await find('shop.example')).toEqual([2]);
  });

  it('finds a phone number by its whole, by its end and in groups [O.orders.byStore]', async () => {
    await place('Robin', { phone: '+4915112345678' });
    await place('Kim', { phone: '+442070084000' });
    for (const search of ['+49 151 12345678', '0151/123-456 78', '0049 (0)151 12345678', '2345678', '9151123'])
      expect(await find(search)).toEqual([1]);
    // The end of the number begins with a zero.
    expect(await find('0084000')).toEqual([2]);
    expect(await find('kim 020 7008 4000')).toEqual([2]);
    expect(await find('robin 020 7008 4000')).toEqual([]);
  });

  it('takes no notice of case and accents, in any script [O.orders.byStore]', async () => {
    await place('Jürgen Groß');
    await place('JÜRGEN ØDEGÅRD');
    await place('أَحمد العلي');
    await place('Дмитрий Иванов');
    expect(await find('jurgen')).toEqual([2, 1]);
    expect(await find('Jürg GROSS')).toEqual([1]);
    expect(await find('groß')).toEqual([1]);
    expect(await find('odegard')).toEqual([2]);
    expect(await find('احمد')).toEqual([3]);
    expect(await find('العل أحمد')).toEqual([3]);
    expect(await find('ДМИТРИЙ')).toEqual([4]);
  });

  it('takes signs as signs [O.orders.byStore]', async () => {
    await place("Kim O'Brien 100%");
    await place('Robin');
    for (const search of ['%', '_', "'", '\\', '* | &', 'r_bin', 'o%n', "' or true --"])
      expect(await find(search)).toEqual([]);
    expect(await find("o'brien")).toEqual([1]);
    expect(await find('100%')).toEqual([1]);
    expect(await find('kim "100"')).toEqual([1]);
  });

  it('stays within the filters of the list, and within the store and its organization [O.orders.byStore]', async () => {
    const { order_id: id } = await place('Anna Winter');
    await place('Anna Sommer');
    await till.call('orders.cancel', { org_id: till.orgId, id });
    expect(await find('anna', { status: ['canceled'] })).toEqual([1]);
    expect(await find('anna', { show: 'to_do' })).toEqual([2]);
    const other = await openTill(test);
    await other.place({ contact: { ...other.buyer, name: 'Anna Other' } });
    expect(await find('anna other', {}, other)).toEqual([1]);
    expect(await find('other')).toEqual([]);
    // Nor where a statement names another organization's store: its rows are walled off.
    const asked = { orgId: other.orgId, storeId: other.storeId, filter: { search: 'anna' }, limit: 9, offset: 0 };
    expect(await db.org(till.orgId, (tx) => findOrders(tx, asked))).toMatchObject({ rows: [], total: 0 });
    const words = 'select word from order_words where org_id = $1';
    expect(await db.org(till.orgId, (tx) => tx.query(words, [other.orgId]))).toEqual([]);
    expect((await db.org(other.orgId, (tx) => tx.query(words, [other.orgId]))).length).toBeGreaterThan(0);
  });

  it('finds an order by its contact as it is now', async () => {
    const { order_id: id } = await place('Anna Winter', { phone: '+4915112345678' });
    await till.update(id, 'contact', { name: 'Berta Winter', email: 'berta@new.example', phone: '+442070084000' });
    for (const gone of ['anna', 'post.example', '015112345678']) expect(await find(gone)).toEqual([]);
    for (const now of ['berta winter', 'berta@new', '2070084000']) expect(await find(now)).toEqual([1]);
  });

  it('finds nobody who was forgotten, and keeps no word of them', async () => {
    const { order_id: id } = await place('Anna Winter', { email: 'anna@gone.example', phone: '+4915112345678' });
    expect((await wordsOf(id)).map(({ word }) => word)).toContain('anna@gone.example');
    await db.org(till.orgId, (tx) => forgetBuyer(tx, till.orgId, 'anna@gone.example'));
    for (const search of ['anna', 'winter', 'gone', '12345678']) expect(await find(search)).toEqual([]);
    expect(await wordsOf(id)).toEqual([]);
  });

  it('ends with its order', async () => {
    const { order_id: id } = await place('Anna Winter');
    await db.system((tx) => tx.query('delete from orders where order_id = $1', [id]));
    expect(await wordsOf(id)).toEqual([]);
  });

  it('lists the same, however many there are of a word', async () => {
    for (const name of ['Anna A', 'Berta A', 'Anna B', 'Anna C', 'Berta C', 'Anna D', 'Cara A', 'Berta B'])
      await place(name);
    await place('Dora', { email: 'd_x@post.example' });
    await place('Dora', { email: 'dyx@post.example' });
    const { orgId, storeId } = till;
    const page = async (search: string, offset: number, within: typeof bounds) => {
      const asked = { orgId, storeId, filter: { search }, limit: 2, offset };
      const { rows, total, isMinimum = false } = await db.org(orgId, (tx) => findOrders(tx, asked, within));
      return { numbers: rows.map(({ number }) => number), total, isMinimum };
    };
    for (const within of [
      bounds,
      { few: 0, many: 1, newest: 100 },
      { few: 0, many: 1, newest: 4 },
      { few: 1, many: 2, newest: 1 },
      { few: 1, many: 100, newest: 1 },
    ]) {
      const pages = async (search: string) => {
        const found = [];
        for (const offset of [0, 2, 4]) found.push(...(await page(search, offset, within)).numbers);
        return found;
      };
      expect(await pages('anna')).toEqual([6, 4, 3, 1]);
      expect(await pages('b')).toEqual([8, 5, 3, 2]);
      expect(await pages('b a')).toEqual([3, 2]);
      expect(await pages('berta c')).toEqual([5]);
      expect(await pages('d_x@')).toEqual([9]);
      expect(await pages('nobody')).toEqual([]);
    }
    // Four are counted of an exact search; of a bounded one, what the newest have or the page shows, and that there is more.
    expect(await page('anna', 0, bounds)).toMatchObject({ total: 4, isMinimum: false });
    expect(await page('anna', 0, { few: 2, many: 2, newest: 8 })).toMatchObject({ total: 3, isMinimum: true });
    expect(await page('anna', 0, { few: 1, many: 2, newest: 1 })).toMatchObject({ total: 3, isMinimum: true });
    expect(await page('berta c', 0, { few: 0, many: 1, newest: 1 })).toMatchObject({ total: 1, isMinimum: false });
  });

  it('is looked at by the doctor', async () => {
    const { order_id: id } = await place('Anna Winter');
    let faults: string[] = [];
    const tried = db.system(async (tx) => {
      await tx.query("delete from order_words where order_id = $1 and word = 'anna'", [id]);
      const storage = { ...test.services.storage, list: async function* () {} };
      faults = await findFaults({ storage, db: { ...db, system: (work) => work(tx) } });
      throw new Error('undo');
    });
    await expect(tried).rejects.toThrow('undo');
    expect(faults.filter((fault) => fault.startsWith('search of orders: '))).toEqual([
      expect.stringContaining(`${id}: 1 of its words find nothing, 0 find it`),
    ]);
  });
});
