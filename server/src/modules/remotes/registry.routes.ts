import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainPath, sendAsset } from '../../platform/http/static-files.js';
import { AppError } from '../../platform/errors/app-error.js';
import { sendProblem } from '../../platform/http/error-handler.js';
import type { Services } from '../../platform/services.js';
import { orgOfCookie } from './canary.js';
import { registerDeploy } from './deploy.routes.js';
import { mintTokens } from './deploy-token.js';
import { liveReleases } from './live.js';
import { publishBuilt, workspace } from './publish-built.js';
import { isRemoteName } from './releases/release.js';
import { registerSdk } from './sdk.routes.js';
import { releaseFileReader } from './releases/read-release-file.js';
import { warnOfUnfitReleases } from './unfit-releases.js';

/** The registry of remotes: what is live, the files of every release, and the deploy commands. */
export async function registerRegistry(app: FastifyInstance, services: Services, root = workspace): Promise<void> {
  await mintTokens(services);
  await publishBuilt(services, root);
  await warnOfUnfitReleases(services);

  const readFile = releaseFileReader(services);
  app.get('/registry', async (request, reply) => {
    const { registry } = await liveReleases(services, orgOfCookie(request.headers.cookie));
    const etag = `"${registry.revision}"`;
    reply.header('cache-control', 'no-store').header('vary', 'cookie').header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(registry);
  });

  app.get<{ Params: { name: string; version: string; '*': string } }>('/r/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params;
    allowOrigin(services.config.remoteOrigins, request, reply);
    const isPublic = isRemoteName(name) && isPlainPath(version) && !path.startsWith('server/');
    const read = (file: string) => readFile(name, version, file);
    const isSent = isPublic && (await sendAsset(request, reply, read, path));
    return isSent ? reply : sendProblem(new AppError('request.not_found'), request, reply);
  });

  registerDeploy(app, services);
  registerSdk(app, root);
}

/** Lets the pages of consoles elsewhere load remotes from here. Nothing of a release is secret: the hashes in the registry say what they may be. */
function allowOrigin(origins: readonly string[], { headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  if (origins.length === 0) return;
  reply.header('vary', 'origin');
  if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
}
