import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { aiStyleNames, type AiStyle } from '@swapt/shared/values';
import sharp from 'sharp';
import { uuidPattern } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { selectBody } from './aiqr.sql.js';
import { drawArt } from './art/draw-art.js';
import { isOver } from './picture-reply.js';

const PIXELS = 1200;
const day = 'public, max-age=86400, s-maxage=10';

/** The files of pictures, public by their unguessable address, and a sample of every style. */
export async function registerPictures(app: FastifyInstance, services: Services): Promise<void> {
  const pngs = new LRUCache<string, Buffer>({ maxSize: 50_000_000, sizeCalculation: ({ length }) => length });
  const samples = new Map<AiStyle, string>();

  app.get<{ Params: { id: string; kind: string } }>(
    `/ai-qr/:id(^${uuidPattern}).:kind(png|svg)`,
    async ({ params: { id, kind } }, reply) => {
      const [found] = await services.db.system((tx) => selectBody(tx, id));
      if (!found || found.is_withheld || isOver(found, services.now())) throw new AppError('request.not_found');
      const isDrawn = found.media_type === 'image/svg+xml';
      if (kind === 'svg' && !isDrawn) throw new AppError('request.not_found');
      reply.header('cache-control', day);
      if (kind === 'svg') return reply.type('image/svg+xml').send(Buffer.from(found.body));
      const png = pngs.get(id) ?? (isDrawn ? await drawPng(found.body) : await sharp(found.body).png().toBuffer());
      pngs.set(id, png);
      return reply.type('image/png').send(png);
    },
  );

  app.get<{ Params: { style: string } }>('/ai-qr/style/:style.svg', async ({ params }, reply) => {
    const style = aiStyleNames.find((name) => name === params.style);
    if (!style) throw new AppError('request.not_found');
    const svg = samples.get(style) ?? sample(services, style);
    samples.set(style, svg);
    return reply.type('image/svg+xml').header('cache-control', day).send(svg);
  });
}

async function drawPng(svg: Uint8Array): Promise<Buffer> {
  const image = await renderAsync(Buffer.from(svg), {
    fitTo: { mode: 'width', value: PIXELS },
    font: { loadSystemFonts: false },
  });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** What to expect of a style: in colours of its own, and leading to the start page. */
function sample({ config }: Services, style: AiStyle): string {
  const text = `${config.publicUrl}/`;
  return drawArt({ text, prompt: '', style, seed: aiStyleNames.indexOf(style) + 3, force: 0 }).svg;
}
