import Fastify, { type FastifyInstance } from 'fastify';
import type { ReportKind } from '@swapt/shared/values';
import sharp from 'sharp';
import { contract, type OperationId, type PagePicture } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { readConfig } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { askedStore, openStore, simpleProduct } from '../../testing/stores/open-store.js';
import { insertAiPicture } from '../../testing/vendors/ai-picture.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { insertOneTime } from '../../testing/rows/one-time-rows.js';
import { publicApp } from '../../testing/public-app.js';
import { alerts, showNothing, taking } from '../../testing/stopped-paths.js';
import { testFolder } from '../../testing/test-folder.js';
import { registerPictures } from '../aiqr/picture.routes.js';
import { registerFiles } from '../files/files.routes.js';
import { registerImages } from '../images/images.routes.js';

const operatorMail = 'operator@example.com';
const settings = { SWAPT_RATE_LIMIT: '1000000', SWAPT_OPERATORS: operatorMail };
/** Stands in all that somebody wrote, and in no page that says why there is nothing to see. */
const canary = 'Canary';

interface Shown {
  /** Patterns of addresses, with how they are filled. */
  pages: Record<string, string>;
  /** Operations that anybody may call, with what they are sent. */
  calls?: Record<string, object | (() => object)>;
}

describeOnEngine('Of a code or page that the operator stopped, or its owner deleted,', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let owner: TestUser;
  let operator: TestUser;
  let orgId: string;
  const routes = new Set<string>();

  beforeAll(async () => {
    test = await testApp(db, { config: readConfig({ ...settings, SWAPT_DATA_DIR: testFolder() }) });
    app = Fastify({ trustProxy: '127.0.0.1' });
    app.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) routes.add(url.replaceAll(/\(\^[^)]*\)/g, '').replace('(png|svg)', ''));
    });
    await registerImages(app, test.services);
    await registerFiles(app, test.services);
    await registerPictures(app, test.services);
    await publicApp(test.services, app);
    ({ orgId, owner } = await test.organization(undefined, 'Harbour Bakery'));
    await test
      .as(owner)
      .call('org.update', { org_id: orgId, data: { shopper_terms: `${canary} terms`, privacy_contact: canary } });
    operator = await test.user(operatorMail);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const own = () => test.as(owner);
  const base64 = (content: Buffer | string) => Buffer.from(content).toString('base64');
  async function uploadPicture() {
    const background = { r: Math.floor(Math.random() * 255), g: 0, b: 0 };
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    const { data } = await own().call('images.upload', { org_id: orgId, name: 'x', body: base64(png) });
    const { url, width, height, image_id } = data;
    return { picture: { url, width, height, alt: 'x' }, url, image_id };
  }
  const uploadFile = async (content: string) =>
    (await own().call('files.upload', { org_id: orgId, name: canary, body: base64(content) })).data;
  const createCode = async (input: object) =>
    (await own().call('codes.create', { org_id: orgId, name: canary, ...input } as never)).data;
  /** One-time codes: one to look at, and more, each of which one call uses up. */
  async function createOneTime() {
    const { code_id: id } = await createCode({ type: 'link', target: `https://example.com/${canary}` });
    const [slug = '', ...fresh] = Array.from({ length: 6 }, (_, n) => `once-${n}-${uuidv7().slice(-12)}`);
    await insertOneTime(db, { orgId, codeId: id }, [slug, ...fresh], `${canary} for free`);
    const pages = {
      ...{ '/:id': `/${slug}`, '/:id/': `/${slug}/`, '/:id/terms': `/${slug}/terms` },
      '/:id/privacy': `/${slug}/privacy`,
    };
    return { kind: 'code' as const, id, slug, fresh, pages };
  }
  async function publish(pictures: { picture: PagePicture }[], film?: string) {
    const blocks = pictures.map(({ picture }, at) => newBlock('image', `picture-${at}`, { picture }));
    const shownFilm = film ? { url: film, media: 'video/mp4', shape: 'wide' } : null;
    const draft = newDocument({ title: canary }, [...blocks, newBlock('video', 'film', { film: shownFilm } as never)]);
    const page_name = `page-${uuidv7().slice(-8)}`;
    const { data } = await own().call('pages.create', { org_id: orgId, name: canary, draft, page_name });
    return (await own().call('pages.publish', { page_id: data.page_id, revision: 1 })).data;
  }

  const makers: Record<string, () => Promise<{ kind: ReportKind; id: string } & Shown>> = {
    async 'a link'() {
      const { code_id: id, slug } = await createCode({ type: 'link', target: `https://example.com/${canary}` });
      const note = { org_id: orgId, code_id: id, text: `${canary} note`, is_public: true };
      const { data } = await own().call('codes.notes.add', note);
      const picture_id = await insertAiPicture(db, { orgId, codeId: id, words: canary, now: test.services.now() });
      return {
        ...{ kind: 'code', id },
        pages: {
          '/:id': `/${slug}`,
          '/:id/': `/${slug}/`,
          '/code/note/:id': `/code/note/${data.id}`,
          '/code/promo/:slug': `/code/promo/${slug}`,
          '/share': `/share?code=${slug}`,
          '/share/qr.svg': `/share/qr.svg?code=${slug}`,
          '/:id/terms': `/${slug}/terms`,
          '/:id/terms by id': `/${id}/terms`,
          '/ai-qr': `/ai-qr?picture=${picture_id}`,
          '/ai-qr/:id.:kind': `/ai-qr/${picture_id}.svg`,
          '/ai-qr/:id.:kind as png': `/ai-qr/${picture_id}.png`,
        },
        calls: {
          'codes.resolve': { id: slug },
          'codes.notes.get': { code_id: id },
          'aiqr.get': { picture_id },
        },
      };
    },
    async 'a contact'() {
      const image = await uploadPicture();
      const content = { name: canary, image_id: image.image_id };
      const { code_id: id } = await createCode({ type: 'card', content });
      return {
        ...{ kind: 'code', id },
        pages: {
          ...{ '/card/:id': `/card/${id}`, '/card/:id/contact.vcf': `/card/${id}/contact.vcf` },
          '/images/:org/:id': image.url,
          '/images/:org/:id small': `${image.url}?w=480`,
        },
      };
    },
    async 'a file'() {
      const file = await uploadFile(`%PDF-${canary}`);
      const { code_id: id, slug } = await createCode({ type: 'file', content: { file_id: file.file_id } });
      return {
        ...{ kind: 'code', id },
        pages: { '/c/:slug': `/c/${slug}`, '/files/:org/:id': new URL(file.url, 'http://x').pathname },
      };
    },
    async 'a link to the address of a file'() {
      const file = await uploadFile(`%PDF-${canary} linked`);
      const path = new URL(file.url, 'http://x').pathname;
      const { code_id: id } = await createCode({ type: 'link', target: `https://swapt.example${path}` });
      return { kind: 'code', id, pages: { '/files/:org/:id': path } };
    },
    async 'an event'() {
      const times = { starts: '2026-12-01T10:00:00Z', ends: '2026-12-01T12:00:00Z', zone: 'UTC' };
      const { code_id: id, slug } = await createCode({ type: 'event', content: { title: canary, ...times } });
      return {
        ...{ kind: 'code', id },
        pages: { '/c/:slug': `/c/${slug}`, '/c/:slug/event.ics': `/c/${slug}/event.ics` },
      };
    },
    async 'a code with a password'() {
      const { code_id: id, slug } = await createCode({
        ...{ type: 'link', target: `https://example.com/${canary}`, password: 'open sesame' },
      });
      return { kind: 'code', id, pages: { '/code/:slug': `/code/${slug}` } };
    },
    async 'a one-time code'() {
      const { slug, fresh, ...made } = await createOneTime();
      return { ...made, calls: { 'codes.resolve': { id: slug }, 'codes.redeem': () => ({ id: fresh.pop() }) } };
    },
    async 'a one-time code that was used'() {
      const { slug, fresh: _, ...made } = await createOneTime();
      await test.as().call('codes.redeem', { id: slug });
      return { ...made, calls: { 'codes.resolve': { id: slug } } };
    },
    async 'a store'() {
      const { pages, ...store } = await askedStore(own().call, orgId, canary);
      const logo = await uploadPicture();
      const at = { org_id: orgId, store_id: store.id };
      const { revision } = (await own().call('stores.get', at)).data;
      await own().call('stores.update', { ...at, revision, data: { logo: logo.picture } });
      return { kind: 'store', ...store, pages: { ...pages, '/images/:org/:id': logo.url } };
    },
    async 'a page'() {
      const [picture, film] = [await uploadPicture(), await uploadFile(`....ftypisom${canary}`)];
      const page = await publish([picture], new URL(film.url, 'http://x').pathname);
      const { page_id: id } = page;
      const code = await createCode({ type: 'page', content: { page_id: id } });
      return {
        ...{ kind: 'page', id },
        pages: {
          '/page/:id': `/page/${id}`,
          '/assets/page-:id.png': `/assets/page-${id}.png`,
          '/pitviper/:name': `/pitviper/${page.page_name}`,
          '/share': `/share?page=${id}`,
          '/share/qr.svg': `/share/qr.svg?page=${id}`,
          '/:id/terms': `/${id}/terms`,
          '/images/:org/:id': picture.url,
          '/files/:org/:id': new URL(film.url, 'http://x').pathname,
        },
        calls: { 'pages.get': { page_id: id }, 'pages.byCode': { code_id: code.code_id } },
      };
    },
  };

  /** Which of them show something now. */
  async function seen({ pages, calls = {} }: Shown): Promise<string[]> {
    // Whether a picture or file may be seen is asked twice a second.
    await new Promise((resolve) => setTimeout(resolve, 550));
    const names: string[] = [];
    for (const [name, url] of Object.entries(pages)) {
      const { statusCode, body, headers } = await app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } });
      const isShown = statusCode < 300 && !body.includes('noindex') && !/"kind":"(paused|deleted|unknown)"/.test(body);
      const text = `${body} ${String(headers.location)}`;
      const isProof = text.includes(canary) || /"screen":"(share","kind":"shown|promo","kind":"ask)"/.test(body);
      if (isProof || (isShown && !String(headers['content-type']).includes('html'))) names.push(name);
    }
    for (const [name, input] of Object.entries(calls)) {
      const { text } = await test.as().send(name as never, typeof input === 'function' ? input() : input);
      const said = text.replaceAll(`"name":"${canary}"`, '');
      if (said.includes(canary) || said.includes('"kind":"oneTime"')) names.push(name);
    }
    return names.sort();
  }

  async function reportOn(kind: ReportKind, id: string): Promise<string> {
    const remoteAddress = `10.${Math.floor(Math.random() * 250)}.0.1`;
    await test.app.inject({
      ...{ method: 'POST', url: '/api/reports/create', remoteAddress },
      payload: { kind, id, reason: 'scam' },
    });
    const { data } = await test.as(operator).call('reports.list', { pageSize: 100 });
    return data.find(({ subject }) => subject.id === id)?.report_id ?? '';
  }
  const decide = (report_id: string, decision: 'pause' | 'dismiss') =>
    test.as(operator).call('reports.decide', { report_id, decision });

  const deleteMade = ({ kind, id }: { kind: ReportKind; id: string }) => {
    if (kind === 'page') return own().call('pages.delete', { page_id: id });
    if (kind === 'store') return own().call('stores.status', { store_id: id, status: 'deleted' });
    return own().call('codes.delete', { code_id: id });
  };

  it.each(Object.keys(makers))('nothing is seen anywhere of %s, until it is let go', async (name) => {
    const made = await makers[name]?.();
    if (!made) throw new Error(name);
    // What a password keeps is not told before either, and which terms there are is told in words of ours.
    const all = [...Object.keys(made.pages), ...Object.keys(made.calls ?? {})].sort();
    const before = await seen(made);
    expect(before).toEqual(name === 'a code with a password' ? [] : all);
    const report = await reportOn(made.kind, made.id);
    await decide(report, 'pause');
    expect(await seen(made)).toEqual([]);
    await decide(report, 'dismiss');
    expect(await seen(made)).toEqual(before);
    await deleteMade(made);
    expect(await seen(made)).toEqual([]);
  });

  it('every public address and operation is either tried here or known to show nothing', async () => {
    const made = await Promise.all(Object.values(makers).map((make) => make()));
    const tried = new Set(made.flatMap(({ pages }) => Object.keys(pages).map((name) => name.split(' ')[0])));
    const isPicture = (url: string) => /^\/assets\/preview-[a-z]+\.png$/.test(url);
    const others = [...routes].filter((url) => !tried.has(url) && !showNothing.includes(url) && !isPicture(url));
    expect(others.sort()).toEqual(['/report', ...alerts].sort());
    const called = made.flatMap(({ calls = {} }) => Object.keys(calls));
    const open = Object.entries(contract).flatMap(([id, { who }]) => (who === 'public' ? [id] : []));
    expect(open.filter((id) => !called.includes(id) && !taking.includes(id as OperationId))).toEqual([]);
  });

  it('a picture goes when the last that shows it goes, and not before', async () => {
    const [shared, unused, logo] = [await uploadPicture(), await uploadPicture(), await uploadPicture()];
    const [one, other] = [await publish([shared, logo]), await publish([shared])];
    await own().call('org.update', { org_id: orgId, data: { organization_logo: logo.url } });
    const pictures: Shown = { pages: { shared: shared.url, unused: unused.url, logo: logo.url } };
    await decide(await reportOn('page', one.page_id), 'pause');
    expect(await seen(pictures)).toEqual(['logo', 'shared', 'unused']);
    await own().call('pages.delete', { page_id: other.page_id });
    expect(await seen(pictures)).toEqual(['logo', 'unused']);
  });

  it('a picture of a product goes when every store that sells it is stopped, or it is deleted', async () => {
    const { picture, url } = await uploadPicture();
    const product = { ...simpleProduct(canary, 900), pictures: [picture] };
    const [one, other] = [
      await openStore(own().call, orgId, [product]),
      await openStore(own().call, orgId, [simpleProduct('Bowl', 500)]),
    ];
    const { productId: product_id = '' } = one.items[0] ?? {};
    await own().call('stores.addItems', { org_id: orgId, store_id: other.storeId, product_ids: [product_id] });
    const pictures: Shown = { pages: { url } };
    const [first, second] = [await reportOn('store', one.storeId), await reportOn('store', other.storeId)];
    await decide(first, 'pause');
    expect(await seen(pictures)).toEqual(['url']);
    await decide(second, 'pause');
    expect(await seen(pictures)).toEqual([]);
    await decide(first, 'dismiss');
    expect(await seen(pictures)).toEqual(['url']);
    await own().call('product.update', { org_id: orgId, product_id, data: { status: 'deleted' } });
    expect(await seen(pictures)).toEqual([]);
  });
});
