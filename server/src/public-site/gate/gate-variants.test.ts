import type { FastifyInstance } from 'fastify';
import { findFaults } from '../../app/doctor/doctor.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp } from '../../testing/public-app.js';
import { scanRow } from '../../testing/rows/scan-rows.js';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const sides = ['Red', 'Blue'].map((name) => ({ name, weight: 50, target: `https://example.com/${name}` }));
const adults = { when: [{ kind: 'age' as const, from: 18 }], variants: sides };

describeOnEngine('a variant that an answer decides', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let owner: TestUser;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    ({ orgId, owner } = await test.organization());
  });
  beforeEach(() => test.services.setNow('2026-11-20T10:00:00.000Z'));
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const create = async () => {
    const code = { org_id: orgId, name: 'Poster', type: 'link' as const, target: 'https://example.com/all' };
    return (await test.as(owner).call('codes.create', { ...code, rules: [adults] })).data;
  };
  /** Where a scan leads: the page that asks, with the token of the scan. */
  const scan = async (slug: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const reply = await app.inject({ method, url: `/${slug}?q=1`, headers: { 'user-agent': iPhone, ...headers } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { pathname, search } = new URL(String(reply.headers.location));
    return `${pathname}${search}`;
  };
  const press = async (url: string, age = '18') => {
    const reply = await postForm(app, url, { age }, { 'user-agent': iPhone });
    return String(reply.headers.location).split('/').at(-1);
  };
  const counted = async (code_id: string) => {
    await test.services.scans.ingest();
    const input = { org_id: orgId, code_id, range: 'all' as const, zone: 'UTC' };
    const { totals, variants } = (await test.as(owner).call('analytics.get', input)).data;
    return { scans: totals.scans, variants: Object.fromEntries(variants.map(({ key, scans }) => [key, scans])) };
  };

  it('is counted with the scan that led to the question, once however often it is answered [R.code, O.analytics.get]', async () => {
    const { slug, code_id } = await create();
    const page = await scan(slug);
    expect(page).toMatch(new RegExp(`^/code/${slug}\\?swapt_scan=scan\\.[\\w-]+$`));
    expect(await counted(code_id)).toEqual({ scans: 1, variants: {} });
    const side = await press(page);
    expect(await press(page)).toBe(side);
    expect(await counted(code_id)).toEqual({ scans: 1, variants: { [String(side)]: 1 } });
    expect(await press(page)).toBe(side);
    expect(await counted(code_id)).toEqual({ scans: 1, variants: { [String(side)]: 1 } });
  });

  it('is counted when scan and answer come in one batch, and not where the answer leads elsewhere', async () => {
    const { slug, code_id } = await create();
    const found: Record<string, number> = {};
    for (let person = 0; person < 12; person++) {
      const side = String(await press(await scan(slug)));
      found[side] = (found[side] ?? 0) + 1;
    }
    expect(await press(await scan(slug), '17')).toBe('all');
    expect(await counted(code_id)).toEqual({ scans: 13, variants: found });
  });

  it('is counted for a scan of this code in the last hour alone', async () => {
    const [one, other] = [await create(), await create()];
    const page = await scan(one.slug);
    await press(page.replace(one.slug, other.slug));
    expect(await counted(other.code_id)).toEqual({ scans: 0, variants: {} });
    await press(page.replace(/(scan=scan\.[\w-]{9})([\w-])/, (_, before, char) => before + (char === '_' ? 'A' : '_')));
    test.services.setNow('2026-11-20T11:00:01.000Z');
    await press(page);
    expect(await counted(one.code_id)).toEqual({ scans: 1, variants: {} });
  });

  it('is counted for those, too, who do not want to be recognized, and not for link checkers', async () => {
    const { slug, code_id } = await create();
    const side = await press(await scan(slug, { 'sec-gpc': '1' }));
    await scan(slug, {}, 'HEAD');
    expect(await counted(code_id)).toEqual({ scans: 1, variants: { [String(side)]: 1 } });
  });

  it('stays with its scan in whichever order the two lines are read, and bots are not counted by it', async () => {
    const { code_id, slug } = await create();
    const row = (own: Partial<ScanRow>) => scanRow({ orgId, codeId: code_id, slug }, own);
    const scan_id = '0199f0f0-0000-7000-8000-000000000001';
    expect(await storeScans(db, [row({ scan_id, variant: 'Red' })])).toBe(1);
    expect(await storeScans(db, [row({ scan_id })])).toBe(0);
    expect(await storeScans(db, [row({ scan_id, variant: 'Blue' })])).toBe(0);
    const bot = { scan_id: '0199f0f0-0000-7000-8000-000000000002', is_bot: true };
    await storeScans(db, [row(bot)]);
    await storeScans(db, [row({ ...bot, variant: 'Red' })]);
    expect(await counted(code_id)).toEqual({ scans: 2, variants: { Red: 1 } });
    expect(await findFaults(test.services)).toEqual([]);
  });
});
