import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.js';
import { DatabaseUnavailable } from '../../platform/db/errors.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { sendProblem } from '../../platform/http/error-handler.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { tokenSigner } from '../../testing/identity/tokens.js';
import { registerIdentity } from '../register-identity.js';

describeOnEngine('Who somebody is', ({ db }) => {
  let app: FastifyInstance;
  let isDown = false;
  const unsteady: Database = {
    ...db,
    system: (work) => (isDown ? Promise.reject(new DatabaseUnavailable('gone')) : db.system(work)),
  };
  const services = testServices(unsteady);
  beforeAll(async () => {
    app = Fastify();
    app.setErrorHandler(sendProblem);
    await registerIdentity(app, services);
  });
  afterAll(() => app.close());

  it('cannot be told while the database is away, which refuses no token', async () => {
    const { claimsOf, sign } = await tokenSigner(services);
    const token = await sign({ ...claimsOf('kim@example.com', true), subject: uuidv7() });
    const ask = () => app.inject({ url: '/userinfo', headers: { authorization: `Bearer ${token}` } });
    isDown = true;
    const reply = await ask();
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([503, undefined]);
    isDown = false;
    expect((await ask()).statusCode).toBe(401);
  });
});
