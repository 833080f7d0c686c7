import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Api } from '@swapt/shared/contract';
import { registerFiles } from '../../modules/files/files.routes.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';

describeOnEngine('the pages of what codes hold', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let owner: TestUser;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    await registerFiles(app, test.services);
    ({ orgId, owner } = await test.organization(undefined, 'Corner shop'));
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const create = async (
    type: 'card' | 'note' | 'file' | 'wifi' | 'event',
    content: Api['codes.create']['in']['content'],
  ) => (await test.as(owner).call('codes.create', { org_id: orgId, name: 'Counter', type, content })).data;
  const scan = async (slug: string) => new URL(String((await app.inject(`/${slug}?q=1`)).headers.location)).pathname;
  const upload = (file: Buffer | string, name = 'file') =>
    test.as(owner).send('files.upload', { org_id: orgId, name, body: Buffer.from(file).toString('base64') });
  const stored = async (file: Buffer | string, name?: string) => {
    const { body } = await upload(file, name);
    return (body as { data: Api['files.upload']['out']['data'] }).data;
  };

  it('are led to by a scan: a contact by its id, the others by their short name [R.card, R.redirect]', async () => {
    const card = await create('card', { name: 'Ada', job: 'Baker' });
    expect(await scan(card.slug)).toBe(`/card/${card.code_id}`);
    const note = await create('note', { text: 'Back at 3' });
    expect(await scan(note.slug)).toBe(`/c/${note.slug}`);
    const page = await app.inject(`/c/${note.slug}`);
    expect(screenDataOf(page.body)).toEqual({
      screen: 'content',
      slug: note.slug,
      orgName: 'Corner shop',
      kind: 'note',
      text: 'Back at 3',
    });
    expect(page.body).toContain('content="noindex"');
  });

  it('give a contact to the address book as a file of one line per fact, marked where it must be [R.card]', async () => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#256EFF' } })
      .png()
      .toBuffer();
    const image = await test
      .as(owner)
      .call('images.upload', { org_id: orgId, name: 'face.png', body: picture.toString('base64') });
    const name = 'Anna-Lena K\u00f6nig; the 3rd, n\u00e9e \u738b';
    const card = await create('card', {
      name,
      company: 'Corner, shop',
      phone: '+49 30 123',
      description: 'Two\nlines\r\nBEGIN:VCARD',
      city: 'Berlin',
      image_id: image.data.image_id,
    });
    const page = screenDataOf((await app.inject(`/card/${card.code_id}`)).body);
    expect(page).toMatchObject({
      screen: 'card',
      card: { name },
      photo: image.data.url,
      vcf: `/card/${card.code_id}/contact.vcf`,
    });
    const vcf = await app.inject(page.vcf);
    expect(vcf.headers).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'inline; filename="anna-lena-konig-the-3rd-nee.vcf"',
    });
    const raw = vcf.rawPayload.toString('utf8');
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = raw.replace(/\r\n /g, '').split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Anna-Lena K\u00f6nig\\; the 3rd\\, n\u00e9e \u738b',
      'N:\u738b;Anna-Lena K\u00f6nig\\; the 3rd\\, n\u00e9e;;;',
      'ORG:Corner\\, shop',
    ]);
    expect(lines).toContain('ADR;TYPE=WORK:;;;Berlin;;;');
    expect(lines).toContain('NOTE:Two\\nlines\\nBEGIN:VCARD');
    const photo = lines.find((line) => line.startsWith('PHOTO;ENCODING=b;TYPE=JPEG:'))?.split(':')[1] ?? '';
    expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 320,
    });
    expect(lines.filter((line) => line === 'BEGIN:VCARD')).toHaveLength(1);
  });

  it('give an event to the calendar, and say in words when it is where it is', async () => {
    const event = {
      title: 'Tasting, red',
      starts: '2026-12-01T18:00:00Z',
      ends: '2026-12-01T21:00:00Z',
      zone: 'Europe/Rome',
      place: 'Via Roma 1; cellar',
    };
    const { slug, code_id } = await create('event', event);
    const data = screenDataOf((await app.inject(`/c/${slug}`)).body);
    expect(data).toMatchObject({
      kind: 'event',
      when: expect.stringMatching(/1 December 2026.*19:00.*22:00 \(Europe\/Rome\)$/),
      ics: `/c/${slug}/event.ics`,
    });
    const ics = await app.inject(data.ics);
    expect(ics.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = ics.body.replace(/\r\n /g, '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261201T180000Z',
        'DTEND:20261201T210000Z',
        'SUMMARY:Tasting\\, red',
        'LOCATION:Via Roma 1\\; cellar',
        `UID:${code_id}@localhost`,
      ]),
    );
    expect((await app.inject(`/card/${code_id}`)).statusCode).toBe(404);
  });

  it('tell a network to those who did not join it by its print', async () => {
    const { slug } = await create('wifi', { ssid: 'Guests', security: 'WPA', password: 'mountain lake' });
    expect(screenDataOf((await app.inject(`/c/${slug}`)).body)).toMatchObject({
      kind: 'wifi',
      ssid: 'Guests',
      password: 'mountain lake',
      picture: expect.stringMatching(/^data:image\/svg\+xml,/),
    });
  });

  it('follow the state of their code, and are no way round it', async () => {
    const { slug, code_id } = await create('note', { text: 'Back at 3' });
    const change = (data: object) => test.as(owner).call('codes.update', { org_id: orgId, code_id, data });
    await change({ status: 'paused' });
    expect(screenDataOf((await app.inject(`/c/${slug}`)).body)).toMatchObject({ screen: 'code', kind: 'paused' });
    await change({ status: 'active', expires_at: '2026-11-01T00:00:00Z' });
    expect((await app.inject(`/c/${slug}`)).headers.location).toBe(`/${slug}`);
    expect((await app.inject('/c/nobodys-name')).statusCode).toBe(404);
    expect((await app.inject('/card/not-an-id')).statusCode).toBe(404);
  });

  it('show a file that was uploaded, told by its contents, in a sandbox of its own [R.redirect]', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const file = await stored(gif, 'A "smile"\r\n(1).html');
    expect(file).toMatchObject({ media: 'image/gif', bytes: gif.length });
    const { slug } = await create('file', { file_id: file.file_id, title: 'Smile' });
    expect(screenDataOf((await app.inject(`/c/${slug}`)).body)).toMatchObject({
      kind: 'file',
      title: 'Smile',
      show: 'picture',
      url: file.url,
      about: 'Picture, 1 kB',
    });
    const served = await app.inject(file.url);
    expect(served.rawPayload).toEqual(gif);
    expect(served.headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''A%20%22smile%22%0D%0A%281%29.html",
    });
    const { content, file: shown } = (
      await test
        .as(owner)
        .call('codes.get', { org_id: orgId, code_id: (await create('file', { file_id: file.file_id })).code_id })
    ).data;
    expect({ content, shown }).toEqual({ content: { file_id: file.file_id }, shown: file });
  });

  it('send the part of a sound or film that a phone asks for', async () => {
    const bytes = Buffer.concat([
      Buffer.from('ID3'),
      Buffer.from(Array.from({ length: 997 }, (_, index) => index % 251)),
    ]);
    const { url, media } = await stored(bytes, 'jingle.mp3');
    expect(media).toBe('audio/mpeg');
    const part = async (range: string) => {
      const reply = await app.inject({ url, headers: { range } });
      return [
        reply.statusCode,
        reply.headers['content-range'],
        reply.rawPayload.equals(bytes) ? 'all' : reply.rawPayload.length,
      ];
    };
    expect(await part('bytes=0-1')).toEqual([206, 'bytes 0-1/1000', 2]);
    expect(await part('bytes=990-')).toEqual([206, 'bytes 990-999/1000', 10]);
    expect(await part('bytes=-5')).toEqual([206, 'bytes 995-999/1000', 5]);
    expect(await part('bytes=500-9999')).toEqual([206, 'bytes 500-999/1000', 500]);
    expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', 0]);
    expect(await part('bytes=0-1,5-6')).toEqual([200, undefined, 'all']);
  });

  it('take no file that a browser would run, whatever it is called, and none above 20 MB', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const body of [
      svg,
      '<!doctype html><script>alert(1)</script>',
      'MZ\x90\x00',
      'text',
      'PK\x03\x04',
      '%!PS-Adobe',
    ]) {
      expect(await upload(body, 'menu.pdf')).toMatchObject({ status: 422, body: { code: 'file.unreadable' } });
    }
    // A picture that is one by its first bytes alone.
    const html = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]);
    expect(await upload(html)).toMatchObject({ status: 422, body: { code: 'image.unreadable' } });
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'file.too_large' } });
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#256EFF' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
      .toBuffer();
    const { url, media } = await stored(photo, 'photo.jpg');
    expect(media).toBe('image/webp');
    expect((await sharp((await app.inject(url)).rawPayload).metadata()).exif).toBeUndefined();
  });
});
