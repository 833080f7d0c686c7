import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { registerImages } from './images.routes.js';

const MB = 1024 * 1024;

function photo(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#256EFF' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '38/1 43/1 0/1' }, IFD0: { Copyright: 'Corner shop' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG whose header promises a size, with as good as no data behind it. */
function promisedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const data = deflateSync(Buffer.alloc(1000));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describeOnEngine('pictures', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
    await registerImages(test.app, test.services);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const upload = (file: Buffer | string, name = 'logo.png') =>
    test.as(owner).send('images.upload', { org_id: orgId, name, body: Buffer.from(file).toString('base64') });
  const stored = async () => {
    let files = 0;
    for await (const { bytes } of test.services.storage.list(`images/${orgId}`)) files += Math.min(bytes, 1);
    return files;
  };
  const rows = () => db.org(orgId, (tx) => tx.query('select * from images where org_id = $1', [orgId]));

  it('are made anew, upright and without metadata, and served unchanging [O.images.upload]', async () => {
    const { status, body } = await upload(await photo(), '../../etc/passwd.png.html');
    expect(status).toBe(200);
    const { image_id, url, width, height } = (body as { data: Record<string, string> }).data;
    expect([url, width, height]).toEqual([`/images/${orgId}/${image_id}`, 800, 1200]);

    const served = await test.app.inject({ url });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, s-maxage=10',
    });
    const made = await sharp(served.rawPayload).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 800, height: 1200 });
    expect([made.exif, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined]);
    expect(await rows()).toMatchObject([
      { image_id, name: '../../etc/passwd.png.html', bytes: served.rawPayload.length },
    ]);
    expect((await test.app.inject({ url, method: 'HEAD' })).statusCode).toBe(200);
  });

  it('keep what is see-through and lose what is too many pixels for any use [O.images.upload]', async () => {
    const png = await sharp({
      create: { width: 3000, height: 300, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { body } = await upload(png);
    const { url } = (body as { data: { url: string } }).data;
    const { rawPayload } = await test.app.inject({ url });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2048, height: 205, hasAlpha: true });
  });

  it('of the wrong kind are refused and leave nothing behind [O.images.upload]', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const before = [await stored(), (await rows()).length];
    for (const file of [
      svg,
      `<?xml version="1.0"?>${svg}`,
      '%PDF-1.7',
      '<html></html>',
      (await photo()).subarray(0, 900),
    ]) {
      const answer = await upload(file);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'image.unreadable', detail: expect.stringMatching(/PNG/) },
      });
    }
    expect([await stored(), (await rows()).length]).toEqual(before);
  });

  it('that are too large are refused with memory steady [O.images.upload]', async () => {
    expect(await upload(Buffer.alloc(20 * MB, 1))).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
    expect(await upload(Buffer.concat([await photo(), Buffer.alloc(5 * MB)]))).toMatchObject({ status: 413 });
    const large = await photo(7000, 5500);
    await upload(large);
    // What the refused uploads took here is this test's own doing: the program refuses them by their length.
    const before = process.memoryUsage().rss;
    expect(await upload(promisedPng(50_000, 50_000))).toMatchObject({ status: 413, body: { code: 'image.too_large' } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(large)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(200);
  });

  it('come in smaller copies for small screens, and as they are where there is none [O.images.upload]', async () => {
    const widthAt = async (url: string, w: string) => {
      const { statusCode, rawPayload } = await test.app.inject({ url, query: { w } });
      return [statusCode, (await sharp(rawPayload).metadata()).width];
    };
    const { url } = (await upload(await photo(1000, 1500))).body.data as { url: string };
    // Turned upright by what the photo says of itself.
    expect(await widthAt(url, '')).toEqual([200, 1500]);
    expect(await widthAt(url, '480')).toEqual([200, 480]);
    expect(await widthAt(url, '960')).toEqual([200, 960]);
    expect(await widthAt(url, '../960')).toEqual([200, 1500]);
    const narrow = (await upload(await photo(400, 300))).body.data as { url: string };
    expect(await widthAt(narrow.url, '480')).toEqual([200, 300]);
  });

  it('are found by their whole address alone [P.tenant]', async () => {
    const { body } = await upload(await photo());
    const { image_id } = (body as { data: { image_id: string } }).data;
    const other = await test.organization();
    for (const url of [
      `/images/${other.orgId}/${image_id}`,
      `/images/${orgId}/..%2f${orgId}%2f${image_id}`,
      `/images/${orgId}/x`,
    ]) {
      expect((await test.app.inject({ url })).statusCode).toBe(404);
    }
  });
});
