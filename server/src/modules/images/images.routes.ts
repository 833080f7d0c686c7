import { pictureWidths } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import { uuidPattern, uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { countUpload, assertRoom, shownUploads, uploadCaching } from '../stored-files/stored-files.service.js';
import { imageKey, removePicture, storePicture } from './image-files.js';
import { insertImage } from './images.sql.js';
import { reEncode } from './re-encode.js';

const MOST_BYTES = 5 * 1024 * 1024;

export const imagesHandlers: Handlers<'images.upload'> = {
  'images.upload': async ({ services, orgId }, { name, body }) => {
    const upload = Buffer.from(body, 'base64');
    if (upload.length > MOST_BYTES) throw new AppError('image.too_large', 'A picture can have at most 5 MB.');
    await assertRoom(services, orgId, 0);
    const picture = await reEncode(upload);
    const { data, width, height } = picture;
    const now = services.now();
    const imageId = uuidv7(now);
    const { storage } = services;
    await storePicture(storage, orgId, imageId, picture);
    try {
      const row = { org_id: orgId, image_id: imageId, name, width, height, bytes: data.length, created_at: now };
      await services.db.org(orgId, async (tx) => {
        await countUpload(tx, services.config, orgId, row.bytes);
        await insertImage(tx, row);
      });
    } catch (error) {
      await removePicture(storage, orgId, imageId);
      throw error;
    }
    return { data: { image_id: imageId, url: `/images/${orgId}/${imageId}`, width, height } };
  },
};

interface Route {
  Params: { org: string; id: string };
  Querystring: { w?: string };
}

/** Pictures are public by their unguessable address, and never change under it. With `w`, the copy of that width where there is one. */
export async function registerImages(app: FastifyInstance, services: Services): Promise<void> {
  const isShown = shownUploads(services);
  app.get<Route>(`/images/:org(^${uuidPattern}$)/:id(^${uuidPattern}$)`, async (request, reply) => {
    const { org, id } = request.params;
    if (!(await isShown('images', org, id))) throw new AppError('request.not_found');
    const small = pictureWidths.find((width) => String(width) === request.query.w);
    const find = (width?: number) => services.storage.open(imageKey(org, id, width));
    const file = (small && (await find(small))) ?? (await find());
    if (!file) throw new AppError('request.not_found');
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': file.bytes,
        'x-content-type-options': 'nosniff',
        'cache-control': uploadCaching,
      })
      .send(file.read());
  });
}
