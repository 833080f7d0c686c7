import type { FastifyInstance } from 'fastify';
import type { VisitorMode } from '@swapt/shared/values';
import { testApp, type TestApp } from '../testing/app.js';
import { describeOnEngine } from '../testing/harness.js';
import { publicApp } from '../testing/public-app.js';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1';
const variants = ['Red', 'Blue'].map((name) => ({ name, weight: 50, target: `https://example.com/${name}` }));
const scans = 24;

describeOnEngine('the side of a split test', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  afterEach(() => test.services.setNow('2026-11-20T10:00:00Z'));
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  /** A code of an organization that recognizes visitors so, and how many sides one phone sees of it in many scans, day by day. */
  async function sidesOf(
    mode: VisitorMode,
    days: number,
    headersOf: (orgId: string, n: number) => Record<string, string>,
  ) {
    const { orgId, owner } = await test.organization();
    await test.as(owner).call('org.update', { org_id: orgId, data: { visitor_mode: mode } });
    const code = { org_id: orgId, name: 'Poster', type: 'link' as const, target: 'https://example.com/all' };
    const { slug } = (await test.as(owner).call('codes.create', { ...code, rules: [{ when: [], variants }] })).data;
    const led: (string | undefined)[] = [];
    for (let n = 0; n < scans; n++) {
      test.services.setNow(new Date(Date.parse('2026-11-20T10:00:00Z') + (n % days) * 86_400_000));
      const headers = { 'user-agent': phone, ...headersOf(orgId, n) };
      led.push(
        String((await app.inject({ url: `/${slug}`, headers })).headers.location)
          .split('/')
          .at(-1),
      );
    }
    return new Set(led).size;
  }
  const cookie = (orgId: string) => ({ cookie: `swapt_v_${orgId}=0198d3d2-0000-4000-8000-000000000000` });

  it.each<[string, number, VisitorMode, number, (orgId: string, n: number) => Record<string, string>]>([
    ['holds for the day without a cookie', 1, 'daily', 1, () => ({})],
    ['is drawn again the next day', 2, 'daily', scans, () => ({})],
    ['differs by phone', 2, 'daily', 1, (_, n) => ({ 'user-agent': `${phone} ${n}` })],
    ['holds for who agreed to the cookie', 1, 'cookie', scans, cookie],
    ['is drawn anew where nobody is recognized', 2, 'none', 1, cookie],
    ['is drawn anew for who does not want to be recognized', 2, 'cookie', 1, () => ({ 'sec-gpc': '1' })],
  ])('%s [R.redirect]', async (_, expected, mode, days, headersOf) => {
    expect(await sidesOf(mode, days, headersOf)).toBe(expected);
  });

  it('is led to although the database is away when the day begins', async () => {
    const { orgId, owner } = await test.organization();
    const code = { org_id: orgId, name: 'Poster', type: 'link' as const, target: 'https://example.com/all' };
    const { slug } = (await test.as(owner).call('codes.create', { ...code, rules: [{ when: [], variants }] })).data;
    const stop = await test.services.shortLinks.watch();
    await app.inject({ url: `/${slug}` });
    test.services.setNow('2026-12-24T00:00:00Z');
    const system = jest.spyOn(db, 'system').mockRejectedValue(new Error('away'));
    expect((await app.inject({ url: `/${slug}` })).statusCode).toBe(302);
    system.mockRestore();
    await stop();
  });
});
