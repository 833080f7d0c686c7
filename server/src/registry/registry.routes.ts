import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainPath, sendAsset } from '../delivery/static-files.js';
import { AppError } from '../http/app-error.js';
import { problemOf } from '../http/problem.js';
import type { Services } from '../services.js';
import { deployActor, mintTokens } from './deploy-token.js';
import { liveReleases } from './live.js';
import { publishBuilt, workspace } from './publish-built.js';
import { promote, publish, releases, rollback } from './registry.service.js';
import { isRemoteName, ReleaseRefused, type RemoteName } from './release.js';
import { releaseFolder } from './release-folder.js';

/** The largest release as it is sent, in bytes. */
const bodyLimit = 40 * 1024 * 1024;

const problem = (request: FastifyRequest, reply: FastifyReply, code: 'auth.required' | 'request.not_found') => {
  const body = problemOf(new AppError(code), request.id);
  return reply.code(body.status).type('application/problem+json').send(body);
};

/** The registry of remotes: what is live, the files of every release, and the deploy commands. */
export async function registerRegistry(app: FastifyInstance, services: Services, root = workspace): Promise<void> {
  await mintTokens(services);
  await publishBuilt(services, root);

  app.get('/registry', async (request, reply) => {
    const { registry } = await liveReleases(services);
    const etag = `"${registry.revision}"`;
    reply.header('cache-control', 'no-store').header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(registry);
  });

  app.get<{ Params: { name: string; version: string; '*': string } }>('/r/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params;
    const isPublic = isRemoteName(name) && isPlainPath(version) && !path.startsWith('server/');
    const isSent = isPublic && (await sendAsset(request, reply, releaseFolder(services.config, name, version), path));
    return isSent ? reply : problem(request, reply, 'request.not_found');
  });

  const deploy =
    (act: (name: RemoteName, actor: string, body: Record<string, unknown>) => Promise<object>) =>
    async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { name } = request.params;
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      const actor = token && isRemoteName(name) ? await deployActor(services, token, name) : undefined;
      if (!actor || !isRemoteName(name)) return problem(request, reply, 'auth.required');
      try {
        return await act(name, actor, isBody(request.body) ? request.body : {});
      } catch (error) {
        if (!(error instanceof ReleaseRefused)) throw error;
        return reply.code(422).send({ reasons: error.reasons });
      }
    };

  app.get(
    '/registry/:name/releases',
    deploy(async (name) => ({ releases: await releases(services, name) })),
  );
  app.post(
    '/registry/:name/releases',
    { bodyLimit },
    deploy((name, actor, body) => publish(services, name, readFiles(body.files), { actor, hold: body.hold === true })),
  );
  app.post(
    '/registry/:name/promote',
    deploy(async (name, actor, body) => ({
      version: await promote(services, name, typeof body.version === 'string' ? body.version : '', actor),
    })),
  );
  app.post(
    '/registry/:name/rollback',
    deploy(async (name, actor) => ({ version: await rollback(services, name, actor) })),
  );
}

const isBody = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

/** `{ path: base64 }`. */
function readFiles(files: unknown): Map<string, Buffer> {
  if (!isBody(files)) throw new ReleaseRefused(['There are no files in this release.']);
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(String(content), 'base64')]));
}
