import { pictureWidths } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { AppError } from '../../../platform/errors/app-error.js';
import { illustrations } from './illustrations.js';

interface Route {
  Params: { name: string };
  Querystring: { w?: string };
}

const known = new Map(Object.entries(illustrations));
/** Made once per process, when first asked for: there are a few dozen, in three widths. */
const made = new Map<string, Promise<Buffer>>();

/** The pictures of templates, as uploaded ones are served: WebP, and with `w` the copy of that width. */
export async function registerIllustrations(app: FastifyInstance): Promise<void> {
  app.get<Route>('/illustrations/:name', async (request, reply) => {
    const illustration = known.get(request.params.name);
    if (!illustration) throw new AppError('request.not_found');
    const small = pictureWidths.find((width) => String(width) === request.query.w);
    const width = small ?? illustration.width;
    const key = `${request.params.name} ${width}`;
    const file = made.get(key) ?? toPixels(illustration.svg, width);
    made.set(key, file);
    file.catch(() => made.delete(key));
    // Its address stays when it is drawn anew.
    return reply
      .headers({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=604800',
      })
      .send(await file);
  });
}

/** Even areas of colour keep their edges only in a file without chroma loss. */
const toPixels = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width).webp({ quality: 80, smartSubsample: true, effort: 6 }).toBuffer();
