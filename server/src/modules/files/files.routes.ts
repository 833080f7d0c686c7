import type { FastifyInstance } from 'fastify';
import { uuidPattern } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import type { Storage } from '../../platform/storage/storage.js';
import { fileAddress } from '../codes/codes.service.js';
import { reEncode } from '../images/images.service.js';
import { shownUploads, uploadCaching } from '../stored-files/stored-files.service.js';
import { selectFile } from './files.sql.js';
import { mediaOf } from './media.js';
import { sendFile } from './send-file.js';
import { readUpload, storeFile } from './store-file.js';

export const filesHandlers: Handlers<'files.upload'> = {
  'files.upload': async ({ services, orgId }, { name, body }) => {
    const upload = await readUpload(services, orgId, body);
    const file = await storeFile(services, orgId, { name, ...(await tidied(upload)) });
    return { data: { ...file, url: fileAddress(orgId, file.file_id) } };
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
      if (!row) throw new AppError('request.not_found');
      return sendFile(storage, request, reply, { file: row, show: 'inline', caching: uploadCaching });
    },
  );
}

export const removeFiles = (storage: Storage, orgId: string): Promise<void> => storage.remove(`files/${orgId}`);
