import type { FastifyInstance } from 'fastify';
import { testApp, type TestApp } from '../testing/app.js';
import { insertCode, updateCode, type CodeRow } from '../testing/rows/code-rows.js';
import { describeOnEngine } from '../testing/harness.js';
import { publicApp, screenDataOf } from '../testing/public-app.js';

const day = [{ from: '09:00', to: '18:00' }];

describeOnEngine('pages of an organization', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let code: CodeRow;
  const logo = () => `/images/${code.orgId}/${code.codeId}`;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    const { orgId, owner } = await test.organization(undefined, 'Harbour Holding Ltd');
    code = await insertCode(db, { orgId, slug: 'window', status: 'paused' });
    await test.as(owner).call('org.update', {
      org_id: orgId,
      data: {
        organization_logo: logo(),
        shopper_name: ' Harbour Bakery ',
        colour: '#FFD400',
        phone: '+49 30 123',
        website: 'bakery.example',
        hours: { zone: 'Europe/Berlin', days: [day, day, day, day, day, [], []] },
      },
    });
    // A Friday, 11 o'clock in Berlin.
    test.services.setNow('2026-11-20T10:00:00Z');
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const open = async (path: string, headers = {}) => (await app.inject({ url: path, headers })).body;
  const shopOf = (html: string) => JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? '').shop;

  it('wear its name for shoppers, logo and colour, and say so in the head', async () => {
    for (const path of [
      '/window',
      '/report?code=window',
      `/${code.orgId}/terms`,
      '/code/window/alert',
      '/report?sent&code=window',
    ]) {
      const html = await open(path);
      expect([path, shopOf(html)]).toMatchObject([
        path,
        {
          ...{ name: 'Harbour Bakery', logo: logo(), website: 'https://bakery.example/' },
          privacy: `/${code.orgId}/privacy`,
        },
      ]);
      expect(html).toContain('--shop:#ffd400');
      expect(html).toContain('<meta name="theme-color" content="#ffd400">');
      expect(html).toContain(`<link rel="icon" href="${logo()}">`);
    }
    expect(screenDataOf(await open('/window'))).toMatchObject({ orgName: 'Harbour Bakery', hasAlert: true });
  });

  it('offer phone and opening hours at a dead end, in the shopper’s language, and nowhere else', async () => {
    const { contact } = shopOf(await open('/window', { 'accept-language': 'de' }));
    expect(contact).toMatchObject({
      phone: '+49 30 123',
      hours: { now: 'Jetzt geöffnet, bis 18:00 Uhr', isOpen: true },
    });
    expect(contact.hours.week[4]).toEqual({ day: 'Freitag', times: '09:00 – 18:00', isToday: true });
    expect(contact.hours.week[6]).toEqual({ day: 'Sonntag', times: 'Geschlossen', isToday: false });
    expect(shopOf(await open('/report?code=window')).contact).toBeUndefined();
  });

  it('wear nothing of it while the operator has suspended what they are about', async () => {
    await db.system((tx) => tx.query('update codes set held_at = now() where code_id = $1', [code.codeId]));
    await updateCode(db, code, {});
    const html = await open('/window');
    expect(shopOf(html)).toBeUndefined();
    expect(html).not.toContain('--shop');
    expect(screenDataOf(html)).toMatchObject({ kind: 'paused', hasAlert: false });
    await db.system((tx) => tx.query('update codes set held_at = null where code_id = $1', [code.codeId]));
    await updateCode(db, code, {});
  });

  it('have its privacy notice and terms while the code is paused, and none of them once it is suspended or deleted', async () => {
    const found = async (path: string) => (await app.inject(path)).statusCode;
    expect([await found('/window/privacy'), await found('/window/terms')]).toEqual([200, 200]);
    const suspend = (at: string) =>
      db.system((tx) => tx.query(`update codes set held_at = ${at} where code_id = $1`, [code.codeId]));
    await suspend('now()');
    await updateCode(db, code, {});
    expect([await found('/window/privacy'), await found('/window/terms')]).toEqual([302, 404]);
    await suspend('null');
    await updateCode(db, code, { status: 'deleted' });
    expect([await found('/window/privacy'), await found('/window/terms')]).toEqual([302, 404]);
    await updateCode(db, code, { status: 'paused' });
  });

  it('stay ours where they belong to nobody', async () => {
    for (const path of ['/', '/privacy', '/nobody-knows-this', '/deleteAlert'])
      expect(shopOf(await open(path))).toBeUndefined();
  });

  it('refuse a colour, phone, site or zone that is none, each at its field', async () => {
    const { owner } = await test.organization(undefined, 'Odd');
    const update = (data: object) => test.as(owner).call('org.update', { data });
    for (const [field, value] of [
      ['colour', 'red;}'],
      ['phone', 'call me'],
      ['website', 'javascript:alert(1)'],
      ['website', 'tel:+4930123'],
      ['hours', { zone: 'Mars/Olympus', days: Array(7).fill(day) }],
      ['hours', { zone: 'UTC', days: [day] }],
      ['organization_logo', 'https://elsewhere.example/a.png'],
    ] as const) {
      const error: { fields?: object } = await update({ [field]: value }).then(
        () => ({}),
        (refused: object) => refused,
      );
      expect([field, Object.keys(error.fields ?? {})[0]]).toEqual([field, expect.stringMatching(`^data.${field}`)]);
    }
    const { data } = await update({ hours: { zone: 'UTC', days: Array(7).fill([]) }, colour: '' });
    expect([data.hours, data.colour]).toEqual([null, '']);
  });
});
