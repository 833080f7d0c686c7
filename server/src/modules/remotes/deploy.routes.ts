import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { sendProblem } from '../../platform/http/error-handler.js';
import type { Services } from '../../platform/services.js';
import type { CanaryRequest } from './canary.js';
import { createToken, deployerOf, listTokens, revokeToken, type Deployer } from './deploy-token.js';
import * as registry from './registry.service.js';
import { isRemoteName, ReleaseRefused, type RemoteName } from './releases/release.js';
import { audit, releases, remoteStates } from './releases/release-list.js';

/** The largest release as it is sent, in bytes. */
const bodyLimit = 40 * 1024 * 1024;

type Body = Record<string, unknown>;
type Act = (name: RemoteName, by: Deployer, body: Body) => Promise<object | void>;
type Request = FastifyRequest<{ Params: { name: string } }>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What `npm run remotes` asks for. A token is good for one remote; the installation's token for all, and for making tokens. */
export function registerDeploy(app: FastifyInstance, services: Services): void {
  const deployers = new WeakMap<FastifyRequest, Deployer>();
  /** Before the body is read: a release is large, and anybody can send one. */
  const onRequest = async (request: Request, reply: FastifyReply) => {
    const { name } = request.params;
    if (!isRemoteName(name)) return sendProblem(new AppError('request.not_found'), request, reply);
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const by = token ? await deployerOf(services, token, name) : undefined;
    if (!by) return sendProblem(new AppError('auth.required', unknownToken(name)), request, reply);
    deployers.set(request, by);
  };
  const deploy = (act: Act) => async (request: Request, reply: FastifyReply) => {
    const { name } = request.params;
    const by = deployers.get(request);
    if (!by || !isRemoteName(name)) throw new Error('A release passed without its token');
    try {
      return (await act(name, by, isBody(request.body) ? request.body : {})) ?? {};
    } catch (error) {
      if (error instanceof AppError) return sendProblem(error, request, reply);
      if (!(error instanceof ReleaseRefused)) throw error;
      return reply.code(422).send({ reasons: error.reasons });
    }
  };
  const operator = (act: Act) =>
    deploy((name, by, body) => {
      if (!by.isOperator) throw new AppError('auth.forbidden', 'Only the operator of the installation can do this.');
      return act(name, by, body);
    });
  const post = (path: string, handler: ReturnType<typeof deploy>, options = {}) =>
    app.post<{ Params: { name: string } }>(`/registry/:name/${path}`, { ...options, onRequest }, handler);
  const get = (path: string, handler: ReturnType<typeof deploy>) =>
    app.get<{ Params: { name: string } }>(`/registry/:name/${path}`, { onRequest }, handler);

  get(
    'releases',
    deploy(async (name) => ({
      remote: (await remoteStates(services)).find((remote) => remote.name === name),
      releases: await releases(services, name),
    })),
  );
  get(
    'audit',
    deploy(async (name) => ({ audit: await audit(services, name) })),
  );
  post(
    'releases',
    deploy((name, { actor }, { files, hold: isStaged, canary }) =>
      registry.publish(services, name, readFiles(files), {
        actor,
        isStaged: isStaged === true,
        ...(isBody(canary) && { canary: readCanaryRequest(canary) }),
      }),
    ),
    { bodyLimit },
  );
  post(
    'promote',
    deploy(async (name, { actor }, body) => ({
      version: await registry.promote(services, name, text(body.version), actor),
    })),
  );
  post(
    'rollback',
    deploy(async (name, { actor }) => ({ version: await registry.rollback(services, name, actor) })),
  );
  post(
    'allow',
    operator(async (name, { actor }, body) => registry.allow(services, name, text(body.version), actor)),
  );
  post(
    'disable',
    deploy((name, { actor }) => registry.disable(services, name, actor)),
  );
  post(
    'enable',
    deploy((name, { actor }) => registry.enable(services, name, actor)),
  );
  post(
    'canary',
    deploy((name, { actor }, body) =>
      registry.setCanary(services, name, { version: text(body.version), ...readCanaryRequest(body) }, actor),
    ),
  );
  post(
    'end-canary',
    deploy((name, { actor }) => registry.endCanary(services, name, actor)),
  );
  get(
    'tokens',
    operator(async (name) => ({ tokens: await listTokens(services, name) })),
  );
  post(
    'tokens',
    operator((name, { actor }, { label }) => createToken(services, name, { label: text(label), actor })),
  );
  post(
    'revoke-token',
    operator(async (name, { actor }, body) => {
      const id = text(body.token_id);
      const isOwn = (await listTokens(services, name)).some(({ token_id }) => token_id === id);
      const row = isOwn ? await revokeToken(services, id, actor) : undefined;
      if (!row) throw new AppError('deploy_token.not_found');
      return row;
    }),
  );
}

const unknownToken = (name: string) =>
  `This deploy token may not release ${name}: it belongs to another remote, was revoked or does not exist. Ask the operator for a new one.`;

function readCanaryRequest({ orgs, share }: Body): CanaryRequest {
  const wrong = () => new ReleaseRefused(['A canary needs a list of organizations, a share or both.']);
  if (orgs !== undefined && !isTexts(orgs)) throw wrong();
  if (share !== undefined && typeof share !== 'number') throw wrong();
  return { ...(orgs && { orgs }), ...(share !== undefined && { share }) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** `{ path: base64 }`. */
function readFiles(files: unknown): Map<string, Buffer> {
  if (!isBody(files)) throw new ReleaseRefused(['There are no files in this release.']);
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(String(content), 'base64')]));
}
