import type { FormInput } from '@swapt/shared/form';
import { defaultConsentText, defaultInputs } from '@swapt/shared/form/default-inputs';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode, setVisitorMode } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import { makePageToken } from './page-token.js';
import { cookiePseudonym } from '../../scan-ingestion/recognize.js';

const select: FormInput = {
  name: 'size',
  input_display_name: 'Size',
  placeholder_text: '',
  required: true,
  input_type: 'select',
  options: ['S', 'L'],
};

describeOnEngine('submissions', ({ db }) => {
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

  const submit = (page_id: string, fields: object, options: object = {}, extra: object = {}) =>
    test.as(undefined).send('analytics.submitData', { page_id, fields, ...extra }, options);
  const submissions = async (filter: object = {}) =>
    test.as(owner).call('submissions.list', { org_id: orgId, ...filter });
  const customers = async () => (await test.as(owner).call('customers.list', { org_id: orgId })).data;

  it('are stored as they were answered, with their customer, and say thank you [O.analytics.submitData, O.submissions.list]', async () => {
    const code = await insertCode(db, { orgId, slug: `form-${orgId}`, name: 'Flyer' });
    const consent = { consent: defaultConsentText };
    const { pageId } = await insertFormPage(db, orgId, { ...consent, thanks: 'See you soon.' });
    const fields = { ...rightAnswers, email: ' Ada@Example.com ', consent: 'yes' };
    const { status, body } = await submit(pageId, fields, {}, { code_id: code.codeId });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ thanks: 'See you soon.' });
    const { data, total } = await submissions();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      page_id: pageId,
      page_name: 'Newsletter',
      code_id: code.codeId,
      code_name: 'Flyer',
      customer_name: 'Ada Byron',
      source: 'api',
      consent: defaultConsentText,
      answers: [
        { name: 'first_name', label: 'First name', value: 'Ada' },
        { name: 'last_name', label: 'Last name', value: 'Byron' },
        { name: 'email', label: 'E-mail', value: 'Ada@Example.com' },
        { name: 'phone', label: 'Phone', value: '+12015550123' },
      ],
    });
    expect(await customers()).toEqual([
      expect.objectContaining({
        customer_id: data[0]?.customer_id,
        name: 'Ada Byron',
        email: 'ada@example.com',
        phone: '+12015550123',
        submissions: 1,
        scans: 0,
      }),
    ]);
  });

  it('are held against the form at the server, whatever a browser let through [O.analytics.submitData, V.form]', async () => {
    const inputs = [...defaultInputs, select];
    const { pageId } = await insertFormPage(db, orgId, { inputs, consent: 'Keep it', consentRequired: true });
    const right = { ...rightAnswers, size: 'L', consent: 'yes' };
    for (const [wrong, field] of [
      [{ last_name: ' ' }, 'last_name'],
      [{ email: 'ada' }, 'email'],
      [{ phone: '12' }, 'phone'],
      [{ phone: '030 123456' }, 'phone'],
      [{ phone: '+999 123456789' }, 'phone'],
      [{ size: 'XL' }, 'size'],
      [{ consent: '' }, 'consent'],
      [{ is_admin: 'yes' }, 'is_admin'],
      [{ first_name: 'x'.repeat(301) }, 'first_name'],
    ] as const) {
      const { status, body } = await submit(pageId, { ...right, ...wrong });
      expect([status, body.code, body.errors]).toEqual([
        422,
        'submission.invalid',
        { [`fields.${field}`]: expect.any(String) },
      ]);
    }
    for (const fields of [
      { ...right, first_name: 5 },
      { ...right, 'not a name': 'x' },
      'all',
      { a: 'x'.repeat(5000) },
    ]) {
      const body = fields as object;
      expect((await submit(pageId, body)).status).toBe(400);
    }
    expect(await submissions()).toMatchObject({ total: 0 });
    expect(await customers()).toEqual([]);
    expect((await submit(pageId, right)).status).toBe(200);
  });

  it('read a number as people write it in the sender’s country [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const fields = { ...rightAnswers, phone: '030 901820' };
    const headers = { 'accept-language': 'de-DE,de;q=0.9' };
    expect((await submit(pageId, fields, { headers })).status).toBe(200);
    expect((await customers())[0]?.phone).toBe('+4930901820');
  });

  it('of a page that is not published, or of a form that is not there, are refused [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const other = await submit(pageId, rightAnswers, {}, { block: 'form-2' });
    expect([other.status, other.body.code]).toEqual([404, 'submission.no_form']);
    await db.system((tx) => tx.query("update pages set status = 'draft' where page_id = $1", [pageId]));
    expect((await submit(pageId, rightAnswers)).status).toBe(404);
    expect((await submit(crypto.randomUUID(), rightAnswers)).status).toBe(404);
    expect(await submissions()).toMatchObject({ total: 0 });
  });

  it('sent again with the same Idempotency-Key are one, and other answers under it are refused [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const once = { idempotencyKey: crypto.randomUUID() };
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(pageId, rightAnswers, once)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const other = await submit(pageId, { ...rightAnswers, first_name: 'Eve' }, once);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch']);
    expect(await submissions()).toMatchObject({ total: 1 });
    expect((await customers())[0]).toMatchObject({ submissions: 1, name: 'Ada Byron' });
    await submit(pageId, rightAnswers);
    expect(await submissions()).toMatchObject({ total: 2 });
  });

  it('of one page shown are one however often they are sent, and two when answers were corrected [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const token = await makePageToken(test.services, { orgId, pageId });
    for (const first_name of ['Ada', 'Ada', 'Ada', 'Eva']) {
      expect((await submit(pageId, { ...rightAnswers, first_name }, {}, { token })).status).toBe(200);
    }
    expect(await submissions()).toMatchObject({ total: 2, data: [{ source: 'form' }, { source: 'form' }] });
    const other = await insertFormPage(db, orgId);
    expect((await submit(other.pageId, rightAnswers, {}, { token })).body.code).toBe('submission.bad_token');
    test.services.setNow('2026-11-21T10:00:01Z');
    expect((await submit(pageId, rightAnswers, {}, { token })).body.code).toBe('submission.bad_token');
  });

  it('join the scans of a browser that agreed to the cookie to the customer, those before and those after [O.analytics.submitData]', async () => {
    await setVisitorMode(db, orgId, 'cookie');
    const code = await insertCode(db, { orgId, slug: `scan-${orgId}` });
    const { pageId } = await insertFormPage(db, orgId);
    const id = crypto.randomUUID();
    const visitor = await cookiePseudonym(test.services.scans, orgId, id);
    const scan = (at: string, extra: object = {}) => scanRow(code, { at: new Date(at), visitor, ...extra });
    await storeScans(db, [
      scan('2026-11-18T08:00:00Z'),
      scan('2026-11-19T08:00:00Z'),
      scan('2026-11-19T09:00:00Z', { is_bot: true }),
      scan('2026-11-19T09:00:00Z', { visitor: 'somebody else' }),
    ]);
    await submit(pageId, rightAnswers, { headers: { cookie: `swapt_v_${orgId}=${id}` } });
    expect((await customers())[0]).toMatchObject({ scans: 2, first_seen_at: '2026-11-18T08:00:00.000Z' });
    await storeScans(db, [scan('2026-11-20T11:00:00Z'), scan('2026-11-20T12:00:00Z')]);
    const [customer] = await customers();
    expect(customer).toMatchObject({ scans: 4, last_seen_at: '2026-11-20T12:00:00.000Z' });
  });

  it.each([
    ['daily', {}],
    ['cookie', { 'sec-gpc': '1' }],
  ] as const)('join no scans where visitors are recognized as “%s” and the browser says %j', async (mode, said) => {
    await setVisitorMode(db, orgId, mode);
    const code = await insertCode(db, { orgId, slug: `none-${orgId}` });
    const { pageId } = await insertFormPage(db, orgId);
    const id = crypto.randomUUID();
    const visitor = await cookiePseudonym(test.services.scans, orgId, id);
    await storeScans(db, [scanRow(code, { visitor })]);
    await submit(pageId, rightAnswers, { headers: { cookie: `swapt_v_${orgId}=${id}`, ...said } });
    expect((await customers())[0]).toMatchObject({ scans: 0 });
  });

  it('without an address or number are kept, and belong to nobody [O.submissions.list]', async () => {
    const inputs = [...defaultInputs.slice(0, 1), select];
    const { pageId } = await insertFormPage(db, orgId, { inputs });
    await submit(pageId, { size: 'S' });
    expect(await submissions()).toMatchObject({ total: 1, data: [{ customer_id: null, customer_name: null }] });
    expect(await customers()).toEqual([]);
  });

  it('are found by page, code, customer and words in the answers [O.submissions.list]', async () => {
    const code = await insertCode(db, { orgId, slug: `find-${orgId}` });
    const [one, two] = [await insertFormPage(db, orgId), await insertFormPage(db, orgId, { name: 'Order' })];
    await submit(one.pageId, rightAnswers, {}, { code_id: code.codeId });
    test.services.setNow('2026-11-20T10:01:00Z');
    await submit(two.pageId, { ...rightAnswers, first_name: 'Grace_%', email: 'g@example.com', phone: '+12015550199' });
    const ids = (await submissions()).data.map(({ submission_id }) => submission_id);
    const found = async (filter: object) =>
      (await submissions(filter)).data.map(({ submission_id }) => ids.indexOf(submission_id));
    expect(await found({ page_id: one.pageId })).toEqual([1]);
    expect(await found({ code_id: code.codeId })).toEqual([1]);
    expect(await found({ search: 'grace_%' })).toEqual([0]);
    expect(await found({ search: 'first_name' })).toEqual([]);
    expect(await found({ page: 2, pageSize: 1 })).toEqual([1]);
    const [grace] = await customers();
    expect(await found({ customer_id: grace?.customer_id })).toEqual([0]);
  });

  it('that were made elsewhere are counted once per token of the page [O.analytics.appendSubmit]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const token = await makePageToken(test.services, { orgId, pageId });
    const append = async (given: string) =>
      (await test.as(undefined).send('analytics.appendSubmit', { token: given })).body;
    const replies = await Promise.all(Array.from({ length: 5 }, () => append(token)));
    expect(replies.filter(({ data }) => JSON.stringify(data) === '{"counted":true}')).toHaveLength(1);
    expect((await append(`${token.slice(0, -4)}AAAA`)).code).toBe('submission.bad_token');
    expect((await append('x'.repeat(40))).code).toBe('submission.bad_token');
    expect(await submissions()).toMatchObject({ total: 1, data: [{ source: 'elsewhere', answers: [] }] });
  });
});
