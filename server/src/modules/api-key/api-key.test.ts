import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('API keys', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  it('show their secret once, are stored hashed, and end the key before [O.apiKey.create, O.apiKey.get]', async () => {
    const { orgId, owner } = await api.organization();
    expect((await api.as(owner).call('apiKey.get', {})).data).toBeNull();
    const { data: first } = await api.as(owner).call('apiKey.create', { role: 'viewer' });
    expect(first).toMatchObject({ role: 'viewer', last_used_at: null });
    expect(first.secret).toMatch(/^swapt_[\w-]{43}$/);
    expect(first.secret.startsWith(first.prefix)).toBe(true);
    const { secret, ...shown } = first;
    expect((await api.as(owner).call('apiKey.get', { org_id: orgId })).data).toEqual(shown);
    expect((await api.as(secret).call('org.get', {})).data).toMatchObject({ org_id: orgId, role: 'viewer' });

    const { data: second } = await api.as(owner).call('apiKey.create', {});
    expect(second.role).toBe('owner');
    expect((await api.as(secret).send('org.get', {})).status).toBe(401);
    expect((await api.as(second.secret).send('org.get', {})).status).toBe(200);
    const stored = await db.org(orgId, (tx) => tx.query<{ row: string }>('select api_keys::text as row from api_keys'));
    expect(stored.map(({ row }) => row).join()).not.toContain(second.secret.slice(-20));
  });

  it('are revoked [O.apiKey.delete]', async () => {
    const { owner } = await api.organization();
    const { data } = await api.as(owner).call('apiKey.create', {});
    expect((await api.as(owner).call('apiKey.delete', {})).data).toEqual({ key_id: data.key_id });
    expect((await api.as(data.secret).send('org.get', {})).status).toBe(401);
    await expect(api.as(owner).call('apiKey.delete', {})).rejects.toMatchObject({ code: 'api_key.not_found' });
  });

  it('never act above their maker’s present role and end with the membership [O.apiKey.create, P.roles]', async () => {
    const { orgId, owner } = await api.organization();
    const admin = await api.user();
    const id = await api.member(orgId, admin, 'admin');
    await expect(api.as(admin).call('apiKey.create', { role: 'owner' })).rejects.toMatchObject({
      code: 'user.role_too_high',
    });
    const { data: key } = await api.as(admin).call('apiKey.create', { role: 'admin' });
    const rename = () => api.as(key.secret).send('org.update', { data: { org_name: 'By key' } });
    expect((await rename()).status).toBe(200);
    await api.as(owner).call('userRole.update', { id, role: 'viewer' });
    expect((await rename()).status).toBe(403);
    expect((await api.as(key.secret).call('org.get', {})).data.role).toBe('viewer');
    await api.as(owner).call('userRole.delete', { id });
    expect((await rename()).status).toBe(401);
    await api.member(orgId, admin, 'admin');
    expect((await rename()).status).toBe(401);
  });

  it('do nothing that belongs to a person [O.apiKey.create]', async () => {
    const { orgId, owner } = await api.organization();
    const secret = await api.apiKey(orgId, owner, 'owner');
    const caller = api.as(secret);
    const replies = [
      await caller.send('org.create', { name: 'By key' }),
      await caller.send('org.list', {}),
      await caller.send('org.exists', {}),
      await caller.send('terms.accept', { version: '1' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('note when they were last used, once a minute at most [O.apiKey.get]', async () => {
    const { orgId, owner } = await api.organization();
    const secret = await api.apiKey(orgId, owner, 'viewer');
    const lastUsed = async () => (await api.as(owner).call('apiKey.get', {})).data?.last_used_at;
    expect(await lastUsed()).toBeNull();
    for (const [moment, seen] of [
      ['11:00:00', '11:00:00'],
      ['11:00:59', '11:00:00'],
      ['11:02:00', '11:02:00'],
    ]) {
      api.services.setNow(`2026-11-20T${moment}.000Z`);
      await api.as(secret).call('org.get', {});
      expect(await lastUsed()).toBe(`2026-11-20T${seen}.000Z`);
    }
  });

  it('are made again, not shown again, when the same Idempotency-Key comes twice [O.apiKey.create]', async () => {
    const { orgId, owner } = await api.organization();
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await api.as(owner).send('apiKey.create', {}, options);
    const again = await api.as(owner).send('apiKey.create', {}, options);
    expect([first.status, again.status, again.body.code]).toEqual([200, 409, 'idempotency.secret_shown']);
    const kept = await db.org(orgId, (tx) =>
      tx.query<{ reply: string | null }>('select reply from idempotency_keys where org_id = $1', [orgId]),
    );
    expect(kept).toEqual([{ reply: null }]);
    const [row] = await db.system((tx) =>
      tx.query<{ keys: number }>('select count(*) as keys from api_keys where org_id = $1', [orgId]),
    );
    expect(row?.keys).toBe(1);
  });
});
