import { types } from 'node:util';
import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import { roleIn } from './callers/access.js';
import { AppError } from '../errors/app-error.js';
import type { Authenticate, Credential } from './callers/credential.js';
import type { Handlers } from './handler.js';
import { allowConsole } from './callers/cross-origin.js';
import { forgetOldKeys } from './idempotency/forget-keys.js';
import { assertMaySend, smallBody } from './requests/large-bodies.js';
import { mergePageSize } from './requests/paging.js';
import { describeApi } from './openapi/describe-api.js';
import { perAddress, registerRateLimit } from './callers/rate-limit.js';
import { logRequests } from './request-log.js';
import { isSentInQuery, requestParts, routePath } from './requests/request-parts.js';
import { runOperation, type AnyHandler } from './run-operation.js';
import { compileSerializer, compileValidator } from './requests/validation.js';

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

/** Mounts every operation of the contract that has a handler. */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  handlers: Partial<Handlers>,
  authenticate: Authenticate,
): Promise<void> {
  await app.register(async (api) => {
    logRequests(api);
    allowConsole(api, services);
    forgetOldKeys(api, services);
    api.setValidatorCompiler(compileValidator);
    api.setSerializerCompiler(compileSerializer);
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
    await registerRateLimit(api, services, {
      name: 'api',
      max: ({ credential }) => (credential ? services.config.rateLimit : perAddress(services)),
    });
    api.addHook('preParsing', async (request) => {
      if (request.refusal) throw request.refusal;
    });
    // Where every field is optional the body may be left out.
    api.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    describeApi(api, services);

    for (const [id, handler] of Object.entries(handlers)) {
      if (isOperationId(id)) mount(api, services, id, contract[id], handler);
    }
  });
}

const isOperationId = (id: string): id is OperationId => id in contract;

function mount(api: FastifyInstance, services: Services, id: OperationId, operation: Operation, handler: AnyHandler) {
  const { method, path, who, limit, reply } = operation;
  api.route({
    method,
    url: routePath(path),
    bodyLimit: operation.bodyLimit ?? smallBody,
    config: { operation: id, ...(limit ? { rateLimit: { max: limit } } : {}) },
    schema: {
      ...requestParts(operation),
      response: { 200: reply },
    },
    preParsing: async ({ credential }: FastifyRequest) => {
      if (who !== 'public' && !credential) throw new AppError('auth.required');
      if (credential?.hasAcceptedTerms === false && !operation.beforeTerms) throw new AppError('terms.not_accepted');
      if (who !== 'public' && credential && operation.bodyLimit) await assertMaySend(services, operation, credential);
    },
    handler: async (request, response) => {
      const body = await runOperation({
        id,
        operation,
        handler,
        ctx: contextOf(services, request),
        credential: request.credential,
        input: inputOf(request),
        key: idempotencyKey(request, who === 'public' && !request.credential),
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
function write(reply: FastifyReply, data: object): string {
  return String(reply.getSerializationFunction('200')?.({ ...data }));
}

/** Strangers share the space of their keys, so theirs must be too long to meet by chance or to be guessed. */
function idempotencyKey({ headers }: FastifyRequest, isStranger: boolean): string | undefined {
  const key = headers['idempotency-key'];
  const least = isStranger ? 16 : 1;
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length >= least && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError('request.invalid', `The header Idempotency-Key takes ${least} to 255 visible characters.`);
}
