import { selectMails } from '../../platform/mail/mails.sql.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('invitations', ({ db }) => {
  let api: TestApp;
  let count = 0;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  const mailsTo = (email: string) => db.system((tx) => selectMails(tx, email));
  const invited = async () => {
    const guest = await api.user(`Guest-${++count}@example.com`);
    const { orgId, owner } = await api.organization();
    const email = guest.email.toLowerCase();
    const { data: person } = await api.as(owner).call('org.addUser', { email, role: 'editor' });
    return { guest, orgId, owner, person };
  };

  it('are accepted by an act of their own, never by listing organizations [O.org.addUser, O.org.list]', async () => {
    const { guest, orgId, owner, person } = await invited();
    expect(person).toMatchObject({ state: 'invited', role: 'editor', user_id: null });
    for (const id of ['org.list', 'org.exists', 'terms.get', 'invitations.list'] as const) {
      await api.as(guest).send(id, {});
    }
    await expect(api.as(guest).call('org.get', { org_id: orgId })).rejects.toMatchObject({ status: 404 });
    expect((await api.as(guest).call('org.list', {})).data).toEqual([]);

    const { data: waiting } = await api.as(guest).call('invitations.list', {});
    expect(waiting).toMatchObject([{ id: person.id, role: 'editor' }]);
    const { data: org } = await api.as(guest).call('invitations.accept', { id: person.id });
    expect(org).toMatchObject({ org_id: orgId, role: 'editor' });
    expect((await api.as(guest).call('org.list', {})).data).toMatchObject([{ org_id: orgId, role: 'editor' }]);
    expect((await api.as(guest).call('userRole.get', {})).data).toEqual({ user_id: guest.userId, role: 'editor' });
    expect((await api.as(guest).call('invitations.list', {})).data).toEqual([]);
    for (const email of [guest.email, owner.email.toUpperCase()]) {
      const again = api.as(owner).call('org.addUser', { email, role: 'viewer' });
      await expect(again).rejects.toMatchObject({ code: 'user.already_member' });
    }
  });

  it('end when they are declined, and can be sent again', async () => {
    const { guest, owner, person } = await invited();
    await api.as(guest).call('invitations.decline', { id: person.id });
    const gone = { status: 404, code: 'invitation.not_found' };
    await expect(api.as(guest).call('invitations.accept', { id: person.id })).rejects.toMatchObject(gone);
    expect((await api.as(owner).call('org.users', {})).total).toBe(1);
    await api.as(owner).call('org.addUser', { email: guest.email, role: 'viewer' });
    expect((await api.as(guest).call('invitations.list', {})).data).toHaveLength(1);
  });

  it('lead into no organization that is ending, also when both happen at once', async () => {
    const { guest, orgId, owner, person } = await invited();
    const accept = () => api.as(guest).send('invitations.accept', { id: person.id });
    const ended = db.system(async (tx) => {
      await lockOrg(tx, orgId);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.query('update organizations set delete_after = now() where org_id = $1', [orgId]);
    });
    // The embedded database has one line: there the two take turns by themselves.
    const [accepted] = await Promise.all([accept(), ended]);
    expect([accepted.status, accepted.body.code]).toEqual([404, 'invitation.not_found']);
    const { data } = await api.as(owner).call('org.users', {});
    expect(data.map(({ state }) => state).sort()).toEqual(['active', 'invited']);
  });

  it('are not for strangers, nor for who did not confirm the address', async () => {
    const { guest, owner, person } = await invited();
    const stranger = await api.user();
    const unconfirmed = await api.user(guest.email.toUpperCase(), { verified: false });
    expect((await api.as(stranger).call('invitations.list', {})).data).toEqual([]);
    expect((await api.as(unconfirmed).call('invitations.list', {})).data).toEqual([]);
    const key = await api.apiKey((await api.organization(guest)).orgId, guest, 'owner');
    for (const act of ['invitations.accept', 'invitations.decline'] as const) {
      expect((await api.as(stranger).send(act, { id: person.id })).status).toBe(404);
      expect((await api.as(unconfirmed).send(act, { id: person.id })).status).toBe(403);
      expect((await api.as(key).send(act, { id: person.id })).status).toBe(403);
    }
    await api.as(owner).call('userRole.delete', { id: person.id });
    expect((await api.as(guest).send('invitations.accept', { id: person.id })).status).toBe(404);
  });

  it('make one member of twenty acceptances at once', async () => {
    const { guest, orgId, person } = await invited();
    const accept = () => api.as(guest).send('invitations.accept', { id: person.id });
    const answers = await Promise.all(Array.from({ length: 20 }, accept));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await db.system((tx) =>
      tx.query('select from memberships where org_id = $1 and user_id = $2', [orgId, guest.userId]),
    );
    expect(rows).toHaveLength(1);
  });

  it('carry no text of the inviter’s in the subject, and no link or number of theirs at all', async () => {
    const name = 'Win\r\n1000 €!\nhttps://evil.example/x?y www.evil．example evil@evil.example +1 (900) 123-4567';
    const boss = await api.user();
    const { owner } = await api.organization({ ...boss, claims: { ...boss.claims, name } }, name);
    const email = `text-${++count}@example.com`;
    await api.as(owner).call('org.addUser', { email, role: 'viewer' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('You are invited to an organization on Swapt');
    const text = mail?.body.replaceAll(boss.email, '').replaceAll(email, '') ?? '';
    expect(text.match(/https?:\S+/g)).toEqual([`${api.services.config.publicUrl}/admin`]);
    expect(text.replace(/http\S+/, '')).not.toMatch(/[\w-]\.[a-z]|@|\d{5}|123.4567|\r/i);
    expect(text).toContain('“Win 1000');

    const guest = await api.user(email);
    const [waiting] = (await api.as(guest).call('invitations.list', {})).data;
    expect(waiting?.org_name).toMatch(/^Win 1000/);
    expect([...(waiting?.org_name ?? '')].length).toBeLessThanOrEqual(61);
    expect(waiting?.org_name).not.toMatch(/[\w-]\.[a-z]|@|:|\d{5}|\s{2}|[\r\n]/i);
  });

  it('are no way to write to somebody again and again: five mails a day from all organizations together', async () => {
    const victim = await api.user(`victim-${++count}@example.com`);
    for (let i = 0; i < 7; i++) {
      const { owner } = await api.organization();
      const email = i % 2 ? victim.email : victim.email.replace('@', `+${i}@`);
      const { data } = await api.as(owner).call('org.addUser', { email, role: 'viewer' });
      expect(data.state).toBe('invited');
    }
    const mails = await db.system((tx) =>
      tx.query("select from mails where recipient like $1 || '%'", [victim.email.split('@')[0]]),
    );
    expect(mails).toHaveLength(5);
    expect((await api.as(victim).call('invitations.list', {})).data).toHaveLength(3);
  });

  it('have a limit per organization and day, also when each is withdrawn, and one of those that are open', async () => {
    const { orgId, owner } = await api.organization();
    const invite = (i: number) =>
      api.as(owner).send('org.addUser', { email: `many-${orgId}-${i}@example.com`, role: 'viewer' });
    await db.system((tx) =>
      tx.query(
        `insert into memberships (org_id, id, email, role) select $1, gen_random_uuid(), i || '@many.example', 'viewer' from generate_series(1, 99) i`,
        [orgId],
      ),
    );
    expect((await invite(1)).status).toBe(200);
    expect((await invite(2)).body.code).toBe('invitation.too_many');
    await db.system((tx) => tx.query('delete from memberships where org_id = $1 and user_id is null', [orgId]));
    await db.system((tx) => tx.query("update throttles set hits = 100 where key like 'orgInvitations:%'"));
    const refused = await invite(3);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
  });

  it('have a limit per person and day, in however many organizations', async () => {
    const { owner } = await api.organization();
    const inviteToAnother = async (boss = owner) => {
      const { orgId } = await api.organization(boss);
      return api.as(boss).send('org.addUser', { org_id: orgId, email: `own-${orgId}@example.com`, role: 'viewer' });
    };
    expect((await inviteToAnother()).status).toBe(200);
    await db.system((tx) => tx.query("update throttles set hits = 100 where key like 'ownInvitations:%'"));
    const refused = await inviteToAnother();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
    expect((await inviteToAnother(await api.user())).status).toBe(200);
  });
});
