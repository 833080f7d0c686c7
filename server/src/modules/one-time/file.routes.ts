import type { FastifyInstance } from 'fastify';
import { fileLinks } from '../../platform/http/file-link.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { batchArchive } from './batch-files.js';

const fileRoute = '/api/codes/one-time/file';
export const batchLinks = fileLinks(fileRoute);

/** Sends the archive of a batch as it is made; it is never whole in memory or on disk. */
export async function registerOneTimeFiles(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Querystring: { token?: string | string[] } }>(fileRoute, async (request, reply) => {
    const secret = await services.scans.secret();
    const batch = batchLinks.read(String(request.query.token), { secret, now: services.now() });
    const archive = batch && (await batchArchive(services, { orgId: batch.orgId, batchId: batch.id }));
    if (!archive) throw new AppError('request.not_found');
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="one-time-codes.zip"',
        'cache-control': 'private, no-store',
      })
      .send(archive);
  });
}
