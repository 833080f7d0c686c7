import type { Api, Discount } from '@swapt/shared/contract';
import { discountStates, discountTransitions } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

type New = Partial<Omit<Api['discounts.create']['in'], 'org_id'>>;
const tenPercent = { kind: 'percent', percent_bps: 1000 } as const;
const nowhere = '01920000-0000-7000-8000-000000000000';

describeOnEngine('discounts', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;
  let org_id: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
    org_id = shop.orgId;
  });
  afterAll(() => test.close());

  const input = (more: object = {}) => ({ org_id, name: 'Autumn', gives: tenPercent, ...more });
  const add = async (more: New = {}): Promise<Discount> => (await shop.call('discounts.create', input(more))).data;
  const tryAdd = (more: object) => shop.send('discounts.create', input(more));
  const list = async (more: Omit<Api['discounts.list']['in'], 'org_id'> = {}) =>
    await shop.call('discounts.list', { org_id, ...more });
  const names = async (more = {}) => (await list(more)).data.map(({ name }) => name);
  const read = (discount_id: string) => shop.send('discounts.get', { org_id, discount_id });
  const update = ({ discount_id, revision }: Discount, data: object) =>
    shop.send('discounts.update', { org_id, discount_id, revision, data });
  const move = ({ discount_id }: Discount, state?: string) =>
    shop.send('discounts.activate', { org_id, discount_id, ...(state && { state }) });
  const at = (field: string, code = 'discount.invalid') => ({
    body: { code, errors: { [field]: expect.any(String) } },
  });

  it('begin as drafts with all that is said of them, and are read back so [O.discounts.create, O.discounts.get]', async () => {
    const { data: catalog } = await shop.call('catalogs.create', { org_id, name: 'Teas' });
    const rules = {
      ...({ code: 'autumn-26', store_id: shop.storeId, currency: 'EUR', minimum: 2000, combines: false } as const),
      ...{ is_for_all: false, product_ids: [shop.productId], catalog_ids: [catalog.catalog_id] },
      ...{
        limit_total: 100,
        limit_each: 1,
        starts_at: '2026-12-01T00:00:00.000Z',
        ends_at: '2026-12-24T00:00:00.000Z',
      },
    };
    const made = await add({ name: ' Autumn ', gives: { kind: 'amount', amount: 500 }, ...rules });
    const { product_ids: _, catalog_ids: __, ...said } = rules;
    expect(made).toMatchObject({
      ...{ ...said, name: 'Autumn', code: 'AUTUMN-26', gives: { kind: 'amount', amount: 500 }, store_name: 'Harbour' },
      ...{ products: [{ product_id: shop.productId, name: 'Tea' }], catalogs: [{ name: 'Teas' }] },
      ...{ state: 'draft', used: 0, reserved: 0, revision: 1 },
    });
    expect((await read(made.discount_id)).body.data).toEqual(made);
    const plain = await add();
    expect(plain).toMatchObject({
      ...{ code: null, store_id: null, is_for_all: true, products: [], combines: true, limit_total: null },
    });
    expect(await read(nowhere)).toMatchObject({ status: 404, body: { code: 'discount.not_found' } });
  });

  it.each<[string, object, string]>([
    ['gives', { gives: { kind: 'percent', percent_bps: 0 } }, 'gives.percent_bps'],
    ['gives more than all', { gives: { kind: 'percent', percent_bps: 10_001 } }, 'gives.percent_bps'],
    ['gives half a cent', { gives: { kind: 'amount', amount: 0.5 }, currency: 'EUR' }, 'gives.amount'],
    ['gives what is of another kind', { gives: { kind: 'shipping', amount: 5 } }, 'gives.amount'],
    ['has a code with a space', { code: 'two words' }, 'code'],
    ['has a code that is guessed at once', { code: 'x' }, 'code'],
    ['has a limit of nothing', { limit_total: 0 }, 'limit_total'],
  ])('are refused where one %s [O.discounts.create]', async (_, wrong, field) => {
    expect(await tryAdd(wrong)).toMatchObject({ status: 400, ...at(field, 'request.invalid') });
    expect(await names()).toEqual([]);
  });

  it('are refused at the fields that do not fit each other [O.discounts.create]', async () => {
    const amount = { gives: { kind: 'amount', amount: 500 } };
    expect(await tryAdd(amount)).toMatchObject({ status: 422, ...at('currency') });
    expect(await tryAdd({ minimum: 100 })).toMatchObject(at('currency'));
    expect(await tryAdd({ ...amount, currency: 'JPY', store_id: shop.storeId })).toMatchObject(at('currency'));
    expect(await tryAdd({ store_id: nowhere })).toMatchObject(at('store_id'));
    expect(await tryAdd({ is_for_all: false })).toMatchObject(at('product_ids'));
    expect(await tryAdd({ is_for_all: true, product_ids: [shop.productId] })).toMatchObject(at('is_for_all'));
    const dates = { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-02T00:00:00.000Z' };
    expect(await tryAdd(dates)).toMatchObject(at('ends_at'));
    expect(await names()).toEqual([]);
  });

  it('have a code that no other has until they end, in any letters, whoever takes it at once', async () => {
    const both = await Promise.all([tryAdd({ code: 'Autumn' }), tryAdd({ code: 'AUTUMN' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'discount.code_taken' } });
    const [first] = (await list()).data;
    if (!first) throw new Error('none was made');
    expect(await tryAdd({ code: 'autumn' })).toMatchObject(at('code', 'discount.code_taken'));
    await move(first);
    await move(first, 'ended');
    expect(await add({ code: 'autumn' })).toMatchObject({ code: 'AUTUMN' });
  });

  it('are listed newest first, searched by name and code, and by state [O.discounts.list]', async () => {
    const spring = await add({ name: 'Spring', code: 'bloom' });
    await add({ name: 'Winter' });
    expect(await names()).toEqual(['Winter', 'Spring']);
    expect(await names({ search_for: 'spr' })).toEqual(['Spring']);
    expect(await names({ search_for: 'LOO' })).toEqual(['Spring']);
    expect(await names({ search_for: '%' })).toEqual([]);
    await move(spring);
    expect(await names({ state: 'active' })).toEqual(['Spring']);
    expect(await list({ pageSize: 1, page: 2 })).toMatchObject({ total: 2, page: 2, data: [{ name: 'Spring' }] });
    expect((await shop.send('discounts.list', { org_id, state: 'odd' })).status).toBe(400);
  });

  it('move as the table of their states says, and not otherwise [O.discounts.activate]', async () => {
    for (const from of discountStates) {
      for (const to of ['active', 'paused', 'ended'] as const) {
        const discount = await add();
        await db.org(org_id, (tx) =>
          tx.query('update discounts set state = $2 where discount_id = $1', [discount.discount_id, from]),
        );
        const allowed: readonly string[] = discountTransitions[from];
        const answer = await move(discount, to);
        const isMoved = from === to || allowed.includes(to);
        expect([from, to, answer.status]).toEqual([from, to, isMoved ? 200 : 409]);
        if (!isMoved) expect(answer.body).toMatchObject({ code: 'discount.bad_state', detail: expect.any(String) });
        expect((await read(discount.discount_id)).body.data).toMatchObject({ state: isMoved ? to : from, revision: 1 });
      }
    }
    expect((await move(await add())).body.data).toMatchObject({ state: 'active' });
    const over = await add({ ends_at: '2026-11-01T00:00:00.000Z' });
    expect(await move(over)).toMatchObject({ status: 422, ...at('ends_at') });
    expect(await move({ ...over, discount_id: nowhere })).toMatchObject({ status: 404 });
  });

  it('are changed by one of two who began from the same [O.discounts.update]', async () => {
    const made = await add({ code: 'autumn', is_for_all: false, product_ids: [shop.productId] });
    const both = await Promise.all([update(made, { name: 'Fall' }), update(made, { limit_total: 9 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('discount.conflict');
    const { data: second } = await shop.call('discounts.get', { org_id, discount_id: made.discount_id });
    expect(second).toMatchObject({ revision: 2, code: 'AUTUMN', products: [{ name: 'Tea' }] });
    const gives = { kind: 'bxgy', buy_units: 2, free_units: 1 };
    const changed = await update(second, { gives, is_for_all: true, code: null });
    expect(changed.body.data).toMatchObject({ gives, products: [], code: null, revision: 3 });
    expect((await read(made.discount_id)).body.data).toEqual(changed.body.data);
    expect(await update({ ...second, revision: 3 }, { minimum: 5 })).toMatchObject(at('data.currency'));
    await move(made);
    await move(made, 'ended');
    expect(await update({ ...second, revision: 3 }, { name: 'Again' })).toMatchObject({
      ...{ status: 409, body: { code: 'discount.bad_state' } },
    });
  });

  it('have no limit below what was used already [O.discounts.update]', async () => {
    const made = await add();
    await db.org(org_id, async (tx) => {
      await tx.query('update discounts set used = 2, reserved = 1 where discount_id = $1', [made.discount_id]);
      await tx.query(`insert into discount_people (org_id, discount_id, person, uses) values ($1, $2, 'x', 2)`, [
        ...[org_id, made.discount_id],
      ]);
    });
    const answer = await update(made, { limit_total: 2, limit_each: 1 });
    expect(answer).toMatchObject({ ...at('data.limit_total'), status: 422 });
    expect(answer).toMatchObject(at('data.limit_each'));
    expect((await update(made, { limit_total: 3, limit_each: 2 })).status).toBe(200);
  });

  it('are deleted as drafts, and ended afterwards [O.discounts.delete]', async () => {
    const remove = ({ discount_id }: Discount) => shop.send('discounts.delete', { org_id, discount_id });
    const [draft, active] = [await add({ name: 'Draft' }), await add({ name: 'Active' })];
    await move(active);
    expect((await remove(draft)).body.data).toEqual({ discount_id: draft.discount_id });
    expect(await remove(draft)).toMatchObject({ status: 404, body: { code: 'discount.not_found' } });
    expect(await remove(active)).toMatchObject({ status: 409, body: { code: 'discount.bad_state' } });
    expect(await names()).toEqual(['Active']);
  });

  it('are for no product once those that they name are gone', async () => {
    const { data: catalog } = await shop.call('catalogs.create', { org_id, name: 'Teas' });
    const made = await add({ is_for_all: false, catalog_ids: [catalog.catalog_id] });
    await shop.call('catalogs.delete', { org_id, catalog_id: catalog.catalog_id });
    expect((await read(made.discount_id)).body.data).toMatchObject({ is_for_all: false, catalogs: [] });
  });

  it('are never of another organization', async () => {
    const foreign = await stockedStore(test);
    const made = await add();
    expect(await tryAdd({ store_id: foreign.storeId })).toMatchObject(at('store_id'));
    expect(await tryAdd({ is_for_all: false, product_ids: [foreign.productId] })).toMatchObject(at('product_ids'));
    const theirs = { org_id: foreign.orgId, discount_id: made.discount_id };
    for (const id of ['discounts.get', 'discounts.activate', 'discounts.delete'] as const) {
      expect((await foreign.send(id, theirs)).status).toBe(404);
    }
    expect((await list()).data).toEqual([made]);
  });
});
