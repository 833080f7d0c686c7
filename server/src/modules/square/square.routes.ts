import type { Api } from '@swapt/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Handlers, OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { squareCallbackPath } from '../../platform/vendors/vendor-paths.js';
import { checkedAuthorization, readAuthorization } from './authorization.js';
import { completeAuthorization, getAuthorizationUrl } from './authorize.js';
import { choosePlace, listDevices, pairDevice, readPlaces } from './places.js';
import { refreshNow } from './refresh.js';
import { disconnect } from './revoke.js';
import { orSquareFailure } from './square-home.js';

type Ids = 'square.auth' | 'square.places' | 'square.choosePlace' | 'square.devices' | 'square.pair';
type Asked = Api['square.auth']['in'];

function authorize(ctx: OrgCtx, { operation, code, state }: Asked) {
  const { services, orgId } = ctx;
  const operations = {
    get_authorization_url: () => getAuthorizationUrl(ctx),
    token_info: () => orSquareFailure(() => checkedAuthorization(services, orgId)),
    refresh: async () => {
      await orSquareFailure(() => refreshNow(services, orgId));
      return orSquareFailure(() => checkedAuthorization(services, orgId));
    },
    revoke: async () => {
      await disconnect(ctx);
      return readAuthorization(services, orgId);
    },
    complete: () => completeAuthorization(ctx, { code, state }),
  } as const;
  return operations[operation]();
}

export const squareHandlers: Handlers<Ids> = {
  'square.auth': async (ctx, asked) => ({ data: await authorize(ctx, asked) }),
  'square.places': async ({ services, orgId }) => ({ data: await readPlaces(services, orgId) }),
  'square.choosePlace': async ({ services, orgId }, asked) => ({ data: await choosePlace(services, orgId, asked) }),
  'square.devices': async ({ services, orgId }, { store_id }) => ({
    data: await listDevices(services, orgId, store_id),
  }),
  'square.pair': async ({ services, orgId }, asked) => ({ data: await pairDevice(services, orgId, asked) }),
};

/** Of what came back, what looks like it: the console takes it from there, signed in as who began. */
const passed = { code: /^[\w.~-]{1,191}$/, state: /^[\w-]{43}$/, error: /^[a-z_]{1,40}$/ } as const;

/** Where businesses come back to from Square. Nothing is believed or done here: the console asks for it as the person who is signed in there. */
export async function registerCallback(app: FastifyInstance, { config }: Services): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>(squareCallbackPath, async ({ query }, reply) => {
    const back = new URL('/admin/integrations/square', config.publicUrl);
    for (const [name, pattern] of Object.entries(passed)) {
      const value = query[name];
      if (typeof value === 'string' && pattern.test(value)) back.searchParams.set(name, value);
    }
    if (back.search === '') back.searchParams.set('error', 'nothing');
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(back.href, 303);
  });
}
