import { csvColumns } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('an export as CSV', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let pageId: string;
  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
    ({ pageId } = await insertFormPage(db, orgId));
    await submit({ ...rightAnswers, first_name: '=HYPERLINK("https://a.example")', last_name: 'Müller' });
    test.services.setNow('2026-11-20T23:30:00Z');
    await submit({ first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com', phone: '+1 201 555 0199' });
  });
  afterAll(() => test.close());

  const submit = (fields: object) =>
    test.as(undefined).call('analytics.submitData', { page_id: pageId, fields } as never);
  const lines = async (input: object) => {
    const { body } = await test.as(owner).call('analytics.exportCsv', { org_id: orgId, ...input } as never);
    return Buffer.from(body, 'base64').toString('utf8').split('\r\n').slice(0, -1);
  };

  it('of customers has the rows of the list, in its order, zone and filter, and runs no formula [O.analytics.exportCsv, K.csvname]', async () => {
    const all = await lines({ source: 'my-codes/customer', zone: 'Europe/Rome' });
    expect(all).toEqual([
      '\uFEFFName,E-mail,Phone,Tags,First seen,Last seen,Scans,Submissions,Orders',
      'Grace Hopper,grace@example.com,+12015550199,,2026-11-21 00:30,2026-11-21 00:30,0,1,0',
      `"'=HYPERLINK(""https://a.example"") Müller",ada@example.com,+12015550123,,2026-11-20 11:00,2026-11-20 11:00,0,1,0`,
    ]);
    const filter = { search: 'müller', basedOn: 'first_seen' as const };
    const shown = await test.as(owner).call('customers.list', { org_id: orgId, ...filter });
    const some = await lines({ source: 'my-codes/customer', ...filter });
    expect(some).toHaveLength(1 + shown.total);
    expect(some[1]).toContain(shown.data[0]?.email);
  });

  it('of submissions has a column for everything that was asked [O.analytics.exportCsv]', async () => {
    const all = await lines({ source: 'my-codes/submissions', page_id: pageId });
    expect(all[0]).toBe('\uFEFFSent,Page,Code,Customer,First name,Last name,E-mail,Phone,Agreed to');
    expect(all[1]).toBe('2026-11-20 23:30,Newsletter,,Grace Hopper,Grace,Hopper,grace@example.com,+12015550199,');
    expect(all).toHaveLength(3);
    expect(await lines({ source: 'my-codes/submissions', search: 'grace' })).toHaveLength(2);
  });

  it('of one-time codes has every code of a base code with who used it [O.analytics.exportCsv]', async () => {
    const code = await insertCode(db, { orgId, slug: `once-${db.engine}` });
    const batch = { org_id: orgId, base_code_id: code.codeId };
    await db.org(orgId, async (tx) => {
      const id = crypto.randomUUID();
      await tx.query(
        `insert into one_time_batches (org_id, batch_id, base_code_id, offer, amount, made, state, created_at) values ($1, $2, $3, 'Free coffee', 2, 2, 'done', now())`,
        [orgId, id, batch.base_code_id],
      );
      await tx.query(`insert into one_time_codes values ($1, 'aaa', $2, 1, null, null), ($1, 'bbb', $2, 2, $3, $4)`, [
        orgId,
        id,
        '2026-11-20T10:00:00Z',
        { name: 'Bea', visitor: '', country: 'DE', device: 'mobile', system: '', browser: '' },
      ]);
    });
    expect(await lines({ source: 'my-codes/one-time-codes', code_id: code.codeId })).toEqual([
      '\uFEFFOffer,Number,Code,Link,Used,Used by,Country,Device',
      `Free coffee,1,aaa,${test.services.config.publicUrl}/aaa,,,,`,
      `Free coffee,2,bbb,${test.services.config.publicUrl}/bbb,2026-11-20 10:00,Bea,DE,mobile`,
    ]);
    const none = await test.as(owner).send('analytics.exportCsv', { org_id: orgId, source: 'my-codes/one-time-codes' });
    expect([none.status, none.body.code]).toEqual([404, 'code.not_found']);
  });

  it('has the columns that were chosen, in their order, and all that stands in one [O.analytics.exportCsv]', async () => {
    const customers = { source: 'my-codes/customer', search: 'grace' };
    expect(await lines({ ...customers, columns: ['orders', 'name'] })).toEqual([
      '\uFEFFOrders,Name,E-mail,Phone',
      '0,Grace Hopper,grace@example.com,+12015550199',
    ]);
    const forms = { source: 'my-codes/submissions', search: 'grace' };
    expect(await lines({ ...forms, columns: ['answers', 'at'] })).toEqual([
      '\uFEFFFirst name,Last name,E-mail,Phone,Sent',
      'Grace,Hopper,grace@example.com,+12015550199,2026-11-20 23:30',
    ]);
    const none = { source: 'my-codes/submissions', search: 'nobody' };
    expect(await lines({ ...none, columns: ['who', 'answers'] })).toEqual(['\uFEFFCustomer']);
    for (const [source, columns] of Object.entries({
      customer: csvColumns.customers,
      submissions: csvColumns.submissions,
    }))
      expect(await lines({ source: `my-codes/${source}`, columns })).toHaveLength(3);
  });

  it.each([
    ['my-codes/customer', ['name', 'who'], 'columns', /no column “who”. Choose from: name, tags,/],
    ['my-codes/one-time-codes', ['name'], 'columns', /no column “name”. Its columns cannot be chosen/],
    ['my-codes/customer', ['picture'], 'columns.0', /must be one of: name, tags,/],
    ['my-codes/customer', [], 'columns', /at least 1/],
  ])('of %s with the columns %j is refused there [O.analytics.exportCsv]', async (source, columns, field, sentence) => {
    const input = { org_id: orgId, source, columns };
    const { status, body } = await test.as(owner).send('analytics.exportCsv', input);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.errors).toHaveProperty([field], expect.stringMatching(sentence));
  });

  it('asks for a zone that exists [O.analytics.exportCsv]', async () => {
    const input = { org_id: orgId, source: 'my-codes/customer', zone: 'Mars/Base' };
    const { status, body } = await test.as(owner).send('analytics.exportCsv', input);
    expect([status, body.code]).toEqual([400, 'analytics.bad_zone']);
  });
});
