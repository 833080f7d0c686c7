import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../platform/html/send-page.js';
import { expiredPage } from '../pages/error-page.js';
import { signInPage } from '../pages/flow-pages.js';
import { beginSignIn, readSignIn } from '../passkeys/ceremony.js';
import { markUsed, selectPasskey } from '../passkeys/passkeys.sql.js';
import { openFlow, type FlowRoute, type IdentityServices } from './flow.js';

const REFUSED = 'We do not know this passkey. Sign in with your password, or try another passkey.';

/** Signing in with a passkey: it proves who holds it by itself, so neither password nor code is asked for. */
export function passkeyRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.post<FlowRoute>('/auth/flow/:uid/passkey/options', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    reply.header('cache-control', 'no-store');
    if (!flow) return reply.code(404).send({});
    return reply.send(await beginSignIn(services, place(flow.uid)));
  });

  app.post<FlowRoute>('/auth/flow/:uid/passkey', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    const accountId = await holderOf(request.body, flow.uid);
    return accountId
      ? flow.finish(accountId, ['hwk', 'user'])
      : flow.show(signInPage(flow.path, { alert: REFUSED }), 422);
  });

  async function holderOf(body: unknown, uid: string): Promise<string | undefined> {
    const response = readResponse(body);
    const [passkey] = response ? await services.db.system((tx) => selectPasskey(tx, response.id)) : [];
    if (!response || !passkey) return undefined;
    const { userHandle } = response.response;
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.account_id) return undefined;
    const counter = await readSignIn(services, response, passkey, place(uid));
    if (counter === undefined) return undefined;
    const [used] = await services.db.system((tx) => markUsed(tx, passkey.passkey_id, counter, services.now()));
    return used?.account_id;
  }
}

const place = (uid: string) => `flow ${uid}`;

/** The parse edge of what a browser says that a passkey answered; the library checks the rest of it. */
function readResponse(body: unknown): AuthenticationResponseJSON | undefined {
  const text: unknown = typeof body === 'object' && body !== null && 'response' in body ? body.response : undefined;
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isResponse(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isResponse(value: unknown): value is AuthenticationResponseJSON {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('response' in value)) return false;
  const { id, response } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,1400}$/.test(id) || typeof response !== 'object' || response === null)
    return false;
  return !('userHandle' in response) || response.userHandle === null || typeof response.userHandle === 'string';
}
