import { pictureWidths } from '@swapt/shared/values';
import Fastify from 'fastify';
import sharp from 'sharp';
import { registerIllustrations } from './illustrations.routes.js';

it('makes a picture that could not be made once when it is asked for again', async () => {
  const app = Fastify();
  await registerIllustrations(app);
  const url = `/illustrations/cafe-counter?w=${pictureWidths.at(-1)}`;
  const making = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('no memory left'));
  expect((await app.inject(url)).statusCode).toBe(500);
  making.mockRestore();
  expect((await app.inject(url)).statusCode).toBe(200);
  await app.close();
});
