import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { threads } from '../../../externals.mjs';
import { demoOwner } from '../../platform/config/config.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { emptyPlace, enginesHere } from '../../testing/installation.js';
import { callerAt, phone, signInAt } from '../../testing/person-at.js';
import { freePort, programsOfSuite } from '../../testing/run-program.js';
import { testFolder } from '../../testing/test-folder.js';

const sources = Object.entries(threads).map(([name, file]) => [name, file.replace(/^src./, '')]);
const bundled = bundleForSuite({ main: 'main.ts', ...Object.fromEntries(sources) });
const run = programsOfSuite(() => bundled('main'));
jest.setTimeout(600_000);

const account = { email: demoOwner, password: 'a long enough password' };
const engines = enginesHere();
/** Each engine into the other, and with `npm run prove -- backup` into itself as well. */
const routes = engines.flatMap((from) =>
  engines
    .filter((to) => to !== from || engines.length === 1 || process.env.SWAPT_PROVE === 'backup')
    .map((to) => ({ from, to })),
);

async function serve(place: Record<string, string>) {
  const PORT = `${await freePort()}`;
  const origin = `http://localhost:${PORT}`;
  const server = run({ ...place, PORT, SWAPT_DEMO: 'on', SWAPT_DEMO_PASSWORD: account.password });
  await server.ready;
  async function stop(): Promise<void> {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  return { origin, stop };
}

const scan = (origin: string, userAgent = phone) =>
  fetch(`${origin}/harbour-cup?q=1`, { redirect: 'manual', headers: { 'user-agent': userAgent } });

/** Phones and a person who changes things, until it is stopped; gives what was answered, and the longest time that the person waited. */
function startLoad(origin: string, owner: ReturnType<typeof callerAt>, orgId: string) {
  const answered = { scans: 0, names: [] as string[], longestMs: 0 };
  let isOver = false;
  const phones = Array.from({ length: 6 }, async (_, n) => {
    while (!isOver) if ((await scan(origin, `${phone} ${n}`)).status === 302) answered.scans += 1;
  });
  const person = async () => {
    while (!isOver) {
      const [name, began] = [`Folder ${answered.names.length}`, Date.now()];
      await owner('/api/folders/create', { org_id: orgId, name });
      answered.longestMs = Math.max(answered.longestMs, Date.now() - began);
      answered.names.push(name);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  };
  const all = Promise.all([...phones, person()]);
  return {
    answered,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Code {
  slug: string;
  scans: number;
  name: string;
}

/** What a person and a shopper see. */
async function inspect(origin: string) {
  const owner = callerAt(origin, await signInAt(origin, account));
  const { data: terms } = await owner<{ version: string }>('/api/terms/get');
  await owner('/api/terms/accept', { version: terms.version });
  const { data: orgs } = await owner<{ org_id: string }[]>('/api/org/list');
  const org_id = orgs[0]?.org_id ?? '';
  const { data: codes } = await owner<Code[]>('/api/codes/list', { org_id, per_page: 100 });
  const { data: folders } = await owner<{ name: string }[]>('/api/folders/get', { org_id, per_page: 100 });
  const products = await owner('/v1/product/list', { org_id, per_page: 100 });
  const named = new Set(JSON.stringify([orgs, products]).match(/\/images\/[\w/-]+/g));
  const pictures: Record<string, string> = {};
  for (const path of named) {
    const reply = await fetch(origin + path);
    const bytes = Buffer.from(await reply.arrayBuffer());
    pictures[path] = `${reply.status} ${createHash('sha256').update(bytes).digest('hex')}`;
  }
  return { owner, org_id, codes, folders: folders.map(({ name }) => name), pictures };
}

it.each(routes)(
  '$from serves on while it is backed up, and $to goes on with what was answered',
  async ({ from, to }) => {
    const place = await emptyPlace(from);
    const shop = await serve(place);
    const { owner, org_id, pictures, codes } = await inspect(shop.origin);
    const location = (await scan(shop.origin)).headers.get('location');
    const load = startLoad(shop.origin, owner, org_id);
    await pause(1_500);
    const before = { scans: load.answered.scans, names: [...load.answered.names] };
    const archive = join(testFolder(), 'shop.zip');
    const made = await run(place, ['backup', archive]).ended;
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('2 organizations') });
    await load.stop();
    expect(load.answered.names.length).toBeGreaterThan(before.names.length);
    const known = (await inspect(shop.origin)).codes;
    await shop.stop();

    const there = await emptyPlace(to);
    const restored = await run(there, ['restore', archive]).ended;
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored: [^]*Everything is correct\.\n$/),
    });
    const copy = await serve(there);
    const found = await inspect(copy.origin);
    expect(found.pictures).toEqual(pictures);
    expect(Object.keys(pictures).length).toBeGreaterThan(3);
    expect(found.folders).toEqual(expect.arrayContaining(before.names));
    expect(found.codes.map(({ name }) => name).sort()).toEqual(known.map(({ name }) => name).sort());
    const scansOf = (all: Code[]) => all.find(({ slug }) => slug === 'harbour-cup')?.scans ?? 0;
    expect(scansOf(found.codes)).toBeGreaterThanOrEqual(scansOf(codes) + before.scans);
    expect(scansOf(found.codes)).toBeLessThanOrEqual(scansOf(known) + 1);
    expect((await scan(copy.origin)).headers.get('location')).toBe(location);
    await copy.stop();
    console.info(
      `${from} to ${to}: longest wait of a change ${load.answered.longestMs} ms, ${load.answered.scans} scans`,
    );
  },
);
