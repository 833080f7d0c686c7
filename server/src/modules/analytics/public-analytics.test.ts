import { uuidv7 } from '../../platform/db/uuid.js';
import { makeViewToken } from '../../scan-ingestion/view-token.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { insertCode, updateCode } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('what public pages send', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());
  beforeEach(() => api.services.setNow('2026-11-20T10:00:00Z'));

  async function newCode() {
    const { orgId, owner } = await api.organization();
    return { ...(await insertCode(db, { orgId, slug: uuidv7() })), owner };
  }

  it('counts a view once, however often its token is sent at once [O.analytics.appendScan]', async () => {
    const code = await newCode();
    const token = await makeViewToken(api.services, code);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => api.as().call('analytics.appendScan', { token })),
    );
    expect(replies.filter(({ data }) => data.counted)).toHaveLength(1);
    const { data } = await api.as(code.owner).call('analytics.get', { range: '1day' });
    expect(data.totals.scans).toBe(1);
    const { data: list } = await api.as(code.owner).call('analytics.scans', { range: '1day' });
    expect(list).toMatchObject([{ code_id: code.codeId, source: 'view' }]);
  });

  it('does not count a page that a browser draws ahead as looked at by a person [O.analytics.appendScan]', async () => {
    const code = await newCode();
    const phone = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
    };
    for (const headers of [phone, { ...phone, 'sec-purpose': 'prefetch;prerender' }]) {
      const token = await makeViewToken(api.services, code);
      expect((await api.as().send('analytics.appendScan', { token }, { headers })).status).toBe(200);
    }
    const { data } = await api.as(code.owner).call('analytics.get', { range: '1day' });
    expect(data.totals).toMatchObject({ scans: 2, human_scans: 1 });
  });

  it('refuses a view token that was forged, cut or is older than an hour [O.analytics.appendScan]', async () => {
    const code = await newCode();
    const token = await makeViewToken(api.services, code);
    const forged = Buffer.from(token, 'base64url');
    forged[20] = (forged[20] ?? 0) ^ 1;
    for (const bad of [forged.toString('base64url'), token.slice(0, -4), 'x'.repeat(token.length)]) {
      await expect(api.as().call('analytics.appendScan', { token: bad })).rejects.toMatchObject({
        code: 'analytics.bad_token',
      });
    }
    api.services.setNow('2026-11-20T11:00:01Z');
    await expect(api.as().call('analytics.appendScan', { token })).rejects.toMatchObject({
      code: 'analytics.bad_token',
    });
    const { data } = await api.as(code.owner).call('analytics.get', { range: '1day' });
    expect(data.totals.scans).toBe(0);
  });

  it('counts events of public pages by day, without their queries [O.analytics.collect]', async () => {
    const path = `/${uuidv7()}`;
    const event = { name: 'button_press' as const, path: `${path}?email=a@example.com#x`, label: 'Call us' };
    const reply = await api.as().call('analytics.collect', { events: [event, event, { name: 'page_view', path }] });
    expect(reply.data).toEqual({ accepted: 3 });
    await Promise.all(Array.from({ length: 5 }, () => api.as().call('analytics.collect', { events: [event] })));
    const rows = await db.system((tx) =>
      tx.query('select day, name, label, hits from page_events where path = $1 order by name', [path]),
    );
    expect(rows).toEqual([
      { day: '2026-11-20', name: 'button_press', label: 'Call us', hits: 7 },
      { day: '2026-11-20', name: 'page_view', label: '', hits: 1 },
    ]);
  });

  it('keeps the table of events small, whatever is sent [O.analytics.collect]', async () => {
    await db.system((tx) =>
      tx.query(
        `insert into page_events (day, name, path, label, hits) select '2026-11-21', 'page_view', '/' || n, '', 1 from generate_series(1, 5000) n`,
      ),
    );
    api.services.setNow('2026-11-21T10:00:00Z');
    const events = ['/1', '/new', '/newer'].map((path) => ({ name: 'page_view' as const, path }));
    await api.as().call('analytics.collect', { events });
    const rows = await db.system((tx) =>
      tx.query(
        `select path, hits from page_events where day = '2026-11-21' and (hits > 1 or path like '%new%' or path like '(%') order by path`,
      ),
    );
    expect(rows).toEqual([
      { path: '(other)', hits: 2 },
      { path: '/1', hits: 2 },
    ]);
  });

  it('says what a scan leads to, and the same for every name that is nobody’s [O.codes.resolve]', async () => {
    const code = await insertCode(db, { slug: `resolve-${db.engine}`, name: 'Menu', target: 'https://example.com/ü' });
    const resolve = async (id: string) => (await api.as().call('codes.resolve', { id })).data;
    const target = {
      kind: 'target',
      type: 'link',
      target: 'https://example.com/%C3%BC',
      org_name: 'Corner shop',
    };
    expect(await resolve(code.slug)).toEqual(target);
    await updateCode(db, code, { status: 'paused' });
    expect(await resolve(code.slug)).toEqual({ ...target, kind: 'paused', target: null });
    await updateCode(db, code, { status: 'deleted' });
    expect(await resolve(code.slug)).toEqual({ kind: 'deleted', type: null, target: null, org_name: null });
    const unknown = { kind: 'unknown', type: null, target: null, org_name: null };
    for (const id of ['nobody-knows', 'admin', '?', '../etc', "' or 1=1"]) expect(await resolve(id)).toEqual(unknown);
  });
});
