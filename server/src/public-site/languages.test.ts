import type { FastifyInstance } from 'fastify';
import { hiddenFields } from '@swapt/shared/form';
import { readConfig } from '../platform/config/config.js';
import { insertCode, insertOrg, updateCode } from '../testing/rows/code-rows.js';
import { insertFormPage } from '../testing/rows/form-page.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../testing/public-app.js';

describeOnEngine('the language of public pages', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  beforeAll(async () => {
    services = testServices(db, { config: readConfig({ SWAPT_RATE_LIMIT: '100000' }) });
    app = await publicApp(services);
  });
  afterAll(() => app.close());

  const open = (url: string, language?: string) =>
    app.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } });
  const langOf = (html: string) => /<html ([^>]*)>/.exec(html)?.[1];
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

  it.each([
    [undefined, 'lang="en"'],
    ['', 'lang="en"'],
    ['de-AT,de;q=0.9,en;q=0.5', 'lang="de"'],
    ['en;q=0.3, ar;q=0.8', 'lang="ar" dir="rtl"'],
    ['ja,fr;q=0.4', 'lang="fr"'],
    ['ja', 'lang="en"'],
    ['*', 'lang="en"'],
    ['de;q=0', 'lang="en"'],
    ['"><script>', 'lang="en"'],
    [`${'x-'.repeat(4000)}de`, 'lang="en"'],
  ])('is the one that the browser asks for most, among those there are: %s', async (language, attributes) => {
    const { body, headers } = await open('/nobody-knows-this', language);
    expect(langOf(body)).toBe(attributes);
    expect(headers.vary).toBe('accept-encoding, accept-language');
  });

  it('is that of titles, waiting times and ages', async () => {
    services.setNow('2026-11-20T10:00:00Z');
    const orgId = await insertOrg(db, 'Harbour Bakery');
    const paused = await insertCode(db, { orgId, slug: 'pause-me' });
    await updateCode(db, paused, { status: 'paused' });
    expect(titleOf((await open('/pause-me', 'fr')).body)).toBe('Mis en pause par Harbour Bakery');
    expect(titleOf((await open('/pause-me', 'ar')).body)).toBe('أوقفه \u2068Harbour Bakery\u2069 مؤقتًا');
    expect(titleOf((await open('/no/such/page', 'es')).body)).toBe('Aquí no hay ninguna página');
  });

  it('is that of what is wrong with a form', async () => {
    const reply = await postForm(app, '/deleteAlert', { email: 'nobody' }, { 'accept-language': 'de' });
    expect([reply.statusCode, screenDataOf(reply.body).problems]).toEqual([
      422,
      { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.com.' },
    ]);
  });

  it('is that of a landing page, whoever opens it, in what is wrong with its form, too', async () => {
    services.setNow('2026-11-20T10:00:00Z');
    const orgId = await insertOrg(db);
    const { pageId } = await insertFormPage(db, orgId, { language: 'ar' });
    const page = await open(`/page/${pageId}`, 'de');
    expect([langOf(page.body), page.headers.vary]).toEqual(['lang="ar" dir="rtl"', 'accept-encoding']);
    services.setNow('2026-11-20T10:00:20Z');
    const fields = { [hiddenFields.token]: String(screenDataOf(page.body).token), [hiddenFields.block]: 'form-1' };
    const answers = { ...fields, email: 'ada', phone: '12' };
    const reply = await postForm(app, `/page/${pageId}`, answers, { 'accept-language': 'de' });
    expect(reply.statusCode).toBe(422);
    expect(screenDataOf(reply.body).posted).toMatchObject({
      message: 'يُرجى التحقق من الحقول المحددة.',
      errors: { first_name: expect.stringContaining('يُرجى ملء'), phone: expect.stringContaining('رقم هاتف') },
    });
    expect(titleOf((await open(`/page/${orgId}`, 'de')).body)).toBe('Wir kennen diese Seite nicht');
  });
});
