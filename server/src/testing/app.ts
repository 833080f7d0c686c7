import type { FastifyInstance } from 'fastify';
import { createClient, type Call, type CallOptions } from '@swapt/shared/client';
import type { OperationId } from '@swapt/shared/contract';
import type { Role } from '@swapt/shared/values';
import { buildApi } from '../app/build-api.js';
import { readConfig } from '../platform/config/config.js';
import type { Database } from '../platform/db/database.js';
import { uuidv7 } from '../platform/db/uuid.js';
import { findOrCreateUser } from '../identity/users.js';
import type { Claims } from '../identity/verify-token.js';
import { insertKey } from '../modules/api-key/api-key.sql.js';
import { hashSecret, makeSecret, prefixOf } from '../modules/api-key/secret.js';
import { insertOrg } from '../modules/org/org.sql.js';
import { insertMember } from '../modules/user-role/user-role.sql.js';
import { terms } from '../modules/terms/terms-text.js';
import { acceptTerms } from '../modules/terms/terms.sql.js';
import type { Services } from '../platform/services.js';
import { testServices, type TestServices } from './harness.js';
import { tokenSigner } from './identity/tokens.js';

export interface TestUser {
  userId: string;
  email: string;
  claims: Claims;
}

/** The whole reply of a call, for tests that look at more than its data. */
export interface Answer {
  status: number;
  text: string;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

export interface SendOptions extends CallOptions {
  /** Sent beside what the contract sends. */
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** The address that the caller comes from. */
  from?: string;
}

export interface TestApp {
  app: FastifyInstance;
  services: TestServices;
  user: (email?: string, options?: { verified?: boolean; hasAcceptedTerms?: boolean }) => Promise<TestUser>;
  /** An access token of the person, good for ten minutes. */
  token: (user: TestUser) => Promise<string>;
  /** Makes an organization with an owner of its own, or the given one. */
  organization: (owner?: TestUser, name?: string) => Promise<{ orgId: string; owner: TestUser }>;
  /** Adds a member and gives the membership's id. */
  member: (orgId: string, user: TestUser, role: Role) => Promise<string>;
  apiKey: (orgId: string, maker: TestUser, role: Role) => Promise<string>;
  /** Calls as a person, with a bearer text, or as nobody. `call` throws ApiError as in a browser; `send` gives the whole reply. */
  as: (caller?: TestUser | string) => {
    call: Call;
    send: (id: OperationId, input: object, options?: SendOptions) => Promise<Answer>;
  };
  close: () => Promise<void>;
}

/** The real app on a test database, without a socket. Everything it makes is new, so tests of a file do not meet. */
export async function testApp(db: Database, overrides: Partial<Services> = {}): Promise<TestApp> {
  const services = testServices(db, { config: readConfig({ SWAPT_RATE_LIMIT: '1000000' }), ...overrides });
  const app = await buildApi(services);
  const { claimsOf, sign } = await tokenSigner(services);
  const { now } = services;

  const user: TestApp['user'] = async (email = `${uuidv7()}@example.com`, options = {}) => {
    const { verified = true, hasAcceptedTerms = true } = options;
    const claims = claimsOf(email, verified);
    const { userId } = await findOrCreateUser(services, claims);
    if (hasAcceptedTerms) await db.system((tx) => acceptTerms(tx, userId, terms.version, now()));
    return { userId, email, claims };
  };
  const member: TestApp['member'] = async (orgId, { userId, email }, role) => {
    const id = uuidv7();
    await db.org(orgId, (tx) => insertMember(tx, orgId, { id, userId, email, role, createdAt: now() }));
    return id;
  };

  return {
    app,
    services,
    user,
    token: ({ claims }) => sign(claims),
    member,
    organization: async (given, name = `Organization ${uuidv7()}`) => {
      const owner = given ?? (await user());
      const orgId = uuidv7();
      await db.org(orgId, (tx) => insertOrg(tx, orgId, name, now()));
      await member(orgId, owner, 'owner');
      return { orgId, owner };
    },
    apiKey: async (orgId, { userId }, role) => {
      const secret = makeSecret();
      const key = { keyId: uuidv7(), hash: hashSecret(secret), prefix: prefixOf(secret), role };
      await db.org(orgId, (tx) => insertKey(tx, orgId, { ...key, createdBy: userId, createdAt: now() }));
      return secret;
    },
    as: (caller) => {
      const token = async () => (typeof caller === 'object' ? sign(caller.claims) : caller);
      const fetchFor =
        (keep: (answer: Answer) => void, extra: SendOptions) => async (url: unknown, init?: RequestInit) => {
          const answer = await inject(app, String(url), init, extra);
          keep(answer);
          return new Response(answer.text, { status: answer.status });
        };
      return {
        call: createClient({ token, fetch: fetchFor(() => undefined, {}) }),
        send: async (id, input, options = {}) => {
          let answer: Answer | undefined;
          const client = createClient({ token, fetch: fetchFor((given) => (answer = given), options) });
          // What a test sends may be wrong on purpose, and so may the reply.
          await client(id, input, options).catch(() => undefined);
          if (!answer) throw new Error('There was no reply');
          return answer;
        },
      };
    },
    close: async () => {
      await app.close();
      for (const standIn of Object.values(services.vendors.standIns)) await standIn?.close();
    },
  };
}

async function inject(app: FastifyInstance, url: string, init: RequestInit = {}, extra: SendOptions): Promise<Answer> {
  const query = extra.query ? `?${new URLSearchParams(extra.query)}` : '';
  const reply = await app.inject({
    method: init.method as 'GET',
    url: url.includes('?') ? url + query.replace('?', '&') : url + query,
    headers: { ...(init.headers as Record<string, string>), ...extra.headers },
    remoteAddress: extra.from,
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, text: reply.payload, body: isJson ? reply.json() : {}, headers: reply.headers };
}
