import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { location, startFlow } from '../../testing/identity/login.js';
import { mayTry } from '../../platform/throttle/throttle.js';

const newPassword = 'a new set of words';

describeOnEngine('A new password', ({ db }) => {
  let on: IdentityApp;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  /** Sets it by the link of a mail; answers the browser in which that was done. */
  const reset = async (email: string) => {
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    await browser.post(`${path}/forgot`, { email });
    const link = (await on.links(email)).find((each) => each.includes('/auth/reset')) ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await browser.post('/auth/reset', { token, password: newPassword })).statusCode).toBe(200);
    return browser;
  };

  it('ends a sign-in with the old one that waits for its last step', async () => {
    const { email, password } = await on.account();
    const thief = on.browser();
    const { path } = await startFlow(thief, on.services.config);
    const next = location(await thief.post(path, { email, password }));
    await reset(email);
    const reply = await thief.get(next);
    expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
    expect((await thief.get(`${path}/continue`)).headers.location).toBe('/admin');
  });

  it('ends a window that waits since the account was made with the old one', async () => {
    const email = 'newcomer@example.com';
    const password = 'four words in a row';
    const owner = on.browser();
    const { path } = await startFlow(owner, on.services.config);
    await owner.post(`${path}/create`, { name: 'Robin', email, password });
    const [link = ''] = await on.links(email);
    const thief = on.browser();
    const waiting = await startFlow(thief, on.services.config);
    expect(location(await thief.post(waiting.path, { email, password }))).toBe(`${waiting.path}/check-mail`);
    await owner.post('/auth/verify', { token: new URL(link).searchParams.get('token') ?? '' });
    await reset(email);
    expect(location(await thief.get(`${waiting.path}/continue`))).toBe('/admin');
  });

  it('lets the owner in on the device where it was chosen while a stranger goes on guessing', async () => {
    const { email } = await on.account();
    const owner = await reset(email);
    for (let i = 0; i < 10; i++) await mayTry(on.services, [{ limit: 'account', of: email }]);
    const signIn = async (browser: typeof owner) =>
      browser.post((await startFlow(browser, on.services.config)).path, { email, password: newPassword });
    expect((await signIn(on.browser())).statusCode).toBe(429);
    expect((await signIn(owner)).statusCode).toBe(303);
  });
});
