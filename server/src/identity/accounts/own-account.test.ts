import { accountApp, type AccountApp } from '../../testing/identity/account-app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { startFlow } from '../../testing/identity/login.js';
import { mayTry } from '../../platform/throttle/throttle.js';

const newPassword = 'a new set of words';
const refused = { status: 422, body: { code: 'account.not_proven' } };

describeOnEngine('One’s own account', ({ db }) => {
  let on: AccountApp;
  beforeAll(async () => {
    on = await accountApp(db);
  });
  afterAll(() => on.close());

  const tryPassword = async (email: string, password: string) => {
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    return (await browser.post(path, { email, password })).statusCode;
  };
  const tokenOf = async (address: string, part: string) => {
    const link = (await on.links(address)).find((each) => each.includes(part)) ?? '';
    return link && (new URL(link).searchParams.get('token') ?? '');
  };
  const person = async () => {
    const account = await on.account();
    return { account, ...(await on.signIn(account)) };
  };
  let numbers = 0;
  const newAddress = () => `new-${++numbers}@example.com`;

  it('gets another name at once, also where a token still carries the old one', async () => {
    const { call } = await person();
    expect((await call('account.rename', { name: '  Kim \n Fisher ' })).data.name).toBe('Kim Fisher');
    expect((await call('account.get', {})).data).toMatchObject({ managed_here: true, name: 'Kim Fisher' });
  });

  it('says at the field what is wrong with a name', async () => {
    const { send } = await person();
    expect(await send('account.rename', { name: '\u0001' })).toMatchObject({ status: 400, body: { errors: {} } });
  });

  describe('a new password', () => {
    it('takes the present one, ends every other session, and leaves this one', async () => {
      const { account, ...here } = await person();
      const there = await on.signIn(account);
      const before = await tokenOf(account.email, '/auth/reset');
      await here.call('account.changePassword', { password: account.password, new_password: newPassword });
      expect(before).toBe('');
      expect([await here.renew(), await there.renew()]).toEqual([200, 400]);
      expect((await there.send('account.get', {})).status).toBe(401);
      expect((await here.send('account.get', {})).status).toBe(200);
      expect(await tryPassword(account.email, account.password)).toBe(422);
      expect(await tryPassword(account.email, newPassword)).toBe(303);
    });

    it('is refused without the present one, and for the reasons of a sign-up', async () => {
      const { account, send } = await person();
      expect(
        await send('account.changePassword', { password: 'not this one', new_password: newPassword }),
      ).toMatchObject(refused);
      const weak = await send('account.changePassword', { password: account.password, new_password: 'short' });
      expect(weak).toMatchObject({ status: 400, body: { errors: { new_password: expect.stringContaining('10') } } });
      expect(await tryPassword(account.email, account.password)).toBe(303);
    });

    it('cannot be guessed at: ten tries a minute, and those of strangers who sign in do not count', async () => {
      const { account, send, call } = await person();
      for (let i = 0; i < 10; i++) await mayTry(on.services, [{ limit: 'account', of: account.email }]);
      const change = (password: string) => send('account.changePassword', { password, new_password: newPassword });
      for (let i = 0; i < 9; i++) await mayTry(on.services, [{ limit: 'ownPassword', of: account.subject }]);
      expect((await change('guess')).status).toBe(422);
      expect((await change(account.password)).status).toBe(429);
      on.advance(60_000);
      await call('account.changePassword', { password: account.password, new_password: newPassword });
    });

    it('ends the links that were mailed for another one', async () => {
      const { account, call } = await person();
      const browser = on.browser();
      const { path } = await startFlow(browser, on.services.config);
      await browser.post(`${path}/forgot`, { email: account.email });
      const token = await tokenOf(account.email, '/auth/reset');
      await call('account.changePassword', { password: account.password, new_password: newPassword });
      expect((await browser.post('/auth/reset', { token, password: 'words of a thief' })).statusCode).toBe(410);
    });
  });

  describe('another address', () => {
    const ask = async (email = newAddress()) => {
      const someone = await person();
      await someone.call('account.changeEmail', { email, password: someone.account.password });
      return { ...someone, email };
    };

    it('counts once its link is confirmed by whoever asked, and the old one is told before', async () => {
      const { account, email, call, send } = await ask();
      const token = await tokenOf(email, 'confirm-email');
      expect((await call('account.get', {})).data).toMatchObject({ email: account.email, new_email: email });
      expect(await tokenOf(account.email, '/auth/email/undo')).not.toBe('');
      expect((await call('account.confirmEmail', { token })).data).toMatchObject({ email, new_email: null });
      expect((await call('account.get', {})).data.email).toBe(email);
      expect(await tryPassword(account.email, account.password)).toBe(422);
      expect(await tryPassword(email, account.password)).toBe(303);
      expect((await send('account.confirmEmail', { token })).body.code).toBe('account.dead_link');
    });

    it('takes the password', async () => {
      const { send } = await person();
      const email = newAddress();
      expect(await send('account.changeEmail', { email, password: 'not this one' })).toMatchObject(refused);
      expect(await on.links(email)).toEqual([]);
    });

    it('is confirmed by nobody else who has the link', async () => {
      const { email, call } = await ask();
      const token = await tokenOf(email, 'confirm-email');
      const stranger = await person();
      expect((await stranger.send('account.confirmEmail', { token })).body.code).toBe('account.dead_link');
      expect((await call('account.confirmEmail', { token })).data.email).toBe(email);
    });

    it('is confirmed once of many times at once', async () => {
      const { email, send } = await ask();
      const token = await tokenOf(email, 'confirm-email');
      const replies = await Promise.all(Array.from({ length: 5 }, () => send('account.confirmEmail', { token })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    });

    it('shows nothing of whose it is: the answer is the same, and its owner is told', async () => {
      const known = await on.account();
      const taken = await person();
      const free = await person();
      const reply = async ({ account, send }: typeof taken, email: string) => {
        const { status, body } = await send('account.changeEmail', { email, password: account.password });
        return { status, body: JSON.stringify(body).replaceAll(email, '').replaceAll(account.email, '') };
      };
      expect(await reply(taken, known.email)).toEqual(await reply(free, newAddress()));
      expect(await tokenOf(known.email, 'confirm-email')).toBe('');
    });

    it('is refused at the end where somebody got an account with it in between', async () => {
      const { account, email, send, call } = await ask();
      const token = await tokenOf(email, 'confirm-email');
      const other = await ask(email);
      await other.call('account.confirmEmail', { token: await tokenOf(email, 'confirm-email') });
      expect((await send('account.confirmEmail', { token })).body.code).toBe('account.email_taken');
      expect((await call('account.get', {})).data.email).toBe(account.email);
    });

    it('can be given up before it is confirmed, and a later one ends an earlier one', async () => {
      const { account, email, call, send } = await ask();
      const first = await tokenOf(email, 'confirm-email');
      const second = newAddress();
      await call('account.changeEmail', { email: second, password: account.password });
      expect((await send('account.confirmEmail', { token: first })).status).toBe(410);
      const token = await tokenOf(second, 'confirm-email');
      expect((await call('account.keepEmail', {})).data.new_email).toBeNull();
      expect((await send('account.confirmEmail', { token })).status).toBe(410);
    });

    it('is too late after a day', async () => {
      const { email, send } = await ask();
      const token = await tokenOf(email, 'confirm-email');
      const aDayLater =
        "update email_changes set confirm_until = confirm_until - interval '1 day' where new_email = $1";
      await db.system((tx) => tx.query<never>(aDayLater, [email]));
      expect((await send('account.confirmEmail', { token })).status).toBe(410);
    });

    it('is taken back by the old one: with a new password, and the thief is out everywhere', async () => {
      const { account, email, call, send, renew } = await ask();
      const undo = await tokenOf(account.email, '/auth/email/undo');
      await call('account.confirmEmail', { token: await tokenOf(email, 'confirm-email') });
      // A second one, so that the first is not the last.
      await call('account.changeEmail', { email: newAddress(), password: account.password });
      const owner = on.browser();
      expect((await owner.get(`/auth/email/undo?token=${undo}`)).payload).toContain(account.email);
      const weak = await owner.post('/auth/email/undo', { token: undo, password: 'short' });
      expect(weak.statusCode).toBe(422);
      const replies = await Promise.all(
        [1, 2, 3].map(() => owner.post('/auth/email/undo', { token: undo, password: newPassword })),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
      expect([(await send('account.get', {})).status, await renew()]).toEqual([401, 400]);
      expect(await tryPassword(email, account.password)).toBe(422);
      expect(await tryPassword(account.email, account.password)).toBe(422);
      expect(await tryPassword(account.email, newPassword)).toBe(303);
    });

    it('ends what was mailed to the old one to get in', async () => {
      const { account, email, call } = await ask();
      const browser = on.browser();
      const { path } = await startFlow(browser, on.services.config);
      await browser.post(`${path}/forgot`, { email: account.email });
      await call('account.askDeletion', {});
      const token = await tokenOf(account.email, '/auth/reset');
      await call('account.confirmEmail', { token: await tokenOf(email, 'confirm-email') });
      expect((await browser.post('/auth/reset', { token, password: 'words of a thief' })).statusCode).toBe(410);
      const left = await db.system((tx) => tx.query<{ n: number }>('select count(*)::int as n from deletion_requests'));
      expect(left[0]?.n).toBe(0);
    });

    it('is asked for five times an hour', async () => {
      const { account, send } = await person();
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) {
        statuses.push((await send('account.changeEmail', { email: newAddress(), password: account.password })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
