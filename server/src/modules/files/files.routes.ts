import type { FastifyInstance } from 'fastify';
import { uuidPattern, uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import type { Storage } from '../../platform/storage/storage.js';
import { fileAddress } from '../codes/codes.service.js';
import { reEncode } from '../images/images.service.js';
import { countUpload, assertRoom, shownUploads, uploadCaching } from '../stored-files/stored-files.service.js';
import { insertFile, selectFile } from './files.sql.js';
import { mediaOf } from './media.js';
import { readRange } from './range.js';

const MB = 1024 * 1024;
const MOST_BYTES = 20 * MB;

export const fileKey = (orgId: string, fileId: string): string => `files/${orgId}/${fileId}`;

export const filesHandlers: Handlers<'files.upload'> = {
  'files.upload': async ({ services, orgId }, { name, body }) => {
    const upload = Buffer.from(body, 'base64');
    if (upload.length > MOST_BYTES) throw new AppError('file.too_large', 'A file can have at most 20 MB.');
    await assertRoom(services, orgId, 0);
    const { data, media } = await tidied(upload);
    const now = services.now();
    const fileId = uuidv7(now);
    const key = fileKey(orgId, fileId);
    await services.storage.put(key, data);
    const row = { org_id: orgId, file_id: fileId, name: name.trim(), media, bytes: data.length, created_at: now };
    try {
      await services.db.org(orgId, async (tx) => {
        await countUpload(tx, services.config, orgId, row.bytes);
        await insertFile(tx, row);
      });
    } catch (error) {
      await services.storage.remove(key);
      throw error;
    }
    return { data: { file_id: fileId, name: row.name, media, bytes: row.bytes, url: fileAddress(orgId, fileId) } };
  },
};

/** A photo would tell where it was taken: pictures are made anew, without what is hidden in them. Those that move stay as they are. */
async function tidied(upload: Buffer): Promise<{ data: Buffer; media: string }> {
  const media = mediaOf(upload);
  if (!media)
    throw new AppError(
      'file.unreadable',
      'Choose a PDF, a picture, or an audio or video file (MP3, MP4, OGG or WebM).',
    );
  if (!media.startsWith('image/') || media === 'image/gif') return { data: upload, media };
  const { data } = await reEncode(upload);
  return { data, media: 'image/webp' };
}

/** Files are public by their unguessable address, and never change under it. Phones ask for parts of sounds and films. */
export async function registerFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { storage, db, copies } = services;
  const isShown = shownUploads(services);
  app.get<{ Params: { org: string; id: string } }>(
    `/files/:org(^${uuidPattern}$)/:id(^${uuidPattern}$)`,
    async (request, reply) => {
      const { org, id } = request.params;
      if (!(await isShown('files', org, id))) throw new AppError('request.not_found');
      const { value } = await copies.read(
        `file ${id}`,
        () => db.org(org, (tx) => selectFile(tx, org, id)),
        () => [`uploads ${org}`],
      );
      const [row] = value;
      const file = row && (await storage.open(fileKey(org, id)));
      if (!file) throw new AppError('request.not_found');
      reply.headers({
        'content-type': row.media,
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, escape)}`,
        'x-content-type-options': 'nosniff',
        // Browsers show a PDF in a viewer of their own, which does not start in a sandbox.
        'content-security-policy':
          row.media === 'application/pdf' ? "default-src 'none'" : "default-src 'none'; sandbox",
        'cache-control': uploadCaching,
        'accept-ranges': 'bytes',
      });
      const { bytes: size } = file;
      const range = readRange(request.headers.range, size);
      if (range === 'bad') return reply.code(416).header('content-range', `bytes */${size}`).send();
      const { start, end } = range ?? { start: 0, end: size - 1 };
      reply.header('content-length', end - start + 1);
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      return reply.send(file.read({ start, end }));
    },
  );
}

export const removeFiles = (storage: Storage, orgId: string): Promise<void> => storage.remove(`files/${orgId}`);

const escape = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
