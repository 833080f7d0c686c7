import type { FastifyInstance } from 'fastify';
import { languageNames, textsOf } from '@swapt/shared/messages/words';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import sharp from 'sharp';
import { openGateShop, type GateShop } from '../../testing/gate-shop.js';
import { describeOnEngine } from '../../testing/harness.js';

/** What a messenger reads of a page. */
function tagsOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)];
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return { ...Object.fromEntries(tags.map(([, name, content]) => [name, content])), ...(canonical && { canonical }) };
}

describeOnEngine('the preview of a link', ({ db }) => {
  let shop: GateShop;
  let app: FastifyInstance;
  let publicUrl: string;

  beforeAll(async () => {
    shop = await openGateShop(db);
    ({ app } = shop);
    ({ publicUrl } = shop.test.services.config);
  });
  afterAll(() => shop.close());

  const open = (url: string, language = 'en') =>
    app.inject({ url, headers: { 'accept-language': language, 'user-agent': 'WhatsApp/2.23' } });
  const previewOf = async (url: string, language?: string) => tagsOf((await open(url, language)).body);

  it('is in the language of who asks, or in that of the page', async () => {
    for (const language of languageNames) {
      const preview = await previewOf('/privacy', language);
      expect(preview['og:title']).toBe(textsOf(language).summaries('privacy').replaceAll('&', '&amp;'));
      expect(preview['og:locale']?.slice(0, 3)).toBe(`${language}_`);
    }
    const { page_id } = await publish('Unsere Karte', { language: 'de-CH' });
    expect(await previewOf(`/page/${page_id}`, 'fr')).toMatchObject({ 'og:locale': 'de_CH' });
  });

  it('names the address that people can read, wherever the page was opened', async () => {
    const { page_id } = await publish('Our menu', { findable: true }, 'harbour-menu');
    const { slug } = await shop.create({ target: undefined, type: 'page', content: { page_id } });
    const address = `${publicUrl}/pitviper/harbour-menu`;
    for (const url of [`/page/${page_id}?code=x`, '/pitviper/Harbour-Menu', `/${slug}?q=1`])
      expect([url, await previewOf(url)]).toEqual([
        url,
        expect.objectContaining({ canonical: address, 'og:url': address }),
      ]);
    const unlisted = await publish('For guests', {}, 'guests');
    const guests = `${publicUrl}/pitviper/guests`;
    expect(await previewOf(`/page/${unlisted.page_id}`)).toMatchObject({ 'og:url': guests });
    expect((await previewOf(`/page/${unlisted.page_id}`)).canonical).toBeUndefined();
    expect(await previewOf('/privacy?utm_source=x')).toMatchObject({ canonical: `${publicUrl}/privacy` });
    const { slug: link } = await shop.create({});
    const shared = await previewOf(`/share?code=${link}`);
    expect([shared['og:url'], shared.canonical]).toEqual([`${publicUrl}/share?code=${link}`, undefined]);
  });

  it('passes on no address that is secret, gone or nobody’s', async () => {
    for (const url of ['/deleteAlert/a-secret', '/no-such-code?q=1', '/page/none', '/report?code=none']) {
      const preview = await previewOf(url);
      expect([url, preview['og:url'], preview.canonical]).toEqual([url, undefined, undefined]);
    }
    const { slug } = await shop.create({ password: 'mountain' });
    expect((await previewOf(`/code/${slug}`)).canonical).toBeUndefined();
  });

  describe('to a landing page without a picture', () => {
    const drawn = async ({ page_id }: { page_id: string }) => {
      const image = (await previewOf(`/page/${page_id}`))['og:image'] ?? '';
      const { statusCode, headers, rawPayload } = await app.inject(image.slice(publicUrl.length));
      return { image, statusCode, headers, picture: rawPayload };
    };
    const colourAt = async (picture: Buffer, left: number, top: number) => {
      const spot = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
      return `#${(await spot.raw().toBuffer()).toString('hex')}`;
    };

    it('is drawn in the colour of the organization, or else of the page, with its title', async () => {
      const theme = { accent: '#7a1fa2', background: '#ffffff', headings: 'serif' as const };
      const page = await publish('Our menu', { theme });
      const before = await drawn(page);
      expect([before.statusCode, before.headers['content-type'], before.headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=86400',
      ]);
      expect(await sharp(before.picture).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(await colourAt(before.picture, 600, 100)).toBe(theme.accent);
      await shop.call('org.update', { org_id: shop.orgId, data: { colour: '#0f5e4a' } });
      const after = await drawn(page);
      expect(after.image).not.toBe(before.image);
      expect(await colourAt(after.picture, 600, 100)).toBe('#0f5e4a');
      const other = await drawn(await publish('Another', { theme }));
      expect(other.picture.equals(after.picture)).toBe(false);
    });

    it('is there as long as the page is public, and for nobody else’s address', async () => {
      const page = await publish('Soon gone');
      const { image } = await drawn(page);
      await shop.call('pages.unpublish', { page_id: page.page_id });
      expect((await app.inject(image.slice(publicUrl.length))).statusCode).toBe(404);
      for (const id of [shop.orgId, 'x', '../x']) {
        const { statusCode } = await app.inject(`/assets/page-${id}.png`);
        expect([id, statusCode]).toEqual([id, 404]);
      }
    });

    it('is drawn once for whoever asks, and not for one who asks all the time', async () => {
      const { image } = await drawn(await publish('Asked for often'));
      const statuses: number[] = [];
      for (let asked = 0; asked < 121; asked++) {
        const { statusCode } = await app.inject({ url: image.slice(publicUrl.length), remoteAddress: '10.9.9.9' });
        statuses.push(statusCode);
      }
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
    });
  });

  async function publish(title: string, root: object = {}, page_name?: string) {
    const draft = newDocument({ title, ...root }, [newBlock('text', 'text')]);
    const page = { org_id: shop.orgId, name: title, ...(page_name && { page_name }) };
    const { page_id } = (await shop.call('pages.create', page)).data;
    await shop.call('pages.update', { page_id, revision: 1, data: { draft } });
    return (await shop.call('pages.publish', { page_id, revision: 2 })).data;
  }
});
