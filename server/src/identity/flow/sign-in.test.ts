import Fastify, { type FastifyInstance } from 'fastify';
import { registerMailbox } from '../../mail/register-mailbox.js';
import { describeOnEngines, testServices, type TestServices } from '../../testing/harness.js';
import { cookieBrowser } from '../../testing/cookie-browser.js';
import { logIn } from '../../testing/login.js';
import { createAccount } from '../accounts/accounts.js';
import { registerIdentity } from '../register-identity.js';
import { createTokenVerifier } from '../verify-token.js';

describeOnEngines('Signing in', ({ db }) => {
  let app: FastifyInstance;
  let services: TestServices;
  beforeAll(async () => {
    services = testServices(db);
    app = Fastify();
    await registerIdentity(app, services);
    await registerMailbox(app, services);
  });
  afterAll(() => app.close());

  it('gives tokens that the API accepts', async () => {
    const account = { email: 'kim@example.com', name: 'Kim', password: 'a long enough secret', verified: true };
    const { issuer, subject } = await createAccount(services, account);
    const { access_token } = await logIn(app, services.config, account);
    const claims = await createTokenVerifier(services)(access_token);
    expect(claims).toEqual({ issuer, subject, email: account.email, emailVerified: true, name: 'Kim' });
  });
});
