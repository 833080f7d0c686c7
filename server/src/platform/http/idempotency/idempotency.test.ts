import { selectMails } from '../../mail/mails.sql.js';
import { deleteOldKeys } from './idempotency.sql.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngines } from '../../../testing/harness.js';

describeOnEngines('an Idempotency-Key', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const people = async (orgId: string) => {
    const [row] = await db.system((tx) =>
      tx.query<{ people: number }>('select count(*) as people from memberships where org_id = $1', [orgId]),
    );
    return row?.people;
  };

  it('sent 100 times at once has one effect and gets the same bytes each time [O.catalogs.create]', async () => {
    const { orgId, owner } = await api.organization();
    const options = key();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => api.as(owner).send('catalogs.create', { name: 'Menu' }, options)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { data: { org_id: orgId, name: 'Menu' } } });
    const rows = await db.system((tx) => tx.query('select from catalogs where org_id = $1', [orgId]));
    expect(rows).toHaveLength(1);
  });

  it('keeps a repeated invitation from sending a second mail [O.org.addUser]', async () => {
    const { owner } = await api.organization();
    const options = key();
    const input = { email: `${crypto.randomUUID()}@example.com`, role: 'viewer' };
    for (let i = 0; i < 3; i++) expect((await api.as(owner).send('org.addUser', input, options)).status).toBe(200);
    expect(await db.system((tx) => selectMails(tx, input.email))).toHaveLength(1);
  });

  it('works where there is no organization yet [O.org.create]', async () => {
    const founder = await api.user();
    const options = key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.as(founder).send('org.create', { name: 'Once' }, options)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await api.as(founder).call('org.list', {})).data).toHaveLength(1);
  });

  it('sent with another request is refused', async () => {
    const { owner } = await api.organization();
    const options = key();
    const first = await api.as(owner).send('org.addUser', { email: 'a@example.com', role: 'viewer' }, options);
    expect(first.status).toBe(200);
    const otherBody = await api.as(owner).send('org.addUser', { email: 'b@example.com', role: 'viewer' }, options);
    expect([otherBody.status, otherBody.body.code]).toEqual([422, 'idempotency.mismatch']);
    const otherCall = await api.as(owner).send('org.get', {}, options);
    expect(otherCall.status).toBe(422);
  });

  it('belongs to one caller in one organization', async () => {
    const [one, other] = [await api.organization(), await api.organization()];
    const admin = await api.user();
    await api.member(one.orgId, admin, 'admin');
    const options = key();
    const invite = (email: string) => ({ email, role: 'viewer' });
    const answers = [
      await api.as(one.owner).send('org.addUser', invite('a@example.com'), options),
      await api.as(other.owner).send('org.addUser', invite('a@example.com'), options),
      await api.as(admin).send('org.addUser', invite('b@example.com'), options),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await people(one.orgId), await people(other.orgId)]).toEqual([4, 2]);
  });

  it('of a call that failed can be used again', async () => {
    const { orgId, owner } = await api.organization();
    const options = key();
    const input = { org_id: orgId, email: owner.email, role: 'viewer' };
    expect((await api.as(owner).send('org.addUser', input, options)).status).toBe(409);
    expect((await api.as(owner).send('org.addUser', { ...input, email: 'c@example.com' }, options)).status).toBe(200);
  });

  it('is not honoured for somebody whose membership ended since', async () => {
    const { orgId, owner } = await api.organization();
    const admin = await api.user();
    const id = await api.member(orgId, admin, 'admin');
    const options = key();
    const input = { org_id: orgId, email: 'd@example.com', role: 'viewer' };
    expect((await api.as(admin).send('org.addUser', input, options)).status).toBe(200);
    await api.as(owner).call('userRole.delete', { id });
    expect((await api.as(admin).send('org.addUser', input, options)).status).toBe(404);
  });

  it('is good for 24 hours', async () => {
    const { orgId, owner } = await api.organization();
    await api.as(owner).call('org.get', {}, key());
    const left = async (moment: string) => {
      await db.system((tx) => deleteOldKeys(tx, new Date(moment)));
      return (await db.system((tx) => tx.query('select from idempotency_keys where org_id = $1', [orgId]))).length;
    };
    expect(await left('2026-11-20T09:59:59Z')).toBe(1);
    expect(await left('2026-11-20T10:00:01Z')).toBe(0);
  });

  it('of 1 to 255 visible characters is accepted, another is refused', async () => {
    const { owner } = await api.organization();
    for (const [idempotencyKey, status] of [
      ['k', 200],
      ['k'.repeat(255), 200],
      ['k'.repeat(256), 400],
      ['two words', 400],
    ] as const) {
      expect((await api.as(owner).send('org.get', {}, { idempotencyKey })).status).toBe(status);
    }
  });
});
