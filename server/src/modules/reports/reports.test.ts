import { readConfig } from '../../platform/config/config.js';
import { selectMails } from '../../platform/mail/mails.sql.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';

const operatorMail = 'operator@example.com';
const target = 'https://bakery.example/menu';
const config = readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_OPERATORS: operatorMail });

describeOnEngine('Reports', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let operator: TestUser;

  beforeAll(async () => {
    test = await testApp(db, { config });
    ({ orgId, owner } = await test.organization());
    operator = await test.user(operatorMail);
  });
  afterAll(() => test.close());

  let networks = 0;
  const report = async (input: object, ip = `10.${++networks}.0.1`) =>
    (await test.app.inject({ method: 'POST', url: '/api/reports/create', payload: input, remoteAddress: ip })).json();
  const makeCode = async (name = 'Menu') =>
    (await test.as(owner).call('codes.create', { org_id: orgId, name, type: 'link', target })).data;
  const kindOf = async (slug: string) => (await test.as().call('codes.resolve', { id: slug })).data.kind;
  const decide = (report_id: string, decision: 'pause' | 'dismiss') =>
    test.as(operator).call('reports.decide', { report_id, decision });
  const reportsOf = async (codeId: string) => {
    const { data } = await test.as(operator).call('reports.list', { pageSize: 100 });
    return data.filter(({ subject }) => subject.id === codeId);
  };

  it('come from anybody, by the short name or the id of a code, and reach the operators by mail', async () => {
    const { slug, code_id } = await makeCode();
    const note = 'It asks for my card.';
    const email = 'reader@example.com';
    expect(await report({ kind: 'code', id: slug, reason: 'scam', note, email })).toEqual({ data: { received: true } });
    await report({ kind: 'code', id: code_id, reason: 'other' });
    const [second, first] = await reportsOf(code_id);
    expect(first ?? second).toMatchObject({
      state: 'open',
      subject: { name: 'Menu', target, is_held: false, reports: 2 },
    });
    expect([first, second].map((each) => each?.reason).sort()).toEqual(['other', 'scam']);
    const mails = await db.system((tx) => selectMails(tx, operatorMail));
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ body }) => body.includes(note));
    expect(mail?.body).toContain('/admin/platform?view=reports');
    // Who reports is for the list alone: mails are passed on.
    expect(mail?.body).not.toContain(email);
  });

  it('are about what is there: a published page, no deleted code, nothing that never was', async () => {
    const { slug, code_id } = await makeCode();
    await test.as(owner).call('codes.delete', { code_id });
    for (const wrong of [
      { kind: 'code', id: slug },
      { kind: 'code', id: 'no-such-name' },
      { kind: 'page', id: code_id },
      { kind: 'page', id: 'no uuid' },
    ]) {
      expect(await report({ ...wrong, reason: 'scam' })).toMatchObject({ status: 404, code: 'report.no_subject' });
    }
  });

  it('let operators stop a code at once, whatever its owner does, and let it go again', async () => {
    const { slug, code_id } = await makeCode();
    await report({ kind: 'code', id: slug, reason: 'scam' });
    const [open] = await reportsOf(code_id);
    expect(await kindOf(slug)).toBe('target');
    const { data } = await decide(open?.report_id ?? '', 'pause');
    expect(data).toMatchObject({ state: 'paused', decided_by: operatorMail, subject: { is_held: true } });
    expect(await kindOf(slug)).toBe('paused');
    const as = test.as(owner);
    expect((await as.call('codes.get', { code_id })).data).toMatchObject({ status: 'active', is_held: true });
    await as.call('codes.update', { code_id, data: { status: 'paused' } });
    await as.call('codes.update', { code_id, data: { status: 'active' } });
    expect(await kindOf(slug)).toBe('paused');
    await decide(open?.report_id ?? '', 'dismiss');
    expect(await kindOf(slug)).toBe('target');
    expect((await as.call('codes.get', { code_id })).data.is_held).toBe(false);
  });

  it('keep a code stopped while one of them asks for it', async () => {
    const { slug, code_id } = await makeCode();
    for (const reason of ['scam', 'illegal']) await report({ kind: 'code', id: slug, reason });
    const [one, other] = (await reportsOf(code_id)).map(({ report_id }) => report_id);
    await decide(one ?? '', 'pause');
    await decide(other ?? '', 'pause');
    await decide(one ?? '', 'dismiss');
    expect(await kindOf(slug)).toBe('paused');
    await decide(other ?? '', 'dismiss');
    expect(await kindOf(slug)).toBe('target');
  });

  it('stop one-time codes with their base code', async () => {
    const { code_id } = await makeCode();
    await test.as(owner).call('codes.createOneTime', { base_code_id: code_id, amount: 1 });
    await db.org(orgId, async (tx) => {
      await tx.query("update one_time_batches set state = 'done' where org_id = $1", [orgId]);
      await tx.query(
        `insert into one_time_codes (org_id, slug, batch_id, number) select org_id, 'once-here', batch_id, 1 from one_time_batches where base_code_id = $1`,
        [code_id],
      );
    });
    await db.system((tx) =>
      tx.query(`insert into slugs (slug, org_id, code_id, is_one_time) values ('once-here', $1, $2, true)`, [
        orgId,
        code_id,
      ]),
    );
    await report({ kind: 'code', id: code_id, reason: 'scam' });
    const [open] = await reportsOf(code_id);
    await decide(open?.report_id ?? '', 'pause');
    expect((await test.as().send('codes.redeem', { id: 'once-here' })).body.code).toBe('code.bad_state');
    await decide(open?.report_id ?? '', 'dismiss');
    expect((await test.as().send('codes.redeem', { id: 'once-here' })).status).toBe(200);
  });

  it('are counted by network and day, and their mails for everybody together', async () => {
    const { slug } = await makeCode();
    const answers: unknown[] = [];
    for (let n = 0; n < 11; n++) {
      // The limit of a minute is another one; this is the same network at another address.
      answers.push(await report({ kind: 'code', id: slug, reason: 'other' }, `192.0.2.${n}`));
    }
    expect(answers.slice(0, 10)).toEqual(answers.slice(0, 10).map(() => ({ data: { received: true } })));
    expect(answers[10]).toMatchObject({ status: 429, code: 'report.limit' });
    for (let n = 0; n < 20; n++) await report({ kind: 'code', id: slug, reason: 'other' });
    const mails = await db.system((tx) => selectMails(tx, operatorMail));
    expect(mails.length).toBeLessThanOrEqual(20);
  });

  it.each([
    [{ reason: 'boring' }, 'reason'],
    [{ email: 'nobody' }, 'email'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ kind: 'wallet' }, 'kind'],
  ])('refuse %j and name the field', async (change, field) => {
    const { slug } = await makeCode();
    const answer = await report({ kind: 'code', id: slug, reason: 'scam', ...change });
    expect(answer).toMatchObject({ code: 'request.invalid', errors: { [field]: expect.any(String) } });
  });

  it('are never told to the organization', async () => {
    const { body } = await test.as(owner).send('reports.list', {});
    expect(body).toMatchObject({ status: 403 });
  });
});

describeOnPostgres('Two operators', ({ db }) => {
  it('who decide at the same time leave a code as the reports say', async () => {
    const test = await testApp(db, { config });
    const operator = await test.user(operatorMail);
    const { orgId, owner } = await test.organization();
    const { data: code } = await test
      .as(owner)
      .call('codes.create', { org_id: orgId, name: 'A', type: 'link', target });
    for (const reason of ['scam', 'illegal', 'other'] as const) {
      await test.as().call('reports.create', { kind: 'code', id: code.slug, reason });
    }
    const { data } = await test.as(operator).call('reports.list', {});
    const decide = (decision: 'pause' | 'dismiss') =>
      Promise.all(data.map(({ report_id }) => test.as(operator).call('reports.decide', { report_id, decision })));
    for (let round = 0; round < 5; round++) {
      await decide('pause');
      await decide('dismiss');
      expect((await test.as(owner).call('codes.get', { code_id: code.code_id })).data.is_held).toBe(false);
      await Promise.all([decide('dismiss'), decide('pause')]);
      const { data: after } = await test.as(operator).call('reports.list', {});
      const isSuspended = after.some(({ state }) => state === 'paused');
      expect(after.map(({ subject }) => subject.is_held)).toEqual(after.map(() => isSuspended));
    }
    await test.close();
  });
});
