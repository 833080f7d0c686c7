import { types } from 'node:util';
import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.js';
import { createTokenVerifier } from '../identity/verify-token.js';
import type { Services } from '../services.js';
import { roleIn } from './access.js';
import { AppError } from './app-error.js';
import { createAuthenticator, type Credential } from './credential.js';
import type { Handlers } from './handler.js';
import { allowConsole } from './cross-origin.js';
import { forgetOldKeys } from './forget-keys.js';
import { mergePageSize } from './paging.js';
import { registerOpenApi } from './openapi.js';
import { registerRateLimit } from './rate-limit.js';
import { logRequests } from './request-log.js';
import { isSentInQuery, requestParts, routePath } from './request-parts.js';
import { runOperation, type AnyHandler } from './run-operation.js';
import { problemSchema } from './problem.js';
import { compileValidator } from './validation.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationId;
  }
  interface FastifyRequest {
    credential?: Credential;
    /** Why the caller was refused; told only after the refused try was counted. */
    refusal?: Error;
  }
}

const KB = 1024;

/** Mounts every operation of the contract that has a handler. */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  handlers: Partial<Handlers>,
): Promise<void> {
  await app.register(async (api) => {
    const authenticate = createAuthenticator(services, createTokenVerifier(services));
    logRequests(api);
    allowConsole(api, services);
    forgetOldKeys(api, services);
    api.setValidatorCompiler(compileValidator);
    api.decorateRequest('credential', undefined);
    api.decorateRequest('refusal', undefined);
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      try {
        request.credential = await authenticate(request);
      } catch (error) {
        request.refusal = types.isNativeError(error)
          ? error
          : new Error('A caller could not be checked', { cause: error });
      }
    });
    await registerRateLimit(api, services);
    api.addHook('preParsing', async (request) => {
      if (request.refusal) throw request.refusal;
    });
    // Where every field is optional the body may be left out.
    api.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    await registerOpenApi(api, services);

    for (const [id, handler] of Object.entries(handlers)) {
      if (isOperationId(id)) mount(api, services, id, contract[id], handler);
    }
  });
}

const isOperationId = (id: string): id is OperationId => id in contract;

function mount(api: FastifyInstance, services: Services, id: OperationId, operation: Operation, handler: AnyHandler) {
  const { method, path, who, limit, reply, summary, errors } = operation;
  api.route({
    method,
    url: routePath(path),
    bodyLimit: operation.bodyLimit ?? 64 * KB,
    config: { operation: id, ...(limit ? { rateLimit: { max: limit } } : {}) },
    schema: {
      ...requestParts(operation),
      operationId: id,
      tags: [id.split('.')[0] ?? id],
      summary,
      description: [`For: ${who}.`, ...(errors.length ? [`Errors: ${errors.join(', ')}.`] : [])].join(' '),
      security: who === 'public' ? [] : [{ bearer: [] }],
      response: { 200: reply, default: problemSchema },
    },
    preParsing: async (request: FastifyRequest) => {
      if (who !== 'public' && !request.credential) throw new AppError('auth.required');
    },
    handler: async (request, response) => {
      const body = await runOperation({
        id,
        operation,
        handler,
        ctx: contextOf(services, request),
        credential: request.credential,
        input: inputOf(request),
        key: idempotencyKey(request),
        write: (data) => write(response, data),
      });
      return response.type('application/json').send(body);
    },
  });
}

function contextOf(services: Services, { id, ip, headers, credential }: FastifyRequest) {
  const caller = credential?.kind === 'person' ? credential.caller : undefined;
  return {
    services,
    request: { id, ip, userAgent: headers['user-agent'] ?? '', headers },
    ...(caller && { caller }),
    roleIn: (tx: Tx, orgId: string) => roleIn(tx, orgId, credential),
  };
}

function inputOf({ method, params, query, body }: FastifyRequest): Record<string, unknown> {
  return mergePageSize(Object.assign({}, params, isSentInQuery(method) ? query : body));
}

/** The contract's schema decides what leaves: fields that it does not name do not. */
function write(reply: FastifyReply, data: Record<string, unknown>): string {
  return String(reply.getSerializationFunction('200')?.(data));
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError('request.invalid', 'The header Idempotency-Key takes 1 to 255 visible characters.');
}
