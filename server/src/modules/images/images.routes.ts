import { open, rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from '../../db/uuid.js';
import { AppError } from '../../http/app-error.js';
import type { Handlers } from '../../http/handler.js';
import type { Services } from '../../services.js';
import { imageFile, storeImage } from './image-files.js';
import { insertImage } from './images.sql.js';
import { reEncode } from './re-encode.js';

const MOST_BYTES = 5 * 1024 * 1024;

export const imagesHandlers: Handlers<'images.upload'> = {
  'images.upload': async ({ services, orgId }, { name, body }) => {
    const upload = Buffer.from(body, 'base64');
    if (upload.length > MOST_BYTES) throw new AppError('image.too_large', 'A picture may have 5 MB at most.');
    const { data, width, height } = await reEncode(upload);
    const now = services.now();
    const imageId = uuidv7(now);
    const file = imageFile(services.config.dataDir, orgId, imageId);
    await storeImage(file, data);
    try {
      const row = { org_id: orgId, image_id: imageId, name, width, height, bytes: data.length, created_at: now };
      await services.db.org(orgId, (tx) => insertImage(tx, row));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return { data: { image_id: imageId, url: `/images/${orgId}/${imageId}`, width, height } };
  },
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Pictures are public by their unguessable address, and never change under it. */
export async function registerImages(app: FastifyInstance, { config }: Services): Promise<void> {
  app.get<{ Params: { org: string; id: string } }>(`/images/:org(^${uuid}$)/:id(^${uuid}$)`, async (request, reply) => {
    const { org, id } = request.params;
    const handle = await open(imageFile(config.dataDir, org, id)).catch(() => undefined);
    if (!handle) throw new AppError('request.not_found');
    const { size } = await handle.stat();
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': size,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(handle.createReadStream());
  });
}
