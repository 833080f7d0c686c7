import { describeOnEngine } from '../../testing/harness.js';
import { testApp, type TestApp } from '../../testing/app.js';

describeOnEngine('organizations', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  it('are made by a confirmed person, who becomes the owner [O.org.create]', async () => {
    const founder = await api.user();
    const { data } = await api.as(founder).call('org.create', { name: '  Blue Bakery ' });
    expect(data).toMatchObject({ org_name: 'Blue Bakery', role: 'owner', organization_logo: '', delete_after: null });
    const { data: list } = await api.as(founder).call('org.list', {});
    expect(list).toEqual([data]);
  });

  it('are not made by a person whose address is not confirmed [O.org.create]', async () => {
    const founder = await api.user(undefined, { verified: false });
    await expect(api.as(founder).call('org.create', { name: 'Bakery' })).rejects.toMatchObject({
      status: 403,
      code: 'auth.email_unverified',
    });
    expect(await api.as(founder).call('org.list', {})).toEqual({ data: [] });
  });

  it('have a name that is new for its maker, also when it is asked for twice at once [O.org.create]', async () => {
    const founder = await api.user();
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, (_, i) =>
        api.as(founder).call('org.create', { name: i % 2 ? 'Same name' : 'SAME NAME' }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await api.as(founder).call('org.list', {})).data).toHaveLength(1);
    await expect(api.as(founder).call('org.create', { name: 'same NAME' })).rejects.toMatchObject({
      code: 'org.name_taken',
    });
  });

  it('give their record with its fields and the caller’s role [O.org.get, F.org]', async () => {
    const { orgId, owner } = await api.organization(undefined, 'Record');
    const viewer = await api.user();
    await api.member(orgId, viewer, 'viewer');
    const { data } = await api.as(viewer).call('org.get', { org_id: orgId });
    expect(data).toEqual({
      org_id: orgId,
      org_name: 'Record',
      organization_logo: '',
      role: 'viewer',
      org_stripe: '',
      twilio_number: '',
      shopper_terms: '',
      shopper_name: '',
      colour: '',
      phone: '',
      website: '',
      hours: null,
      visitor_mode: 'daily',
      privacy_contact: '',
      created_at: '2026-11-20T10:00:00.000Z',
      delete_after: null,
    });
    expect((await api.as(owner).call('org.get', {})).data.role).toBe('owner');
  });

  it('change name and logo, one or both, by an admin and not by an editor [O.org.update, P.roles]', async () => {
    const { orgId, owner } = await api.organization();
    const editor = await api.user();
    await api.member(orgId, editor, 'editor');
    const logo = `/images/${orgId}/${crypto.randomUUID()}`;
    await api.as(owner).call('org.update', { data: { organization_logo: logo } });
    await api.as(owner).call('org.update', { data: { shopper_terms: '  Be kind.\n\nPay here. ' } });
    const { data } = await api.as(owner).call('org.update', { org_id: orgId, data: { org_name: 'Renamed' } });
    expect(data).toMatchObject({
      org_name: 'Renamed',
      organization_logo: logo,
      shopper_terms: 'Be kind.\n\nPay here.',
    });
    const long = await api.as(owner).send('org.update', { data: { shopper_terms: 'x'.repeat(10_001) } });
    expect(long.body).toMatchObject({ status: 400, errors: { 'data.shopper_terms': expect.any(String) } });
    for (const elsewhere of [
      'https://elsewhere.example/pixel.gif',
      `/images/${crypto.randomUUID()}/${crypto.randomUUID()}`,
    ]) {
      const refused = api.as(owner).call('org.update', { data: { organization_logo: elsewhere } });
      await expect(refused).rejects.toMatchObject({
        fields: { 'data.organization_logo': 'Upload a picture and use its address.' },
      });
    }
    await expect(api.as(editor).call('org.update', { data: { org_name: 'Mine' } })).rejects.toMatchObject({
      status: 403,
      code: 'auth.forbidden',
    });
    expect((await api.as(owner).call('org.get', {})).data.org_name).toBe('Renamed');
  });

  it('are deleted after 7 days by an owner alone, and kept when undone [O.org.delete]', async () => {
    const { orgId, owner } = await api.organization();
    const admin = await api.user();
    await api.member(orgId, admin, 'admin');
    await expect(api.as(admin).call('org.delete', { org_id: orgId })).rejects.toMatchObject({ code: 'auth.forbidden' });
    const { data } = await api.as(owner).call('org.delete', { org_id: orgId });
    expect(data.delete_after).toBe('2026-11-27T10:00:00.000Z');
    const due = await db.org(orgId, (tx) => tx.query('select kind, run_at from jobs where org_id = $1', [orgId]));
    expect(due).toEqual([{ kind: 'org.delete', run_at: new Date('2026-11-27T10:00:00.000Z') }]);
    const { data: kept } = await api.as(owner).call('org.delete', { org_id: orgId, undo: true });
    expect(kept.delete_after).toBeNull();
  });

  it('are found by id, name and own address by members and invited people alone [O.org.exists]', async () => {
    const { orgId, owner } = await api.organization(undefined, 'Findable');
    const stranger = await api.user();
    const found = { organization_id: orgId, organization_name: 'Findable', organization_logo: '' };
    for (const input of [{}, { id: orgId }, { name: 'findable' }, { email: owner.email.toUpperCase() }]) {
      expect((await api.as(owner).call('org.exists', input)).data).toEqual(found);
      expect((await api.as(stranger).call('org.exists', input)).data).toBeNull();
    }
    expect((await api.as(owner).call('org.exists', { email: stranger.email })).data).toBeNull();
    const invited = await api.user();
    await api.as(owner).call('org.addUser', { email: invited.email, role: 'viewer' });
    expect((await api.as(invited).call('org.exists', { id: orgId })).data).toEqual(found);
    const unconfirmed = await api.user(undefined, { verified: false });
    await api.as(owner).call('org.addUser', { email: unconfirmed.email, role: 'viewer' });
    expect((await api.as(unconfirmed).call('org.exists', { id: orgId })).data).toBeNull();
  });
});
