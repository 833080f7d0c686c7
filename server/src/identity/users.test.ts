import { eraseUser } from '../modules/account/account.service.js';
import { describeOnEngines, describeOnPostgres, testServices } from '../testing/harness.js';
import { findOrCreateUser } from './users.js';

describeOnEngines('Users', ({ db }) => {
  const services = testServices(db);
  const claims = (subject: string) => ({
    issuer: 'https://id.example/',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    name: 'Kim',
  });
  const rows = (subject: string) =>
    db.system((tx) => tx.query<{ last_seen_at: Date }>('select last_seen_at from users where subject = $1', [subject]));

  it('are made once, also by 20 first requests at the same time', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => findOrCreateUser(services, claims('twenty'))));
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(1);
    expect(await rows('twenty')).toHaveLength(1);
  });

  it('are told apart by issuer and subject, never by e-mail address', async () => {
    const one = await findOrCreateUser(services, claims('one'));
    const other = await findOrCreateUser(services, { ...claims('other'), email: one.email });
    const elsewhere = await findOrCreateUser(services, { ...claims('one'), issuer: 'https://other.example/' });
    expect(new Set([one.userId, other.userId, elsewhere.userId]).size).toBe(3);
  });

  it('take over a new name and address at once', async () => {
    const { userId } = await findOrCreateUser(services, claims('moved'));
    const moved = await findOrCreateUser(services, {
      ...claims('moved'),
      email: 'new@example.com',
      name: 'Kim B',
      emailVerified: false,
    });
    expect(moved).toMatchObject({ userId, email: 'new@example.com', name: 'Kim B', emailVerified: false });
  });

  it('are marked as seen at most once a minute', async () => {
    services.setNow('2026-11-20T10:00:00Z');
    await findOrCreateUser(services, claims('seen'));
    services.setNow('2026-11-20T10:00:59Z');
    await findOrCreateUser(services, claims('seen'));
    expect((await rows('seen'))[0]?.last_seen_at).toEqual(new Date('2026-11-20T10:00:00Z'));
    services.setNow('2026-11-20T10:01:00Z');
    await findOrCreateUser(services, claims('seen'));
    expect((await rows('seen'))[0]?.last_seen_at).toEqual(new Date('2026-11-20T10:01:00Z'));
  });
});

describeOnPostgres('A person who is deleted while a request of theirs is on its way', ({ db }) => {
  it('stays forgotten, and the request is refused', async () => {
    const services = testServices(db);
    const claims = {
      issuer: 'built-in',
      subject: 'leaving',
      email: 'kim@example.com',
      emailVerified: true,
      name: 'Kim',
    };
    const { userId } = await findOrCreateUser(services, claims);
    const user = { user_id: userId, ...claims };
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    let erased = () => {};
    const isErased = new Promise<void>((resolve) => (erased = resolve));
    const deletion = db.system(async (tx) => {
      await eraseUser(tx, user, true, services.now());
      erased();
      await released;
    });
    await isErased;
    const late = findOrCreateUser(services, { ...claims, name: 'Kim B' }).catch((error: unknown) => error);
    const waiting = () => db.system((tx) => tx.query('select 1 from pg_locks where not granted'));
    while ((await waiting()).length < 1) await new Promise((done) => setTimeout(done, 20));
    letGo();
    await deletion;

    expect(await late).toMatchObject({ code: 'auth.invalid_token' });
    const rows = await db.system((tx) =>
      tx.query('select email, name, email_verified, last_seen_at from users where user_id = $1', [userId]),
    );
    expect(rows).toEqual([{ email: '', name: '', email_verified: false, last_seen_at: null }]);
  });
});
