import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { fileLinks } from '../../platform/http/file-link.js';
import type { Handlers } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { mediaOf, readUpload, selectFile, sendFile, storeFile } from '../files/files.service.js';

const route = '/files/sold';
const links = fileLinks(route);

export const soldFilesHandlers: Handlers<'product.uploadFile' | 'product.fileLink'> = {
  // It stays as it is: what is sold is no picture for a page.
  'product.uploadFile': async ({ services, orgId }, { name, body }) => {
    const data = await readUpload(services, orgId, body);
    const media = mediaOf(data) ?? 'application/octet-stream';
    const { file_id, name: stored, bytes } = await storeFile(services, orgId, { name, media, data, use: 'sold' });
    return { data: { file_id, name: stored, bytes } };
  },

  'product.fileLink': async ({ services, orgId }, { file_id: id }) => {
    const secret = await services.scans.secret();
    const [file] = await services.db.org(orgId, (tx) => selectFile(tx, orgId, id));
    if (!file?.is_sold) throw new AppError('upload.not_found');
    return { data: { url: links.make(services.config, { secret, now: services.now() }, { orgId, id }) } };
  },
};

/** Gives the team what it sells, by a link of a few minutes. */
export async function registerSoldFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { scans, db, storage, now } = services;
  app.get<{ Querystring: { token?: string | string[] } }>(route, async (request, reply) => {
    const linked = links.read(String(request.query.token), { secret: await scans.secret(), now: now() });
    const [file] = linked ? await db.org(linked.orgId, (tx) => selectFile(tx, linked.orgId, linked.id)) : [];
    if (!file?.is_sold) throw new AppError('request.not_found');
    return sendFile(storage, request, reply, { file, show: 'attachment', caching: 'private, no-store' });
  });
}
