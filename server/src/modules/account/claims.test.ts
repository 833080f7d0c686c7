import { defaultInputs } from '@swapt/shared/form/default-inputs';
import type { FastifyInstance } from 'fastify';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode, setVisitorMode } from '../../testing/rows/code-rows.js';
import { insertFormPage } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp } from '../../testing/public-app.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import { cookiePseudonym } from '../../scan-ingestion/recognize.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { findKeepers } from './account.jobs.js';

/** Mallory proves their own e-mail address and nothing else; everything that they say of Vera is made up. */
const [mallory, vera] = ['mallory@example.com', 'vera@example.com'];
const [verasPhone, mallorysPhone] = ['+12015550177', '+12015550166'];

/** Nothing has to be answered. */
const inputs = defaultInputs.map((input) => ({ ...input, required: false }));

describeOnEngine('a form that names somebody else', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let orgId: string;
  let shop: string;
  let owner: TestUser;
  let pageId: string;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00Z');
    // Mails say names without long numbers.
    shop = `Shop ${crypto.randomUUID().replace(/\d|-/g, '')}`;
    ({ orgId, owner } = await test.organization(undefined, shop));
    ({ pageId } = await insertFormPage(db, orgId, { inputs }));
    await setVisitorMode(db, orgId, 'cookie');
    await db.system((tx) => tx.query('delete from throttles'));
  });
  afterAll(async () => {
    await test.close();
    await app.close();
  });

  const call = () => test.as(owner).call;
  /** Sends a form of somebody; `browser` is the id of their cookie. */
  const send = async (fields: object, browser?: string) => {
    test.services.setNow(new Date(test.services.now().getTime() + 1000));
    const { status, body } = await test
      .as(undefined)
      .send(
        'analytics.submitData',
        { page_id: pageId, fields: { last_name: 'Byron', ...fields } },
        browser ? { headers: { cookie: `swapt_v_${orgId}=${browser}` } } : {},
      );
    expect([status, body.errors]).toEqual([200, undefined]);
  };
  const customers = async () => (await call()('customers.list', { org_id: orgId, basedOn: 'first_seen' })).data;
  const customer = async (email: string) => {
    const found = (await customers()).find((each) => each.email === email);
    if (!found) throw new Error(`${email} is nobody`);
    return (await call()('customers.get', { org_id: orgId, id: found.customer_id })).data;
  };
  const forget = async (email: string) => {
    await postForm(app, '/deleteAlert', { email });
    await runDueJobs(test.services, byKind([findKeepers]));
    const [mail] = await db.system((tx) =>
      tx.query<{ body: string }>('select body from mails where recipient = $1 order by mail_id desc limit 1', [email]),
    );
    const link = new RegExp(`${shop}:\\n\\S+?(/deleteAlert/\\S+)`).exec(mail?.body ?? '')?.[1] ?? '';
    const page = (await app.inject(link)).body;
    expect((await postForm(app, link, { choice: 'delete' })).statusCode).toBe(200);
    return page;
  };
  const sentBy = async (id: string) =>
    (await call()('submissions.list', { org_id: orgId, customer_id: id })).data.map(
      ({ answers }) => answers.find(({ name }) => name === 'first_name')?.value,
    );

  it('never joins two customers, nor erases one by the proof of another address', async () => {
    await send({ first_name: 'Vera', email: vera, phone: verasPhone });
    await send({ first_name: 'Vera', phone: verasPhone });
    await send({ first_name: 'Mallory', email: mallory, phone: verasPhone });
    expect(await customers()).toHaveLength(3);
    await forget(mallory);
    const left = await customers();
    expect(left.map(({ email, phone }) => [email, phone])).toEqual([
      ['', verasPhone],
      [vera, verasPhone],
    ]);
    for (const { customer_id } of left) expect(await sentBy(customer_id)).toEqual(['Vera']);
  });

  it('is a record of its own where it gives another address, also from the same browser', async () => {
    const browser = crypto.randomUUID();
    await send({ first_name: 'Vera', email: vera }, browser);
    await send({ first_name: 'Mallory', email: mallory }, browser);
    await send({ first_name: 'Mallory', phone: mallorysPhone }, browser);
    const all = (await customers()).map(({ email, phone, submissions }) => [email, phone, submissions]);
    expect(all.sort()).toEqual([
      ['', mallorysPhone, 1],
      [mallory, '', 1],
      [vera, '', 1],
    ]);
  });

  it('never gives its phone or name to the record of the address, only says them', async () => {
    await send({ first_name: 'Vera', email: vera });
    await send({ first_name: 'Mallory', email: vera, phone: mallorysPhone });
    expect(await customer(vera)).toMatchObject({
      name: 'Vera Byron',
      phone: '',
      contacts: [
        { kind: 'email', value: vera, proof: 'form' },
        { kind: 'phone', value: mallorysPhone, proof: 'claimed' },
      ],
    });
    const byPhone = { org_id: orgId, phone: mallorysPhone };
    expect((await test.as(owner).send('analytics.customerActivity', byPhone)).status).toBe(404);
  });

  it('never names a record that has no name', async () => {
    await send({ first_name: 'Vera', email: vera });
    const { customer_id: id } = await customer(vera);
    await test.as(owner).call('customers.update', { org_id: orgId, id, data: { name: '' } });
    await send({ first_name: 'Mallory', email: vera });
    expect(await customer(vera)).toMatchObject({ name: '', submissions: 2 });
  });

  it('never brings a stranger’s scans into the record, nor the record’s to the stranger', async () => {
    const code = await insertCode(db, { orgId, slug: `claim-${orgId}` });
    const [verasBrowser, mallorysBrowser] = [crypto.randomUUID(), crypto.randomUUID()];
    const scan = async (browser: string) =>
      storeScans(db, [scanRow(code, { visitor: await cookiePseudonym(test.services.scans, orgId, browser) })]);
    await scan(verasBrowser);
    await scan(mallorysBrowser);
    await send({ first_name: 'Vera', email: vera }, verasBrowser);
    await send({ first_name: 'Mallory', email: vera }, mallorysBrowser);
    await scan(mallorysBrowser);
    expect(await customer(vera)).toMatchObject({ scans: 1, devices: 1 });
    await scan(verasBrowser);
    expect(await customer(vera)).toMatchObject({ scans: 2 });
  });

  it('never takes others’ forms, contacts and history along from a record that was merged before', async () => {
    await send({ first_name: 'Vera', email: vera });
    await send({ first_name: 'Mallory', email: mallory, phone: mallorysPhone });
    const [one, other] = [await customer(vera), await customer(mallory)];
    test.services.setNow(new Date(test.services.now().getTime() + 1000));
    await call()('customers.merge', { org_id: orgId, id: other.customer_id, other_id: one.customer_id });
    await call()('customers.update', { org_id: orgId, id: other.customer_id, data: { tags: ['vip'] } });
    const page = await forget(mallory);
    expect(page).toContain('the one form you sent');
    expect(page).not.toContain('the team’s notes about you');
    const left = await customer(vera);
    expect(left).toMatchObject({
      customer_id: other.customer_id,
      name: 'Vera Byron',
      email: vera,
      phone: '',
      submissions: 1,
      tags: ['vip'],
      contacts: [{ kind: 'email', value: vera }],
    });
    expect(await sentBy(left.customer_id)).toEqual(['Vera']);
    const history = await call()('analytics.customerActivity', { org_id: orgId, id: left.customer_id, pageSize: 50 });
    expect(history.data.map(({ kind }) => kind)).toContain('erased');
    expect(JSON.stringify(history.data)).not.toMatch(/mallory|5550166/i);
  });

  it('keeps what the team wrote down, and erases the record where nothing else stands on it', async () => {
    await send({ first_name: 'Vera', email: vera, phone: verasPhone });
    await send({ first_name: 'Walt', email: 'walt@example.com', phone: '+12015550155' });
    const { customer_id: id } = await customer('walt@example.com');
    await call()('customers.update', { org_id: orgId, id, data: { phone: '+12015550144' } });
    await forget(vera);
    await forget('walt@example.com');
    expect((await customers()).map(({ email, phone, submissions }) => [email, phone, submissions])).toEqual([
      ['', '+12015550144', 0],
    ]);
  });

  it('suggests a merge to the team, once, which they follow or dismiss for good', async () => {
    await send({ first_name: 'Vera', email: vera, phone: verasPhone });
    await send({ first_name: 'Mallory', email: mallory, phone: verasPhone });
    await send({ first_name: 'Mallory', email: mallory, phone: verasPhone });
    const [one, other] = [await customer(vera), await customer(mallory)];
    const suggestions = async (more: object = {}) => call()('customers.suggestions.list', { org_id: orgId, ...more });
    expect(await suggestions()).toMatchObject({
      total: 1,
      data: [{ one: { customer_id: one.customer_id }, other: { customer_id: other.customer_id }, phone: verasPhone }],
    });
    expect(await suggestions({ id: other.customer_id })).toMatchObject({ total: 1 });
    expect(await suggestions({ id: crypto.randomUUID() })).toMatchObject({ total: 0 });
    const pair = { org_id: orgId, id: other.customer_id, other_id: one.customer_id };
    await call()('customers.suggestions.dismiss', pair);
    expect((await test.as(owner).send('customers.suggestions.dismiss', pair)).status).toBe(404);
    await send({ first_name: 'Mallory', email: mallory, phone: verasPhone });
    expect((await suggestions()).total).toBe(0);
    expect(await customers()).toHaveLength(2);

    await send({ first_name: 'Third', email: 'third@example.com', phone: verasPhone });
    expect((await suggestions()).total).toBe(1);
    const third = await customer('third@example.com');
    await call()('customers.merge', { org_id: orgId, id: one.customer_id, other_id: third.customer_id });
    expect((await suggestions()).total).toBe(0);
    expect(await customer(vera)).toMatchObject({ submissions: 2 });
  });

  it('does not fill the console with suggestions, however many addresses name one number', async () => {
    await send({ first_name: 'Vera', email: vera, phone: verasPhone });
    const { customer_id: id } = await customer(vera);
    for (let n = 0; n < 30; n++) await send({ first_name: 'M', email: `m${n}@example.com`, phone: verasPhone });
    for (let n = 0; n < 30; n++) await send({ first_name: 'M', email: vera, phone: `+120155502${10 + n}` });
    expect((await call()('customers.suggestions.list', { org_id: orgId })).total).toBe(10);
    const { contacts, phone } = (await call()('customers.get', { org_id: orgId, id })).data;
    expect([contacts.length, phone]).toEqual([21, verasPhone]);
  });
});
