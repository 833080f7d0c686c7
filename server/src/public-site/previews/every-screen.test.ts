import { randomUUID } from 'node:crypto';
import type { Code } from '@swapt/shared/contract';
import type { PublicScreenData } from '@swapt/shared/public';
import { publicScreens } from '@swapt/shared/public/screens';
import sharp from 'sharp';
import { readConfig } from '../../platform/config/config.js';
import { openGateShop, pathOf, type GateShop } from '../../testing/gate-shop.js';
import { insertFormPage } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';
import { insertOneTime } from '../../testing/rows/one-time-rows.js';
import { screenDataOf } from '../../testing/public-app.js';
import { testFolder } from '../../testing/test-folder.js';

type Screen = PublicScreenData['screen'];

/** Screens whose links need no preview, each with the reason. */
const exempt: Partial<Record<Screen, string>> = {};

/** What a messenger shows of a link. */
interface Seen {
  url: string;
  screen: Screen;
  tags: Record<string, string>;
}

describeOnEngine('the preview of a link', ({ db }) => {
  let shop: GateShop;
  let publicUrl: string;
  let all: Seen[];

  beforeAll(async () => {
    const special = { SWAPT_SPECIAL_HOST: 'music.example', SWAPT_DATA_DIR: testFolder() };
    shop = await openGateShop(db, readConfig(special));
    ({ publicUrl } = shop.test.services.config);
    all = [];
    for (const url of declared()) all.push(await see(url));
    for (const [url, host] of await made()) all.push(await see(url, host));
  });
  afterAll(() => shop.close());

  async function see(url: string, host = 'localhost'): Promise<Seen> {
    const headers = { host, 'accept-language': 'en', 'user-agent': 'WhatsApp/2.23' };
    const { body, headers: answered } = await shop.app.inject({ url, headers });
    // As a messenger does.
    if (answered.location !== undefined) return see(pathOf(new URL(String(answered.location), publicUrl)), host);
    const found = [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)];
    const tags = Object.fromEntries(found.map(([, name, content]) => [name, content]));
    return { url, screen: screenDataOf(body).screen as Screen, tags };
  }

  /** Every address that a screen declares, with an id in it that nobody has. */
  const declared = () =>
    Object.values(publicScreens).flatMap(({ paths }) =>
      paths.flatMap(({ path, methods }) =>
        methods.some((method) => method === 'GET') ? [path.replace(/:\w+/g, () => randomUUID())] : [],
      ),
    );

  /** What there is to see at them, of each kind, and the screens that stand at no address of their own. */
  async function made(): Promise<(readonly [url: string, host?: string])[]> {
    const { orgId, call } = shop;
    const create = (input: object): Promise<Code> => shop.create({ name: 'Code', ...input });
    const filled = (type: string, content: object) => create({ target: undefined, type, content });
    const stopped = async (status: 'paused' | 'archived') => {
      const code = await create({});
      await call('codes.update', { org_id: orgId, code_id: code.code_id, data: { status } });
      return code.slug;
    };
    const deleted = await create({});
    await call('codes.delete', { org_id: orgId, code_id: deleted.code_id });
    const used = await create({ scan_limit: 1 });
    await shop.press(`/code/${used.slug}`);
    const base = await create({});
    await insertOneTime(db, { orgId, codeId: base.code_id }, ['coupon-new', 'coupon-used']);
    await shop.press('/coupon-used');
    const body = Buffer.from('%PDF-1.4 a menu').toString('base64');
    const { file_id } = (await call('files.upload', { org_id: orgId, name: 'menu.pdf', body })).data;
    const note = { org_id: orgId, code_id: base.code_id, text: 'Back at two.', is_public: true };
    const { url: noteUrl } = (await call('codes.notes.add', note)).data;
    const times = { starts: '2027-01-01T10:00:00Z', ends: '2027-01-01T12:00:00Z', zone: 'UTC' };
    const { pageId } = await insertFormPage(db, orgId);
    const paused = await stopped('paused');
    const slugs = {
      card: await filled('card', { name: 'Ada' }),
      jobCard: await filled('card', { name: 'Ada', job: 'Baker' }),
      note: await filled('note', { text: 'Back at two.' }),
      file: await filled('file', { file_id }),
      wifi: await filled('wifi', { ssid: 'Guests', security: 'none' }),
      event: await filled('event', { title: 'Tasting', ...times }),
      app: await filled('app', { title: 'App', ios: 'https://apps.apple.com/app/id1' }),
    };
    return [
      ['/', 'music.example'],
      [`/${orgId}/terms`],
      [`/${orgId}/privacy`],
      ...['share', 'report'].flatMap(
        (screen) => [[`/${screen}?code=${base.slug}`], [`/${screen}?page=${pageId}`]] as const,
      ),
      [`/code/${(await create({ password: 'mountain' })).slug}`],
      [`/code/${(await create({ scan_limit: 5 })).slug}`],
      ...[slugs.card, slugs.jobCard].map(({ code_id }) => [`/card/${code_id}`] as const),
      ...[slugs.note, slugs.file, slugs.wifi, slugs.event, slugs.app].map(({ slug }) => [`/c/${slug}`] as const),
      [new URL(noteUrl ?? '').pathname],
      [`/code/promo/${base.slug}`],
      ['/coupon-new'],
      ['/coupon-used'],
      [`/${paused}`],
      [`/${await stopped('archived')}`],
      [`/${deleted.slug}`],
      [`/${(await create({ starts_at: '2090-01-01T00:00:00Z' })).slug}`],
      [`/${(await create({ expires_at: '2020-01-01T00:00:00Z' })).slug}`],
      [`/code/${used.slug}`],
      [`/code/${paused}/alert`],
      [`/code/${paused}/alert?sent`],
      [`/page/${pageId}`],
      [`/page/${pageId}?thanks`],
      ['/no/such/address'],
    ];
  }

  it('is there for every public screen that is declared, or there is a reason why not', () => {
    const seen = new Set(all.map(({ screen }) => screen));
    const reasons = Object.entries(exempt).filter(([, reason]) => reason.length > 20);
    expect([...seen, ...reasons.map(([screen]) => screen)].sort()).toEqual(Object.keys(publicScreens).sort());
  });

  it('has a title, a text that is no name, and a picture, with whole addresses', async () => {
    for (const { url, screen, tags } of all.filter(({ screen }) => !exempt[screen])) {
      expect([url, screen, tags]).toEqual([
        url,
        screen,
        expect.objectContaining({
          'og:title': expect.stringMatching(/\S/),
          'og:description': expect.stringMatching(/\S/),
          'og:site_name': expect.stringMatching(/\S/),
          'og:locale': expect.stringMatching(/^en_/),
          'og:image': expect.stringContaining(`${publicUrl}/`),
          'twitter:card': 'summary_large_image',
        }),
      ]);
      const names = [tags['og:site_name'], tags['og:title']];
      expect([url, names.includes(tags['og:description'])]).toEqual([url, false]);
    }
  });

  it('shows pictures that are there', async () => {
    const pictures = [...new Set(all.map(({ tags }) => tags['og:image'] ?? ''))];
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) {
      const { statusCode, headers, rawPayload } = await shop.app.inject(picture.slice(publicUrl.length));
      expect([picture, statusCode, headers['content-type']]).toEqual([picture, 200, 'image/png']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });
});
