import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../platform/config/config.js';
import { uuidv7 } from '../platform/db/uuid.js';
import { insertOrg } from '../modules/org/org.sql.js';
import { forgetLive } from '../modules/remotes/live.js';
import { disable, endCanary, publish, setCanary } from '../modules/remotes/registry.service.js';
import { readTicket } from '../modules/telemetry/ticket.js';
import { knownCode } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../testing/harness.js';
import { releaseFiles, versionOf } from '../testing/releases.js';
import { testFolder } from '../testing/test-folder.js';
import { makeDelivery } from '../app/register-sites.js';

const actor = 'a test';
const renderer = (text: string) => `exports.tokens = ''; exports.render = () => '<h1>${text}</h1>';`;
const readJson = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');
const bootOf = (html: string) => readJson(html, 'boot');

describeOnEngine('the console’s page', ({ db }) => {
  const root = mkdtempSync(join(tmpdir(), 'swapt-shell-'));
  const apps: FastifyInstance[] = [];

  beforeAll(async () => {
    const folder = join(root, 'shell', 'dist', 'console');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'console.0123.js'), '// console');
    await writeFile(join(folder, 'console.json'), JSON.stringify({ scripts: ['console.0123.js'], styles: [] }));
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  async function start(settings: Record<string, string> = {}) {
    const config = readConfig({ SWAPT_DATA_DIR: testFolder(), ...settings });
    const services = testServices({ ...db }, { config });
    const app = Fastify();
    apps.push(app);
    const delivery = await makeDelivery(services, root);
    app.get('/:id', (request, reply) =>
      delivery.renderCodePage(request, reply, { kind: 'deleted', isSuspended: false, ...knownCode }),
    );
    await delivery.register(app);
    const release = async (text: string) => {
      const files = releaseFiles('mf-public', text, { renderer: renderer(text) });
      await publish(services, 'mf-public', files, { actor });
      return versionOf(files);
    };
    return { app, services, release, orgId: knownCode.orgId };
  }

  it('has the registry of the organization in use, and a public page that of its code', async () => {
    const { app, services, release, orgId } = await start();
    const [first, second] = [await release('canary'), await release('for the others')];
    await db.org(orgId, (tx) => insertOrg(tx, orgId, 'The Rye Mill', services.now()));
    await setCanary(services, 'mf-public', { version: first, orgs: [orgId] }, actor);
    const versions = async (cookie: string) => {
      const { body } = await app.inject({ url: '/admin', headers: { cookie } });
      return bootOf(body).registry.remotes.map((remote: { version: string }) => remote.version);
    };
    expect(await versions(`a=b; swapt_org=${orgId}`)).toEqual([first]);
    for (const other of ['', `swapt_org=${uuidv7()}`, 'swapt_org=nonsense', `x_swapt_org=${orgId}`]) {
      expect(await versions(other)).toEqual([second]);
    }
    const shown = async (url: string) => readJson((await app.inject(url)).body, 'seed').remote.version;
    expect([await shown('/abc'), await shown('/')]).toEqual([first, second]);
    await endCanary(services, 'mf-public', actor);
  });

  it('lets the console ask for the place, its screens with a scanner for the camera too, and a page of shoppers for neither', async () => {
    const { app, services, release } = await start();
    await release('policy');
    const route = (path: string) => ({ path, screen: 'list', title: 'Title' });
    const routes = [{ ...route('/admin/mf-stores/desk'), usesCamera: true }, route('/admin/mf-stores/:id')];
    await publish(services, 'mf-stores', releaseFiles('mf-stores', 'policy', { contribution: { routes } }), { actor });
    const mayAsk = async (url: string) => (await app.inject(url)).headers['permissions-policy'] ?? '';
    const closed = 'camera=(), microphone=(), geolocation=(self), browsing-topics=()';
    for (const url of ['/admin', '/admin/mf-stores/orders', '/admin/mf-stores/desk/one']) {
      expect(await mayAsk(url)).toBe(closed);
    }
    expect(await mayAsk('/admin/mf-stores/desk?tab=1')).toBe(closed.replace('camera=()', 'camera=(self)'));
    expect(await mayAsk('/abc')).not.toContain('(self)');
    // Nor anybody for addresses, where no maps service is set up.
    expect((await app.inject('/admin')).headers['content-security-policy']).not.toContain('mapbox');
  });

  it('writes into the console’s page what its first paint needs: settings, registry and a ticket of its own', async () => {
    const { app, release, services } = await start({ SWAPT_MAPS_TOKEN: '</script><b>' });
    const version = await release('boot');
    const { body, headers } = await app.inject('/admin');
    expect(headers['content-security-policy']).toContain('https://api.mapbox.com');
    expect(body).not.toContain('<b>');
    const boot = bootOf(body);
    expect(boot.settings.mapsToken).toBe('</script><b>');
    expect(boot.registry.remotes).toContainEqual(expect.objectContaining({ name: 'mf-public', version }));
    const ticket = await readTicket(services, boot.ticket);
    // Shoppers' pages speak for what they show themselves.
    expect(ticket?.covers({ name: 'mf-public', version })).toBe(false);
    const codes = releaseFiles('mf-codes', 'covered');
    await publish(services, 'mf-codes', codes, { actor: 'a test' });
    const given = await readTicket(services, bootOf((await app.inject('/admin')).body).ticket);
    expect(given?.covers({ name: 'mf-codes', version: versionOf(codes) })).toBe(true);
    const shown = readJson((await app.inject('/abc')).body, 'seed');
    const shopper = await readTicket(services, shown.ticket);
    expect(shopper?.covers(shown.remote)).toBe(true);
    expect(shopper?.covers({ name: 'mf-codes', version: versionOf(codes) })).toBe(false);
    expect(bootOf((await app.inject('/admin')).body).ticket).not.toBe(boot.ticket);
  });

  it('names early what the first screen will ask for, with its hashes, and only for addresses of remotes in use', async () => {
    const { app, services } = await start();
    const route = (path: string, screen: string) => ({ path, screen, title: 'Title' });
    const routes = [route('/admin/mf-codes/:codeId', 'other'), route('/admin/mf-codes/new', 'list')];
    const files = releaseFiles('mf-codes', 'early', { contribution: { routes } });
    await publish(services, 'mf-codes', files, { actor: 'a test' });
    const asked = async (url: string) =>
      [
        ...(await app.inject(url)).body.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="sha384-/g),
      ].map(([, href]) => href?.slice(`/r/mf-codes/${versionOf(files)}/`.length));
    const entry = 'remoteEntry.js';
    expect(await asked('/admin/mf-codes/new?tab=1')).toEqual([entry, expect.stringMatching(/^list\./)]);
    expect(await asked('/admin/mf-codes/0123')).toEqual([entry]);
    expect(await asked('/admin/mf-codes')).toEqual([]);
    expect(await asked('/admin')).toEqual([]);
    await disable(services, 'mf-codes', 'a test');
    expect(await asked('/admin/mf-codes/new')).toEqual([]);
  });

  it('sends the console’s page without a registry when the database is slow or fails', async () => {
    const { app, services } = await start();
    let isAsked = false;
    const system = services.db.system;
    for (const answer of [() => new Promise<never>(() => undefined), () => Promise.reject(new Error('gone'))]) {
      forgetLive(services);
      isAsked = false;
      services.db.system = () => {
        isAsked = true;
        return answer();
      };
      const boot = bootOf((await app.inject('/admin')).body);
      expect(boot).toEqual({ settings: expect.any(Object), ticket: expect.any(String) });
      expect(isAsked).toBe(true);
    }
    services.db.system = system;
    forgetLive(services);
  });
});
