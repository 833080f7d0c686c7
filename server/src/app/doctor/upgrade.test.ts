import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { threads } from '../../../externals.mjs';
import { bundleForSuite } from '../../testing/bundle.js';
import { readEngines } from '../../testing/engines/engines.js';
import { callerAt, phone, signInAt } from '../../testing/person-at.js';
import { freePort, programsOfSuite } from '../../testing/run-program.js';
import { emptyPostgres } from '../../testing/engines/test-databases.js';
import { testFolder } from '../../testing/test-folder.js';
import { readKept, restore, unpack, type Kept } from '../../testing/engines/upgrade-fixture.js';

const sources = Object.entries(threads).map(([name, file]) => [name, file.replace(/^src./, '')]);
const bundled = bundleForSuite({ main: 'main.ts', ...Object.fromEntries(sources) });
const start = programsOfSuite(() => bundled('main'));
jest.setTimeout(300_000);

/** Milliseconds after a start at which it is killed, one start after the other; `npm run prove -- upgrades` tries many. */
const isWhole = process.env.SWAPT_PROVE === 'upgrades';
const cuts = isWhole ? Array.from({ length: 40 }, (_, n) => 100 * (n + 1)) : [400, 900, 1600];

const fixtures = [
  { name: '0014-pglite', engine: 'the built-in database' },
  { name: '0014-postgres', engine: 'PostgreSQL' },
].filter(({ name }) => name.endsWith('pglite') || !('missing' in readEngines().postgres));

describe.each(fixtures)('an upgrade of $name', ({ name }) => {
  const dataDir = testFolder();
  const kept: Kept = readKept(name);
  let env: Record<string, string> = {};
  let origin = '';
  let server: ReturnType<typeof start>;
  let owner: ReturnType<typeof callerAt>;

  beforeAll(async () => {
    await unpack(name, dataDir);
    env = { SWAPT_DATA_DIR: dataDir };
    if (name.endsWith('postgres')) {
      env.DATABASE_URL = await emptyPostgres();
      await restore(dataDir, env.DATABASE_URL);
    }
    for (const cut of cuts) {
      const { child, ended } = start({ ...env, PORT: `${await freePort()}` });
      await new Promise((resolve) => setTimeout(resolve, cut));
      child.kill('SIGKILL');
      await ended;
    }
    const PORT = `${await freePort()}`;
    origin = `http://localhost:${PORT}`;
    server = start({ ...env, PORT });
    await server.ready;
    owner = callerAt(origin, await signInAt(origin, kept.owner));
  });

  const target = async (slug: string) =>
    (
      await fetch(`${origin}/${slug}`, { method: 'HEAD', redirect: 'manual', headers: { 'user-agent': phone } })
    ).headers.get('location');

  it('leads every print where it led before', async () => {
    for (const [slug, address] of Object.entries(kept.links)) expect(await target(slug)).toBe(address);
    expect(await target('old-poster')).toBeNull();
  });

  it('keeps every code by its name, and the scan that was only in the log', async () => {
    const { data: names } = await owner<{ name: string }[]>('/api/codes/names', { org_id: kept.org_id });
    expect(names.map((code) => code.name).sort()).toEqual([...kept.names].sort());
    const scans = async () =>
      (await owner<{ scans: number }>('/api/codes/get', { org_id: kept.org_id, code_id: kept.codes.link })).data.scans;
    const until = Date.now() + 60_000;
    while ((await scans()) < kept.scans + 1 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await scans()).toBe(kept.scans + 1);
  });

  it('leaves people their organizations, whatever address the server was started on', async () => {
    const { data: mine } = await owner<{ org_id: string; role: string }[]>('/api/org/list');
    expect(mine).toEqual([expect.objectContaining({ org_id: kept.org_id, role: 'owner' })]);
    const second = callerAt(origin, await signInAt(origin, kept.second));
    const { data: theirs } = await second<{ org_name: string; role: string }[]>('/api/org/list');
    expect(theirs.map(({ org_name, role }) => `${org_name}: ${role}`).sort()).toEqual([
      'Harbour Coffee: viewer',
      'Made at another address: owner',
      'Second shop: owner',
    ]);
  });

  it('serves pictures and files byte for byte', async () => {
    for (const [address, hash] of Object.entries(kept.files)) {
      const reply = await fetch(origin + address);
      expect(reply.status).toBe(200);
      expect(
        createHash('sha256')
          .update(Buffer.from(await reply.arrayBuffer()))
          .digest('hex'),
      ).toBe(hash);
    }
  });

  it('shows what an event code with an impossible date leads to as a page', async () => {
    const reply = await fetch(`${origin}/new-year`, { headers: { 'user-agent': phone } });
    expect(reply.status).toBeLessThan(500);
    expect(reply.headers.get('content-type')).toContain('text/html');
  });

  it('keeps pages, answers, catalogs and campaigns', async () => {
    const { data: pages } = await owner<{ page_id: string; name: string; status: string }[]>('/api/pages/list', {
      org_id: kept.org_id,
    });
    for (const page of kept.pages) expect(pages).toContainEqual(expect.objectContaining(page));
    const answers = await owner('/api/submissions/list', { org_id: kept.org_id, page_id: kept.contact });
    expect(answers.total).toBe(kept.submitted);
    const { data: catalogs } = await owner<{ name: string }[]>('/api/catalogs/get', { org_id: kept.org_id });
    expect(catalogs.map((catalog) => catalog.name)).toContain('Winter catalog');
    const { data: campaign } = await owner('/api/campaigns/get', { org_id: kept.org_id, campaign_id: kept.campaign });
    expect(campaign).toMatchObject({ name: 'Winter campaign' });
  });

  it('knows which one-time codes were used', async () => {
    const shopper = callerAt(origin);
    for (const id of kept.oneTime.used)
      await expect(shopper('/api/codes/redeem', { id })).rejects.toThrow('one_time.used');
    const { data } = await shopper<{ offer: string }>('/api/codes/redeem', { id: kept.oneTime.free[0] });
    expect(data.offer).toBe('One coffee');
  });

  it('leaves no file of the data folder to other users of the machine', () => {
    const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      // A scan log is gone once its scans are in the database.
      (path) => ((lstatSync(join(dataDir, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
    );
    expect(open.filter((path) => path !== 'dump.sql')).toEqual([]);
  });

  it('ends with books that add up', async () => {
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    const { code, output } = await start(env, ['doctor']).ended;
    expect(output).toBe('Everything is correct.\n');
    expect(code).toBe(0);
  });
});
