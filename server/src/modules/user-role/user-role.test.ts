import { roles, type Role } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';

describeOnEngine('members', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  /** An organization with one person of each role. */
  async function team() {
    const { orgId, owner } = await api.organization();
    const people = { owner: { user: owner, id: '' } } as Record<Role, { user: typeof owner; id: string }>;
    for (const role of roles.slice(1)) {
      const user = await api.user();
      people[role] = { user, id: await api.member(orgId, user, role) };
    }
    const { data } = await api.as(owner).call('org.users', { search: owner.email });
    people.owner.id = data[0]?.id ?? '';
    return { orgId, people };
  }

  it('are listed with invitations, searched and paged, ten at first [O.org.users, P.users]', async () => {
    const { orgId, owner } = await api.organization();
    for (let i = 0; i < 11; i++) await api.member(orgId, await api.user(), 'viewer');
    api.services.setNow('2026-11-20T10:05:00.000Z');
    await api.as(owner).call('org.addUser', { email: 'Invited@Example.com', role: 'cashier' });
    const first = await api.as(owner).call('org.users', { org_id: orgId });
    expect(first).toMatchObject({ page: 1, pageSize: 10, total: 13 });
    expect(first.data).toHaveLength(10);
    const second = await api.as(owner).call('org.users', { page: 2, per_page: 12 });
    expect(second).toMatchObject({ page: 2, pageSize: 12, total: 13 });
    expect(second.data.map(({ email, state, role }) => [email, state, role])).toEqual([
      ['Invited@Example.com', 'invited', 'cashier'],
    ]);
    const found = await api.as(owner).call('org.users', { search: 'iNVITED@' });
    expect(found).toMatchObject({ total: 1, data: [{ user_id: null, name: '', last_seen_at: null }] });
    expect((await api.as(owner).call('org.users', { search: '%' })).total).toBe(0);
  });

  it('get and lose roles up to the rank of the one who acts, never above [O.userRole.update, O.userRole.delete, O.org.addUser, P.roles]', async () => {
    const { people } = await team();
    const admin = api.as(people.admin.user);
    const tooHigh = { status: 403, code: 'user.role_too_high' };
    await expect(admin.call('userRole.update', { id: people.viewer.id, role: 'owner' })).rejects.toMatchObject(tooHigh);
    await expect(admin.call('userRole.update', { id: people.owner.id, role: 'viewer' })).rejects.toMatchObject(tooHigh);
    await expect(admin.call('userRole.delete', { id: people.owner.id })).rejects.toMatchObject(tooHigh);
    await expect(admin.call('org.addUser', { email: 'boss@example.com', role: 'owner' })).rejects.toMatchObject(
      tooHigh,
    );
    const { data } = await admin.call('userRole.update', { id: people.viewer.id, role: 'admin' });
    expect(data).toMatchObject({ id: people.viewer.id, role: 'admin', state: 'active' });
    for (const role of ['editor', 'cashier'] as const) {
      const refused = api.as(people[role].user).call('userRole.update', { id: people[role].id, role: 'admin' });
      await expect(refused).rejects.toMatchObject({ code: 'auth.forbidden' });
    }
    expect((await admin.call('userRole.delete', { id: people.cashier.id })).data).toEqual({ id: people.cashier.id });
    await expect(api.as(people.cashier.user).call('org.get', {})).rejects.toMatchObject({ code: 'org.not_found' });
    await expect(admin.call('userRole.delete', { id: people.cashier.id })).rejects.toMatchObject({
      code: 'user.not_found',
    });
  });

  it('keep at least one owner [O.userRole.update, O.userRole.delete]', async () => {
    const { orgId, people } = await team();
    const owner = api.as(people.owner.user);
    const last = { status: 409, code: 'org.last_owner' };
    await owner.call('org.addUser', { email: `second-${orgId}@example.com`, role: 'owner' });
    await expect(owner.call('userRole.update', { id: people.owner.id, role: 'admin' })).rejects.toMatchObject(last);
    await expect(owner.call('userRole.delete', { id: people.owner.id })).rejects.toMatchObject(last);
    await owner.call('userRole.update', { id: people.owner.id, role: 'owner' });
    await owner.call('userRole.update', { id: people.admin.id, role: 'owner' });
    await owner.call('userRole.delete', { id: people.owner.id });
    await expect(
      api.as(people.admin.user).call('userRole.update', { id: people.admin.id, role: 'viewer' }),
    ).rejects.toMatchObject(last);
  });

  it('have a role that themselves and those who manage people may look up [O.userRole.get, P.users]', async () => {
    const { people } = await team();
    const { admin, viewer } = people;
    expect((await api.as(viewer.user).call('userRole.get', {})).data).toEqual({
      user_id: viewer.user.userId,
      role: 'viewer',
    });
    const ask = { user: viewer.user.userId };
    expect((await api.as(admin.user).call('userRole.get', ask)).data.role).toBe('viewer');
    await expect(api.as(viewer.user).call('userRole.get', { user: admin.user.userId })).rejects.toMatchObject({
      code: 'auth.forbidden',
    });
    await expect(api.as(admin.user).call('userRole.get', { user: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'user.not_found',
    });
  });

  it('act by a changed role on their next request [P.roles, O.userRole.update]', async () => {
    const { people } = await team();
    const rename = () => api.as(people.viewer.user).send('org.update', { data: { org_name: 'Theirs' } });
    expect((await rename()).status).toBe(403);
    await api.as(people.owner.user).call('userRole.update', { id: people.viewer.id, role: 'admin' });
    expect((await rename()).status).toBe(200);
    await api.as(people.owner.user).call('userRole.update', { id: people.viewer.id, role: 'editor' });
    expect((await rename()).status).toBe(403);
    await api.as(people.owner.user).call('userRole.delete', { id: people.viewer.id });
    expect((await rename()).status).toBe(404);
  });
});

describeOnPostgres('owners', ({ db }) => {
  it('who remove or lower each other at the same moment leave one owner [O.userRole.delete, O.userRole.update]', async () => {
    const api = await testApp(db);
    for (let round = 0; round < 20; round++) {
      const { orgId, owner } = await api.organization();
      const other = await api.user();
      const otherId = await api.member(orgId, other, 'owner');
      const { data } = await api.as(owner).call('org.users', { search: owner.email });
      const ownerId = data[0]?.id ?? '';
      const acts = [
        api.as(owner).send('userRole.delete', { id: otherId }),
        round % 2
          ? api.as(other).send('userRole.delete', { id: ownerId })
          : api.as(other).send('userRole.update', { id: ownerId, role: 'viewer' }),
      ];
      const statuses = (await Promise.all(acts)).map(({ status }) => status).sort();
      // The slower one finds itself the last owner, already lowered, or already gone.
      expect(statuses[0]).toBe(200);
      expect([403, 404, 409]).toContain(statuses[1]);
      const [count] = await db.org(orgId, (tx) =>
        tx.query<{ owners: number }>(`select count(*) as owners from memberships where role = 'owner'`),
      );
      expect(count?.owners).toBe(1);
    }
    await api.close();
  });
});
