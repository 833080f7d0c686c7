import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { insertCodes } from './codes.sql.js';
import { insertSlugs } from '../short-links/slugs.sql.js';

const names = [
  'Menu',
  'menu terrace',
  'Poster 50%',
  'Poster 50x',
  'Under_score',
  'Underscore',
  'Back\\slash',
  'Flyer',
  'Sticker',
  'Badge',
  'Table',
  'Window',
];

describeOnEngine('the list of codes', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let list: (
    input?: Record<string, unknown>,
  ) => Promise<{ names: string[]; page: number; pageSize: number; total: number }>;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    test = await testApp(db);
    const { orgId: id, owner } = await test.organization();
    orgId = id;
    const { call } = test.as(owner);
    for (const [index, name] of names.entries()) {
      test.services.setNow(new Date(Date.UTC(2026, 10, 20, 10, index)));
      const fields = { name, target: `https://example.com/${index}`, slug: `list-${db.engine}-${index}` };
      const { data } = await call('codes.create', { org_id: orgId, type: 'link', ...fields });
      ids.set(name, data.code_id);
    }
    const stranger = await test.organization();
    await test
      .as(stranger.owner)
      .call('codes.create', { org_id: stranger.orgId, name: 'Menu', type: 'link', target: 'https://example.com/0' });
    list = async (input = {}) => {
      const { data, ...rest } = await call('codes.list', { org_id: orgId, ...input });
      return { names: data.map((code) => code.name), ...rest };
    };
  });
  afterAll(() => test.close());

  it('shows ten codes by default, newest first [K.list, O.codes.list]', async () => {
    expect(await list()).toEqual({ names: names.toReversed().slice(0, 10), page: 1, pageSize: 10, total: 12 });
  });

  it('turns pages of any size, under either name [K.list, O.codes.list]', async () => {
    expect(await list({ page: 2 })).toMatchObject({ names: ['menu terrace', 'Menu'], page: 2, total: 12 });
    expect(await list({ page: 3, per_page: 5 })).toMatchObject({ names: ['menu terrace', 'Menu'], pageSize: 5 });
    expect(await list({ page: 9 })).toMatchObject({ names: [], total: 12 });
  });

  it('finds by name, target or short name, in any case [O.codes.list]', async () => {
    expect((await list({ filter: { search: 'MENU', sort: 'name' } })).names).toEqual(['Menu', 'menu terrace']);
    expect((await list({ filter: { search: 'example.com/11' } })).names).toEqual(['Window']);
    expect((await list({ filter: { search: `-${db.engine}-7` } })).names).toEqual(['Flyer']);
    expect(await list({ filter: { search: 'nothing like it' } })).toMatchObject({ names: [], total: 0 });
  });

  it('finds the code of a pasted short address [O.codes.list]', async () => {
    const { publicUrl } = test.services.config;
    for (const end of ['', '?q=1']) {
      const search = `${publicUrl}/list-${db.engine}-7${end}`;
      expect((await list({ filter: { search } })).names).toEqual(['Flyer']);
    }
  });

  it('takes the signs of a search as they are [O.codes.list]', async () => {
    expect((await list({ filter: { search: '50%' } })).names).toEqual(['Poster 50%']);
    expect((await list({ filter: { search: 'r_s' } })).names).toEqual(['Under_score']);
    expect((await list({ filter: { search: 'k\\s' } })).names).toEqual(['Back\\slash']);
  });

  it('sorts by name, and by scans with the counters of each code [O.codes.list]', async () => {
    expect((await list({ filter: { sort: 'name' }, pageSize: 3 })).names).toEqual(['Back\\slash', 'Badge', 'Flyer']);
    const flyer = ids.get('Flyer');
    await db.system(async (tx) => {
      await tx.query(
        `insert into code_counters (org_id, code_id, scans, human_scans, visitors, last_scan_at) values ($1, $2, 5, 4, 2, '2026-11-20T12:00:00Z')`,
        [orgId, flyer],
      );
    });
    const { call } = test.as((await memberOf()).user);
    const { data } = await call('codes.list', { org_id: orgId, pageSize: 2, filter: { sort: 'scans' } });
    expect(data[0]).toMatchObject({
      name: 'Flyer',
      scans: 5,
      human_scans: 4,
      unique_visitors: 2,
      last_scan_at: '2026-11-20T12:00:00.000Z',
    });
    expect(data[1]).toMatchObject({ name: 'Window', scans: 0, unique_visitors: 0, last_scan_at: null });
  });

  it('hides deleted codes until they are asked for [O.codes.list]', async () => {
    const { call } = test.as((await memberOf()).user);
    await call('codes.delete', { org_id: orgId, code_id: ids.get('Badge') ?? '' });
    await call('codes.update', { org_id: orgId, code_id: ids.get('Table') ?? '', data: { status: 'paused' } });
    expect((await list()).total).toBe(11);
    expect((await list({ filter: { status: 'deleted' } })).names).toEqual(['Badge']);
    expect((await list({ filter: { status: 'paused' } })).names).toEqual(['Table']);
    expect((await list({ filter: { status: 'active' } })).total).toBe(10);
  });

  it('turns the pages of a list by scans in one order, however many have the same and whatever is left out [O.codes.list]', async () => {
    const { orgId: org_id, owner } = await test.organization();
    const codes = Array.from({ length: 60 }, (_, n) => ({
      code_id: uuidv7(),
      name: `Code ${n}`,
      // Some have no counter yet, some a counter without scans, many the same number.
      scans: [undefined, undefined, 0, 0, 1, 7, 7][(n * 5) % 7],
      tags: n % 9 === 4 ? ['rare'] : [],
      slug: `scans-${db.engine}-${n}`,
      created_at: new Date(Date.UTC(2026, 10, 1, 0, (n * 7) % 60)),
    }));
    await db.org(org_id, async (tx) => {
      const body = { type: 'link', status: 'active', style: defaultQrStyle } as const;
      const slugs = codes.map(({ code_id, slug }) => ({ codeId: code_id, slug }));
      await insertCodes(
        tx,
        org_id,
        codes.map(({ scans: _, ...code }) => ({ ...code, ...body })),
      );
      await insertSlugs(tx, org_id, slugs);
    });
    const counted = codes.filter(({ scans }) => scans !== undefined);
    await db.system((tx) =>
      tx.query(
        `insert into code_counters (org_id, code_id, scans) select $1, c.code_id, c.scans from jsonb_to_recordset($2::jsonb) as c (code_id uuid, scans bigint)`,
        [org_id, JSON.stringify(counted)],
      ),
    );
    const { call } = test.as(owner);
    for (const [tag, pageSize] of [
      [undefined, 1],
      [undefined, 7],
      ['rare', 2],
    ] as const) {
      const wanted = codes
        .filter(({ tags }) => !tag || tags.includes(tag))
        .sort((a, b) => (b.scans ?? 0) - (a.scans ?? 0) || b.created_at.getTime() - a.created_at.getTime());
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(wanted.length / pageSize); page++) {
        const { data } = await call('codes.list', { org_id, page, pageSize, filter: { sort: 'scans', tag } });
        found.push(...data.map(({ name }) => name));
      }
      expect(found).toEqual(wanted.map(({ name }) => name));
    }
  });

  async function memberOf() {
    const user = await test.user();
    await test.member(orgId, user, 'editor');
    return { user };
  }
});
