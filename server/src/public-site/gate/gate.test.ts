import type { Api } from '@swapt/shared/contract';
import { openGateShop, pathOf, target, type GateShop } from '../../testing/gate-shop.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';
import { screenDataOf } from '../../testing/public-app.js';

describeOnEngine('a code that asks first', ({ db }) => {
  let shop: GateShop;
  beforeAll(async () => {
    shop = await openGateShop(db);
  });
  beforeEach(() => shop.test.services.setNow('2026-11-20T10:00:00.000Z'));
  afterAll(() => shop.close());

  it('sends a scan to its page, counts it there once, and asks for nothing it does not need [R.code, R.redirect]', async () => {
    const { slug, code_id } = await shop.create({ password: 'mountain' });
    const scan = await shop.app.inject({ url: `/${slug}?q=1` });
    expect([scan.statusCode, pathOf(scan.headers.location)]).toEqual([302, `/code/${slug}`]);
    const page = await shop.app.inject(`/code/${slug}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('content="noindex"');
    expect(screenDataOf(page.body)).toMatchObject({
      screen: 'gate',
      orgName: 'Corner shop',
      asksPassword: true,
      asksPlace: false,
      isLimited: false,
    });
    expect(page.body).not.toContain(target);
    await shop.test.services.scans.ingest();
    expect((await shop.call('codes.get', { org_id: shop.orgId, code_id })).data.scans).toBe(1);
  });

  it('opens by its password alone, which stands in no address, page or log [R.code]', async () => {
    const { slug } = await shop.create({ password: 'mountain lake' });
    const wrong = await shop.press(`/code/${slug}`, { password: 'sea' });
    expect([wrong.statusCode, screenDataOf(wrong.body).problem]).toEqual([403, 'password']);
    expect(wrong.body).not.toContain('sea"');
    const right = await shop.press(`/code/${slug}`, { password: 'mountain lake' });
    expect([right.statusCode, right.headers.location, right.headers['cache-control']]).toEqual([
      303,
      target,
      'private, no-store',
    ]);
    expect(shop.lines.join('')).not.toContain('mountain');
  });

  it('takes ten wrong passwords a minute from one network, and a hundred a day, and lets others in meanwhile [R.code]', async () => {
    const { slug } = await shop.create({ password: 'mountain' });
    const from = (ip: string, password: string) => shop.press(`/code/${slug}`, { password }, { 'x-forwarded-for': ip });
    for (let tries = 0; tries < 10; tries++) expect((await from('10.1.1.1', `guess${tries}`)).statusCode).toBe(403);
    const blocked = await from('10.1.1.1', 'mountain');
    expect([blocked.statusCode, screenDataOf(blocked.body).problem]).toEqual([429, 'tries']);
    expect((await from('10.1.1.2', 'mountain')).statusCode).toBe(303);
    shop.test.services.setNow('2026-11-20T10:01:01.000Z');
    expect((await from('10.1.1.1', 'mountain')).statusCode).toBe(303);
    await db.system((tx) => tx.query(`update throttles set hits = 99 where key like 'codePasswordDay:%'`));
    expect((await from('10.1.1.1', 'guess')).statusCode).toBe(403);
    expect((await from('10.1.1.1', 'mountain')).statusCode).toBe(429);
    expect((await from('10.1.1.2', 'mountain')).statusCode).toBe(303);
  });

  it('lets strangers from everywhere guess a thousand passwords a day, and does not lock out those who know it', async () => {
    const { slug } = await shop.create({ password: 'mountain' });
    const from = (ip: string, password: string) => shop.press(`/code/${slug}`, { password }, { 'x-forwarded-for': ip });
    expect((await from('10.2.1.1', 'guess')).statusCode).toBe(403);
    await db.system((tx) => tx.query(`update throttles set hits = 1000 where key like 'anyCodePassword:%'`));
    for (let tries = 0; tries < 10; tries++) expect((await from('10.2.1.2', `guess${tries}`)).statusCode).toBe(403);
    shop.test.services.setNow('2026-11-20T10:01:01.000Z');
    expect((await from('10.2.1.2', 'mountain')).statusCode).toBe(429);
    for (let visits = 0; visits < 12; visits++) expect((await from('10.2.1.3', 'mountain')).statusCode).toBe(303);
    const short = { org_id: shop.orgId, name: 'A', type: 'link', target, password: 'short' } as const;
    await expect(shop.call('codes.create', short)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('with a limit is used by the button, never by looking at it, and a press that is sent twice counts once [R.code]', async () => {
    const { slug, code_id } = await shop.create({ scan_limit: 2 });
    for (const method of ['GET', 'HEAD'] as const) {
      await shop.app.inject({ method, url: `/${slug}?q=1`, headers: { 'sec-purpose': 'prefetch' } });
      await shop.app.inject({ method, url: `/code/${slug}` });
    }
    expect(await shop.uses(code_id)).toBe(0);
    const page = await shop.app.inject(`/code/${slug}`);
    const { useId } = screenDataOf(page.body);
    for (let times = 0; times < 3; times++)
      expect((await shop.press(`/code/${slug}`, { use: useId }, browserOf(page))).headers.location).toBe(target);
    expect(await shop.uses(code_id)).toBe(1);
    expect((await shop.press(`/code/${slug}`)).statusCode).toBe(303);
    const over = await shop.press(`/code/${slug}`);
    expect([over.statusCode, screenDataOf(over.body)]).toEqual([
      410,
      { screen: 'code', kind: 'usedUp', orgName: 'Corner shop', slug, hasAlert: true },
    ]);
    expect(screenDataOf((await shop.app.inject(`/code/${slug}`)).body).kind).toBe('usedUp');
    expect(await shop.uses(code_id)).toBe(2);
    await shop.call('codes.update', { org_id: shop.orgId, code_id, data: { scan_limit: 3 } });
    expect((await shop.press(`/code/${slug}`)).headers.location).toBe(target);
  });

  it('does not let a press that is passed on, or sent late, through without using one more [R.code]', async () => {
    const { slug, code_id } = await shop.create({ scan_limit: 2 });
    const page = await shop.app.inject(`/code/${slug}`);
    const { useId: use } = screenDataOf(page.body);
    const press = (headers: Record<string, string> = {}) => shop.press(`/code/${slug}`, { use }, headers);
    expect((await press(browserOf(page))).headers.location).toBe(target);
    expect((await press()).headers.location).toBe(target);
    expect(await shop.uses(code_id)).toBe(2);
    const another = await shop.app.inject({ url: `/code/${(await shop.create({ scan_limit: 1 })).slug}` });
    const elsewhere = { ...browserOf(page), 'x-forwarded-for': '203.0.113.9' };
    // What found nothing left was no press: sent again, it finds nothing again.
    for (const headers of [{}, browserOf(another), browserOf(another), elsewhere, elsewhere])
      expect((await press(headers)).statusCode).toBe(410);
    shop.test.services.setNow('2026-11-20T10:01:00.001Z');
    const late = await press(browserOf(page));
    expect(late.headers.location).toBeUndefined();
    expect(screenDataOf(late.body).useId).not.toBe(use);
    expect(await shop.uses(code_id)).toBe(2);
  });

  it('is not used by what a browser sends while nobody looks', async () => {
    const { slug, code_id } = await shop.create({ scan_limit: 2 });
    for (const [name, value] of [
      ['x-moz', 'prefetch'],
      ['sec-fetch-dest', 'image'],
    ] as const)
      expect((await shop.press(`/code/${slug}`, {}, { [name]: value })).headers.location).toBe(`/code/${slug}`);
    expect(await shop.uses(code_id)).toBe(0);
  });

  it('is not used by a form of another site, nor with a wrong password', async () => {
    const { slug, code_id } = await shop.create({ scan_limit: 2, password: 'mountain' });
    const foreign = await shop.press(`/code/${slug}`, { password: 'mountain' }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, `/code/${slug}`]);
    expect((await shop.press(`/code/${slug}`, { password: 'wrong' })).statusCode).toBe(403);
    expect(await shop.uses(code_id)).toBe(0);
  });

  it('leads to its fallback when it is used up, expired or archived [R.redirect]', async () => {
    const fallback = 'https://example.com/over';
    const limited = await shop.create({ scan_limit: 1, fallback });
    await shop.press(`/code/${limited.slug}`);
    expect((await shop.press(`/code/${limited.slug}`)).headers.location).toBe(fallback);
    expect((await shop.app.inject(`/code/${limited.slug}`)).headers.location).toBe(fallback);
    const timed = await shop.create({ expires_at: '2026-11-20T11:00:00Z', fallback, password: 'mountain' });
    shop.test.services.setNow('2026-11-20T11:00:00.000Z');
    expect((await shop.app.inject(`/${timed.slug}`)).headers.location).toBe(fallback);
    const old = await shop.create({ fallback });
    await shop.call('codes.update', { org_id: shop.orgId, code_id: old.code_id, data: { status: 'archived' } });
    expect((await shop.app.inject(`/${old.slug}`)).headers.location).toBe(fallback);
  });

  it('says in words that it does not work yet, has expired or is no longer in use [R.redirect, R.code]', async () => {
    const { slug, code_id } = await shop.create({
      starts_at: '2026-11-23T10:00:00Z',
      expires_at: '2026-11-25T10:00:00Z',
    });
    const page = async (url = `/${slug}`) => {
      const reply = await shop.app.inject(url);
      return {
        status: reply.statusCode,
        ...(reply.statusCode === 302 ? { location: reply.headers.location } : screenDataOf(reply.body)),
      };
    };
    expect(await page()).toMatchObject({
      status: 200,
      kind: 'notYet',
      wait: 'in 3 days',
      viewToken: expect.any(String),
    });
    expect((await shop.press(`/code/${slug}`)).statusCode).toBe(200);
    shop.test.services.setNow('2026-11-23T10:00:00Z');
    expect(await page()).toEqual({ status: 302, location: target });
    shop.test.services.setNow('2026-11-25T10:00:00Z');
    expect(await page()).toMatchObject({ status: 410, kind: 'expired', orgName: 'Corner shop' });
    await shop.call('codes.update', { org_id: shop.orgId, code_id, data: { expires_at: null, status: 'archived' } });
    expect(await page()).toMatchObject({ status: 410, kind: 'archived' });
  });

  it('keeps what its rules look for in the address, and nothing else of it', async () => {
    const rules = [
      { when: [{ kind: 'query' as const, name: 'table', value: '5' }], target: 'https://example.com/five' },
    ];
    const { slug } = await shop.create({ rules, password: 'mountain' });
    const { headers } = await shop.app.inject(`/${slug}?q=1&table=5&evil=%3Cscript%3E`);
    expect(pathOf(headers.location)).toBe(`/code/${slug}?table=5`);
    expect((await shop.press(pathOf(headers.location), { password: 'mountain' })).headers.location).toBe(
      'https://example.com/five',
    );
    expect((await shop.press(`/code/${slug}`, { password: 'mountain' })).headers.location).toBe(target);
  });

  it('opens what it holds itself to those who answered, for an hour, and to nobody else [R.card, R.code]', async () => {
    const { slug, code_id } = await shop.create({
      type: 'card',
      target: undefined,
      content: { name: 'Baker' },
      password: 'mountain',
    });
    const path = `/card/${code_id}`;
    for (const url of [path, `${path}/contact.vcf`])
      expect((await shop.app.inject(url)).headers.location).toBe(`/${slug}`);
    const opened = await shop.press(`/code/${slug}`, { password: 'mountain' });
    expect(pathOf(opened.headers.location)).toBe(path);
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(new RegExp(`Path=${path}; HttpOnly; SameSite=Lax$`));
    const open = (headers: Record<string, string>, url = path) => shop.app.inject({ url, headers });
    const mine = { cookie: cookie.replace(/;.*/, '') };
    expect((await open(mine)).statusCode).toBe(200);
    expect((await open(mine, `${path}/contact.vcf`)).body).toContain('FN:Baker');
    const other = await shop.create({
      type: 'card',
      target: undefined,
      content: { name: 'Miller' },
      password: 'mountain',
    });
    expect((await open(mine, `/card/${other.code_id}`)).statusCode).toBe(302);
    expect((await open({ cookie: mine.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).statusCode).toBe(
      302,
    );
    shop.test.services.setNow('2026-11-20T11:00:01.000Z');
    expect((await open(mine)).statusCode).toBe(302);
  });

  it('is what it always was for a code that asks for nothing', async () => {
    const plain = await shop.create({});
    expect((await shop.app.inject(`/code/${plain.slug}`)).headers.location).toBe(`/${plain.slug}`);
    expect((await shop.press(`/code/${plain.slug}`)).headers.location).toBe(`/code/${plain.slug}`);
    expect((await shop.app.inject('/code/nobodys-name')).statusCode).toBe(404);
  });

  it('tells programs the same as the redirect tells phones [O.codes.resolve]', async () => {
    const rules = [{ when: [{ kind: 'system' as const, any: ['iOS' as const] }], target: 'https://example.com/ios' }];
    const { slug } = await shop.create({ rules });
    const ask = async (id: string, hints?: Api['codes.resolve']['in']['hints']) =>
      (await shop.test.as().call('codes.resolve', { id, ...(hints && { hints }) })).data;
    expect(await ask(slug)).toMatchObject({ kind: 'target', type: 'link', target });
    expect(await ask(slug, { system: 'iOS' })).toMatchObject({ kind: 'target', target: 'https://example.com/ios' });
    const asking = await shop.create({ password: 'mountain' });
    expect(await ask(asking.slug)).toMatchObject({
      kind: 'conditional',
      target: expect.stringMatching(`/code/${asking.slug}$`),
    });
    const later = await shop.create({ starts_at: '2026-12-01T00:00:00Z' });
    expect(await ask(later.slug)).toMatchObject({ kind: 'notYet', target: null });
    const over = await shop.create({ expires_at: '2026-11-01T00:00:00Z' });
    expect(await ask(over.slug)).toMatchObject({ kind: 'expired', target: null });
  });
});

describeOnPostgres('a code with a limit that many phones use at once', ({ db }) => {
  let shop: GateShop;
  beforeAll(async () => {
    shop = await openGateShop(db);
  });
  afterAll(() => shop.close());

  it('lets exactly ten of 500 through [R.code]', async () => {
    const { app, create, press, call, orgId } = shop;
    const { slug, code_id } = await create({ scan_limit: 10 });
    const pressOn = (phone: number) =>
      press(
        `/code/${slug}`,
        { use: crypto.randomUUID() },
        { 'x-forwarded-for': `10.0.${Math.floor(phone / 250)}.${phone % 250}` },
      );
    const replies = await Promise.all(Array.from({ length: 500 }, (_, phone) => pressOn(phone)));
    const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
    expect({ through: count(303), over: count(410) }).toEqual({ through: 10, over: 490 });
    const rows = await db.system((tx) => tx.query('select uses, (select count(*) from code_uses) as kept from codes'));
    expect(rows).toEqual([{ uses: 10, kept: 10 }]);

    // The same press from a nervous finger: once.
    await call('codes.update', { org_id: orgId, code_id, data: { scan_limit: 20 } });
    const use = crypto.randomUUID();
    const browser = browserOf(await app.inject(`/code/${slug}`));
    const again = await Promise.all(Array.from({ length: 50 }, () => press(`/code/${slug}`, { use }, browser)));
    expect(again.every(({ statusCode }) => statusCode === 303)).toBe(true);
    expect(await db.system((tx) => tx.query('select uses from codes'))).toEqual([{ uses: 11 }]);
  });

  it('does not lead 100 phones on by the last unit and the one press that they share', async () => {
    const { app, create, press, uses } = shop;
    const { slug, code_id } = await create({ scan_limit: 1 });
    const use = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 100 }, async (_, phone) => {
        // Every other one has a browser of its own, the rest none.
        const browser = phone % 2 ? browserOf(await app.inject(`/code/${slug}`)) : {};
        return press(`/code/${slug}`, { use }, { ...browser, 'x-forwarded-for': `10.9.${phone % 4}.1` });
      }),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(await uses(code_id)).toBe(1);
  });
});

/** What a browser sends along after it was shown a page. */
const browserOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  cookie: String(headers['set-cookie']).replace(/;.*/, ''),
});
