import { eraseUser } from '../../modules/account/account.service.js';
import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { logIn, startFlow } from '../../testing/identity/login.js';
import { mayTry } from '../../platform/throttle/throttle.js';

const password = 'only the stranger knows';

describeOnEngine('A stranger who signs up with an address', ({ db }) => {
  let on: IdentityApp;
  let count = 0;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const signUp = async (email: string) => {
    const browser = on.browser(`10.6.0.${++count}`);
    const { path } = await startFlow(browser, on.services.config);
    const reply = await browser.post(`${path}/create`, { name: 'Somebody', email, password });
    expect(reply.statusCode).toBe(303);
    return browser;
  };
  const signUpsOf = (email: string) =>
    db.system((tx) => tx.query('select from sign_ups where lower(email) = lower($1)', [email]));

  it('sees the same when signing in with what was typed, whether the address has an account or not', async () => {
    const seen = async (email: string) => {
      const browser = await signUp(email);
      for (let i = 0; i < 8; i++) await mayTry(on.services, [{ limit: 'account', of: email }]);
      const answers: unknown[] = [];
      for (const typed of [password, 'another password', password, password]) {
        const { path } = await startFlow(browser, on.services.config);
        const reply = await browser.post(path, { email, password: typed });
        const page = await browser.get(`${path}/check-mail`);
        const state = await browser.get(`${path}/state`);
        answers.push([reply.statusCode, reply.headers.location?.replace(path, ''), page.statusCode, state.payload]);
      }
      return answers;
    };
    const { email } = await on.account();
    const known = await seen(email);
    expect(known).toEqual(await seen('nobody-yet@example.com'));
    const waiting = [303, '/check-mail', 200, '{"ready":false}'];
    const refused = (status: number) => [status, undefined, 404, '{"ready":false}'];
    // Nobody makes room for more guesses at an account by signing up with each.
    expect(known).toEqual([waiting, refused(422), refused(429), refused(429)]);
  });

  it('gets no link to an account that is there, and its owner signs in as ever', async () => {
    const account = await on.account();
    const browser = await signUp(account.email);
    const { path } = await startFlow(browser, on.services.config);
    await browser.post(path, { email: account.email, password });
    await browser.post(`${path}/check-mail`, {});
    expect(new Set(await on.links(account.email))).toEqual(new Set(['http://localhost:4000/admin']));
    await logIn(on.app, on.services.config, account);
  });

  it('leaves nothing of it when its owner deletes the account', async () => {
    const { email, name, subject } = await on.account();
    await signUp(email.toUpperCase());
    expect(await signUpsOf(email)).toHaveLength(1);
    const user = { user_id: subject, issuer: 'built-in', subject, email, name };
    await db.system((tx) => eraseUser(tx, user, true, on.services.now()));
    expect(await signUpsOf(email)).toEqual([]);
  });
});
