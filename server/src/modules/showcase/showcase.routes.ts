import { toSvg } from '@swapt/shared/qr';
import { defaultQrStyle } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { readShowcase } from './showcase.service.js';

const style = {
  ...defaultQrStyle,
  dots: 'rounded',
  eyes: 'rounded',
  foreground: '#141a26',
  eyeColour: '#1256de',
} as const;

/** What the start page asks about its code. Nothing here counts: only a visit of the short address is a scan. */
export async function registerShowcase(app: FastifyInstance, services: Services): Promise<void> {
  const read = readShowcase(services);

  app.get('/demo/code.svg', async (_, reply) => {
    const shown = await read();
    if (!shown) throw new AppError('request.not_found');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(toSvg(shown.printed, style));
  });

  app.get('/demo/scans', async (_, reply) => {
    const shown = await read();
    if (!shown) throw new AppError('request.not_found');
    return reply.header('cache-control', 'public, max-age=1').send({ scans: shown.scans });
  });
}
