import { storeScans } from '../../scan-ingestion/ingestor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import { ownedTables } from './merge.sql.js';
import { visitorTables } from './erase.sql.js';
import { touchCustomer, type Sighting } from './touch-customer.js';

describeOnEngine('customers', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
    test.services.setNow('2026-11-20T10:00:00Z');
  });
  afterAll(() => test.close());

  /** Somebody who was seen this many days before now. */
  const seen = async (sighting: Partial<Sighting>, daysAgo = 0) => {
    const at = new Date(test.services.now().getTime() - daysAgo * 86_400_000);
    const id = await db.org(orgId, (tx) => touchCustomer(tx, orgId, { source: 'a form', at, ...sighting }));
    if (!id) throw new Error('nobody');
    return id;
  };
  const call = () => test.as(owner).call;
  const names = async (filter: object = {}) =>
    (await call()('customers.list', { org_id: orgId, ...filter })).data.map(({ name }) => name);
  const activity = async (id: string) =>
    (await call()('analytics.customerActivity', { org_id: orgId, id, pageSize: 50 })).data;

  it('are the same person by e-mail in any case, or by the phone of who gives no e-mail [O.customers.list]', async () => {
    const ada = await seen({ email: 'Ada@Example.com', name: 'Ada', phone: '+12015550123' });
    expect(await seen({ email: 'ada@example.COM', name: 'A. Byron' })).toBe(ada);
    const bea = await seen({ phone: '+12015550199', name: 'Bea' });
    expect(await seen({ phone: '+12015550199' })).toBe(bea);
    expect(await seen({ phone: '+12015550123' })).not.toBe(ada);
    expect(await seen({ email: 'grace@example.com' })).not.toBe(ada);
    const { data } = await call()('customers.get', { org_id: orgId, id: ada });
    expect(data).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      phone: '+12015550123',
      contacts: [
        { kind: 'email', value: 'ada@example.com', proof: 'form' },
        { kind: 'phone', value: '+12015550123', proof: 'claimed' },
      ],
    });
  });

  it('become one when the team finds that they are, with nothing lost and a history of it [O.customers.list, O.analytics.customerActivity]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const send = async (fields: object) => {
      const { status } = await test.as(undefined).send('analytics.submitData', { page_id: pageId, fields });
      expect(status).toBe(200);
      test.services.setNow(new Date(test.services.now().getTime() + 1000));
    };
    await send({ ...rightAnswers, email: 'first@example.com', phone: '+12015550101' });
    await send({ ...rightAnswers, first_name: 'Augusta', email: 'second@example.com', phone: '+12015550102' });
    const [second, first] = (await call()('customers.list', { org_id: orgId })).data;
    if (!first || !second) throw new Error('two are expected');
    await call()('customers.update', {
      org_id: orgId,
      id: second.customer_id,
      data: { tags: ['VIP'], note: 'Likes tea' },
    });
    await send({ ...rightAnswers, email: 'first@example.com', phone: '+12015550102' });
    await call()('customers.merge', { org_id: orgId, id: first.customer_id, other_id: second.customer_id });

    const { data: left } = await call()('customers.list', { org_id: orgId });
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({ customer_id: first.customer_id, name: 'Ada Byron', submissions: 3, tags: ['vip'] });
    const { data: kept } = await call()('customers.get', { org_id: orgId, id: first.customer_id });
    expect(kept.note).toBe('Likes tea');
    expect(kept.contacts.map(({ value }) => value)).toEqual([
      'first@example.com',
      'second@example.com',
      '+12015550101',
      '+12015550102',
    ]);
    expect(kept.contacts.map(({ proof }) => proof)).toEqual(['form', 'form', 'claimed', 'claimed']);
    expect((await call()('submissions.list', { org_id: orgId, customer_id: first.customer_id })).total).toBe(3);
    const events = await activity(first.customer_id);
    expect(events.map(({ kind }) => kind).sort()).toEqual(
      ['contact', 'created', 'created', 'merged', 'noted', 'submission', 'submission', 'submission', 'tagged'].sort(),
    );
    expect(events.find(({ kind }) => kind === 'merged')).toMatchObject({
      by: expect.any(String),
      detail: {
        customer_id: second.customer_id,
        name: 'Augusta Byron',
        email: 'second@example.com',
        phone: '+12015550102',
        submissions: '1',
      },
    });
    expect((await test.as(owner).send('customers.get', { org_id: orgId, id: second.customer_id })).status).toBe(404);
  });

  it('are merged by the team, who then stand in the history [O.customers.list]', async () => {
    const [kept, other] = [await seen({ email: 'a@example.com' }), await seen({ email: 'b@example.com', name: 'Bea' })];
    test.services.setNow('2026-11-20T10:00:01Z');
    const input = { org_id: orgId, id: kept, other_id: other };
    expect((await call()('customers.merge', input)).data).toMatchObject({ customer_id: kept, name: 'Bea' });
    const [newest] = await activity(kept);
    expect(newest).toMatchObject({ kind: 'merged', by: expect.any(String), detail: { name: 'Bea' } });
    for (const [wrong, code] of [
      [input, 'customer.not_found'],
      [{ ...input, other_id: kept }, 'customer.same'],
      [{ ...input, id: crypto.randomUUID(), other_id: kept }, 'customer.not_found'],
    ] as const) {
      expect((await test.as(owner).send('customers.merge', wrong)).body.code).toBe(code);
    }
    expect(await names()).toEqual(['Bea']);
  });

  it('are listed by what they did last, first or most, and page by page [O.customers.list]', async () => {
    const ada = await seen({ email: 'a@example.com', name: 'Ada' }, 3);
    await seen({ email: 'b@example.com', name: 'Bea' }, 9);
    const cyn = await seen({ email: 'c@example.com', name: 'Cyn' }, 5);
    await seen({ email: 'b@example.com' }, 1);
    await db.org(orgId, async (tx) => {
      await tx.query('update customers set scans = 7 where customer_id = $1', [cyn]);
      await tx.query('update customers set orders = 2 where customer_id = $1', [ada]);
    });
    expect(await names()).toEqual(['Bea', 'Ada', 'Cyn']);
    expect(await names({ basedOn: 'first_seen' })).toEqual(['Ada', 'Cyn', 'Bea']);
    expect((await names({ basedOn: 'scans' }))[0]).toBe('Cyn');
    expect((await names({ basedOn: 'orders' }))[0]).toBe('Ada');
    expect(await names({ id: cyn })).toEqual(['Cyn']);
    const page = await call()('customers.list', { org_id: orgId, page: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, page: 2, pageSize: 2, data: [{ name: 'Cyn' }] });
  });

  it('are found by name, address, number as it is written, tags, last visit and how they can be reached [O.customers.list]', async () => {
    const ada = await seen({ email: 'ada@example.com', phone: '+12015550123', name: 'Ada Byron' });
    await seen({ email: 'bea@shop.example', name: 'Bea 100%' }, 40);
    await seen({ phone: '+4930901820', name: 'Cyn' }, 100);
    await call()('customers.update', { org_id: orgId, id: ada, data: { tags: [' VIP ', 'Wholesale'] } });
    expect(await names({ search: 'BYRON' })).toEqual(['Ada Byron']);
    expect(await names({ search: '@shop' })).toEqual(['Bea 100%']);
    expect(await names({ search: '0%' })).toEqual(['Bea 100%']);
    expect(await names({ search: '(201) 555-0123' })).toEqual(['Ada Byron']);
    expect(await names({ search: '030 901820' })).toEqual(['Cyn']);
    expect(await names({ search: "'; --" })).toEqual([]);
    expect(await names({ tags: ['vip'] })).toEqual(['Ada Byron']);
    expect(await names({ tags: ['vip', 'retail'] })).toEqual([]);
    expect(await names({ seen: '7day' })).toEqual(['Ada Byron']);
    expect(await names({ seen: '90day' })).toEqual(['Ada Byron', 'Bea 100%']);
    expect(await names({ seen: 'not_30day' })).toEqual(['Bea 100%', 'Cyn']);
    expect(await names({ reach: 'email' })).toEqual(['Ada Byron', 'Bea 100%']);
    expect(await names({ reach: 'phone' })).toEqual(['Ada Byron', 'Cyn']);
    expect((await call()('customers.tags', { org_id: orgId })).data).toEqual([
      { tag: 'vip', customers: 1 },
      { tag: 'wholesale', customers: 1 },
    ]);
  });

  it('are found by a code they scanned or came by, and by a page [O.customers.list, O.analytics.customerInteraction]', async () => {
    const [menu, flyer] = [
      await insertCode(db, { orgId, slug: `menu-${orgId}`, name: 'Menu' }),
      await insertCode(db, { orgId, slug: `flyer-${orgId}`, name: 'Flyer' }),
    ];
    await storeScans(db, [scanRow(menu, { visitor: 'ada' }), scanRow(menu, { visitor: 'ada' })]);
    const ada = await seen({ email: 'ada@example.com', name: 'Ada', visitor: 'ada' });
    const { pageId } = await insertFormPage(db, orgId, { name: 'Order' });
    const fields = { ...rightAnswers, first_name: 'Bea', email: 'bea@example.com', phone: '+12015550188' };
    await test.as(undefined).call('analytics.submitData', { page_id: pageId, code_id: flyer.codeId, fields });
    expect(await names({ code_id: menu.codeId })).toEqual(['Ada']);
    expect(await names({ code_id: flyer.codeId })).toEqual(['Bea Byron']);
    expect(await names({ page_id: pageId })).toEqual(['Bea Byron']);
    const met = async (which: object) =>
      (await call()('analytics.customerInteraction', { org_id: orgId, ...which })).data.map(
        ({ kind, name, scans, submissions }) => [kind, name, scans, submissions],
      );
    expect(await met({ id: ada })).toEqual([['code', 'Menu', 2, 0]]);
    expect((await met({ email: 'BEA@example.com' })).sort()).toEqual([
      ['code', 'Flyer', 0, 1],
      ['page', 'Order', 0, 1],
    ]);
    const [bea] = (await call()('customers.list', { org_id: orgId, search: 'bea@' })).data;
    const said = { org_id: orgId, phone: '+1 (201) 555-0188' };
    expect((await test.as(owner).send('analytics.customerInteraction', said)).status).toBe(404);
    await call()('customers.update', {
      org_id: orgId,
      id: bea?.customer_id ?? '',
      data: { phone: '+12015550188' },
    });
    expect(await met({ phone: '+1 (201) 555-0188' })).toHaveLength(2);
    for (const which of [{}, { email: 'nobody@example.com' }, { phone: '12' }]) {
      const answer = await test.as(owner).send('analytics.customerInteraction', { org_id: orgId, ...which });
      expect([answer.status, answer.body.code]).toEqual([404, 'customer.not_found']);
    }
  });

  it('are changed by the team, with each change in the history and no contact of another taken', async () => {
    const [ada] = [await seen({ email: 'ada@example.com' }), await seen({ email: 'bea@example.com' })];
    const update = (data: object) => test.as(owner).send('customers.update', { org_id: orgId, id: ada, data });
    const { body } = await update({
      name: ' Ada ',
      email: 'New@example.com',
      phone: '+1 201 555 0123',
      note: 'Regular',
    });
    expect(body.data).toMatchObject({ name: 'Ada', email: 'new@example.com', phone: '+12015550123', note: 'Regular' });
    const taken = await update({ email: 'bea@example.com', name: 'X' });
    expect([taken.status, taken.body.code]).toEqual([409, 'customer.contact_taken']);
    expect(taken.body.errors).toHaveProperty(['data.email']);
    const wrong = await update({ email: 'ada', phone: '12' });
    expect([wrong.status, Object.keys(wrong.body.errors as object).sort()]).toEqual([
      400,
      ['data.email', 'data.phone'],
    ]);
    expect((await activity(ada)).map(({ kind }) => kind).sort()).toEqual(
      ['contact', 'contact', 'created', 'noted', 'renamed'].sort(),
    );
    expect(await names()).toContain('Ada');
  });

  it('are kept in segments, which narrow the list together with what is asked [O.customers.list]', async () => {
    await seen({ email: 'ada@example.com', name: 'Ada' });
    await seen({ phone: '+12015550123', name: 'Bea' });
    const save = (input: object) => test.as(owner).send('customers.segments.save', { org_id: orgId, ...input });
    const made = await save({ name: 'By mail', filter: { reach: 'email' } });
    expect(made.status).toBe(200);
    const { data } = await call()('customers.segments.list', { org_id: orgId });
    expect(data).toEqual([expect.objectContaining({ name: 'By mail', filter: { reach: 'email' } })]);
    const segment_id = data[0]?.segment_id ?? '';
    expect(await names({ segment_id })).toEqual(['Ada']);
    expect(await names({ segment_id, search: 'bea' })).toEqual([]);
    expect((await save({ name: 'BY MAIL', filter: {} })).body.code).toBe('customer.segment_name_taken');
    await save({ segment_id, name: 'By phone', filter: { reach: 'phone' } });
    expect(await names({ segment_id })).toEqual(['Bea']);
    await call()('customers.segments.delete', { org_id: orgId, segment_id });
    for (const operation of ['customers.list', 'customers.segments.delete'] as const) {
      const gone = await test.as(owner).send(operation, { org_id: orgId, segment_id });
      expect([gone.status, gone.body.code]).toEqual([404, 'customer.segment_not_found']);
    }
  });

  it('are erased with all that is theirs; their scans stay counted, and nobody can tell whose they were [O.customers.delete]', async () => {
    const code = await insertCode(db, { orgId, slug: `erase-${orgId}` });
    await storeScans(db, [
      scanRow(code, { visitor: 'forget-this-phone' }),
      scanRow(code, { visitor: 'forget-this-phone' }),
      scanRow(code, { visitor: 'bea' }),
    ]);
    const ada = await seen({ email: 'forget-me@example.com', visitor: 'forget-this-phone' });
    await seen({ email: 'forget-me@example.com', phone: '+12015550100' });
    await seen({ email: 'cyn@example.com', phone: '+12015550100' });
    const bea = await seen({ email: 'bea@example.com', visitor: 'bea' });
    const { pageId } = await insertFormPage(db, orgId);
    const fields = { ...rightAnswers, email: 'forget-me@example.com' };
    await test.as(undefined).call('analytics.submitData', { page_id: pageId, fields });
    await call()('customers.update', { org_id: orgId, id: ada, data: { name: 'Ada' } }, { idempotencyKey: 'k' });
    const before = await call()('analytics.get', { org_id: orgId, range: 'all' });
    expect((await call()('customers.delete', { org_id: orgId, id: ada })).data).toEqual({ customer_id: ada });
    expect((await test.as(owner).send('customers.delete', { org_id: orgId, id: ada })).status).toBe(404);
    const left = await db.system((tx) =>
      tx.query<{ name: string }>(
        `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
          and (xpath('//row/n/text()', query_to_xml(format('select count(*) as n from %I t where t::text ~ %L', c.relname, $1::text), false, false, '')))[1]::text <> '0'`,
        [`forget-me|forget-this-phone|${ada}`],
      ),
    );
    expect(left).toEqual([]);
    const scans = await db.system((tx) =>
      tx.query<{ visitor: string }>('select visitor from scans where org_id = $1', [orgId]),
    );
    expect(scans.map(({ visitor }) => visitor)).not.toContain('forget-this-phone');
    const after = await call()('analytics.get', { org_id: orgId, range: 'all' });
    expect(after.data).toEqual(before.data);
    expect((await call()('customers.get', { org_id: orgId, id: bea })).data).toMatchObject({ scans: 1 });
  });

  it('leave no table out when they are merged or erased', async () => {
    const pointing = await db.system((tx) =>
      tx.query<{ name: string }>(
        "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass order by 1",
      ),
    );
    expect(pointing.map(({ name }) => name)).toEqual([...ownedTables, 'merge_suggestions'].sort());
    const having = (column: string) =>
      db.system(async (tx) => {
        const tables = await tx.query<{ name: string }>(
          `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = $1 and not a.attisdropped
            where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
          [column],
        );
        return tables.map(({ name }) => name).sort();
      });
    expect(await having('customer_id')).toEqual([...ownedTables, 'customers'].sort());
    expect(await having('visitor')).toEqual([...visitorTables, 'customer_visitors', 'submissions'].sort());
  });
});
