import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';

const state = '</script><script>alert(1)</script>\u2028';
const asked = {
  client_id: 'swapt-console',
  response_type: 'code',
  response_mode: 'web_message',
  prompt: 'none',
  scope: 'openid',
  redirect_uri: 'http://localhost:4000/auth/login',
  code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
  code_challenge_method: 'S256',
  state,
};

describeOnEngine('The page that answers a sign-in by a message', ({ db }) => {
  let on: IdentityApp;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const ask = () => on.app.inject({ url: `/authorize?${new URLSearchParams(asked).toString()}` });
  const scriptOf = (body: string) => /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';

  it('speaks to the console alone, and leaves it to the console to close the window', async () => {
    const heard: unknown[] = [];
    const close = jest.fn();
    const timers: [unknown, number][] = [];
    const opener = { postMessage: (message: unknown, origin: string) => heard.push([message, origin]) };
    const setTimeout = (work: unknown, ms: number) => timers.push([work, ms]);
    runInNewContext(scriptOf((await ask()).payload), { opener, close, setTimeout });
    const response = { error: 'login_required', state };
    expect(heard).toMatchObject([[{ type: 'authorization_response', response }, 'http://localhost:4000']]);
    expect(close).not.toHaveBeenCalled();
    expect(timers).toEqual([[close, 5_000]]);
  });

  it('runs its own script and nothing that was sent, in frames of the console alone', async () => {
    const { payload, headers } = await ask();
    expect(payload.match(/<script>/g)).toHaveLength(1);
    const hash = createHash('sha256').update(scriptOf(payload)).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).toContain('frame-ancestors http://localhost:4000');
  });
});
