import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { batchArchive } from './batch-files.js';
import { fileRoute, readFileToken } from './file-link.js';

/** Sends the archive of a batch as it is made; it is never whole in memory or on disk. */
export async function registerOneTimeFiles(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Querystring: { token?: string | string[] } }>(fileRoute, async (request, reply) => {
    const batch = await readFileToken(services, String(request.query.token));
    const archive = batch && (await batchArchive(services, batch));
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
