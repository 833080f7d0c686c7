import sharp from 'sharp';
import { startStandIn } from './stand-in.js';
import { stability } from './stability.js';

describe('the image model of Stability AI', () => {
  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  let guide: Buffer;

  beforeAll(async () => {
    standIn = await startStandIn();
    guide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
  });
  beforeEach(() => Object.assign(standIn, { credits: 100 }));
  afterAll(() => standIn.close());

  const paint = (prompt = 'a harbour', { url, key } = standIn) =>
    stability({ url, key }).paint({ guide, prompt, style: 'brush', seed: 1, strength: 0.75 });

  it('answers with a picture', async () => {
    expect((await sharp(await paint()).metadata()).format).toBe('png');
  });

  it.each(['forbidden', 'blurred'])('refuses “%s” for good', async (word) => {
    await expect(paint(`a ${word} thing`)).rejects.toMatchObject({ name: 'VendorError', failure: 'refused' });
  });

  it.each([
    ['without credits', async () => Object.assign(standIn, { credits: 0 })],
    ['with another key', async () => ({ ...standIn, key: 'sk-wrong' })],
    ['at an address where nobody listens', async () => ({ ...standIn, url: 'http://127.0.0.1:1' })],
  ])('is unavailable %s', async (_, at) => {
    const failed = await paint('a harbour', await at()).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'VendorError', vendor: 'Stability AI', failure: 'unavailable' });
    expect(String(failed)).not.toMatch(/sk-/);
  });
});
