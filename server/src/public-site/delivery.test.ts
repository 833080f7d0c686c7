import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../platform/config/config.js';
import { publish } from '../modules/remotes/registry.service.js';
import type { InactiveCode } from '../modules/short-links/resolution.js';
import { knownCode } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../testing/harness.js';
import { postForm } from '../testing/public-app.js';
import { releaseFiles, versionOf } from '../testing/releases.js';
import { readTicket } from '../modules/telemetry/ticket.js';
import { plainPage } from './dead-ends/plain-page.js';
import { makeDelivery } from '../app/register-sites.js';
import { addSecurityHeaders } from '../platform/http/security-headers.js';

const renderer = (text: string) =>
  `exports.tokens = ':root{--primary:#1256DE}'; exports.render = (data) => '<h1>${text} ' + data.screen + '</h1>';`;

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '');

describeOnEngine('delivery', ({ db }) => {
  const root = mkdtempSync(join(tmpdir(), 'swapt-shell-'));
  const apps: FastifyInstance[] = [];

  beforeAll(async () => {
    for (const name of ['console', 'public']) {
      const folder = join(root, 'shell', 'dist', name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.0123.js`), `// ${name}`);
      await writeFile(join(folder, `${name}.json`), JSON.stringify({ scripts: [`${name}.0123.js`], styles: [] }));
    }
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  async function start(settings: Record<string, string> = {}) {
    const config = readConfig({ SWAPT_DATA_DIR: mkdtempSync(join(tmpdir(), 'swapt-delivery-')), ...settings });
    const services = testServices({ ...db }, { config });
    const app = Fastify();
    apps.push(app);
    addSecurityHeaders(app, config);
    const delivery = await makeDelivery(services, root);
    let resolution: InactiveCode = { kind: 'unknown' };
    app.get('/:id', (request, reply) => delivery.renderCodePage(request, reply, resolution));
    await delivery.register(app);
    const release = async (text: string, code = renderer(text)) => {
      const files = releaseFiles('mf-public', text, { renderer: code });
      await publish(services, 'mf-public', files, { actor: 'a test' });
      return versionOf(files);
    };
    return { app, services, release, code: (next: typeof resolution) => (resolution = next) };
  }

  it('shows every page in plain HTML while there is no working release of the public remote [R.notfound]', async () => {
    const { app, release } = await start();
    for (const prepare of [
      async () => '',
      () => release('broken', 'exports.render = () => { throw new Error("no"); };'),
    ]) {
      await prepare();
      const page = await app.inject('/no/such/page');
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('<h1>There is no page here</h1>');
      expect(page.body).toContain('<a href="/">');
    }
  });

  it('keeps the button of a code that is used or asks, whatever else is broken [R.code]', () => {
    const words = { status: 200, title: 'One coffee' };
    const code = { slug: 'once', orgName: 'Corner shop' };
    const ready = { screen: 'oneTime' as const, kind: 'ready' as const, asksPin: false };
    const once = { ...ready, ...code, offer: 'One coffee', viewToken: '' };
    expect(plainPage({ ...words, data: once }, '', 'en')).toContain(
      '<form method="post" action="/once"><p><button>Use it now<',
    );
    const asks = { asksPassword: true, asksPlace: true, ages: [], answers: {}, isLimited: false };
    const gate = { screen: 'gate' as const, ...code, ...asks, action: '/code/x?a="><b>', useId: 'key' };
    const html = plainPage({ ...words, data: gate }, '', 'en');
    expect(html).toContain('name="password" type="password" required');
    expect(html).toContain('name="use" value="key"');
    expect(html).not.toContain('<b>');
    expect(html).toContain('<input type="hidden" name="latitude" value="">');
    const aged = { ...gate, asksPlace: false, ages: [{ age: 18, words: 'I am 18' }], answers: { latitude: '1' } };
    const agesHtml = plainPage({ ...words, data: aged }, '', 'en');
    expect(agesHtml).toContain('<input type="hidden" name="latitude" value="1">');
    expect(agesHtml).toContain('<button name="age" value="18">I am 18</button>');
    expect(agesHtml).toContain('<button name="age" value="">Prefer not to say</button>');
    expect(plainPage({ ...words, data: { screen: 'home', target: '' } }, '', 'en')).not.toContain('<form');
  });

  it('makes pages from the live release: markup, styles, and preloads with the hashes of the same files [R.home]', async () => {
    const { app, release } = await start();
    const version = await release('first');
    const { body, headers } = await app.inject('/');
    const nonce = /style-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain(`<style nonce="${nonce}">:root{--primary:#1256DE}`);
    expect(body).toContain(`url(/r/mf-public/${version}/serif.woff2)`);
    expect(body).toContain('<div id="root"><h1>first home</h1></div>');
    expect(body).not.toContain('style="');
    expect(body).toMatch(
      new RegExp(`<link rel="preload" as="script" href="/r/mf-public/${version}/remoteEntry.js" integrity="sha384-`),
    );
    expect(body).toMatch(/<script defer src="\/assets\/public\/public.0123.js" integrity="sha384-/);
    expect(body.match(/<\/div>(?=<script defer)|<\/script>(?=<link [^>]+as="font")/g)).toEqual(['</div>', '</script>']);

    await release('second');
    expect((await app.inject('/')).body).toContain('<h1>second home</h1>');
  });

  it('greets visitors of the special host in its own name [R.home.host]', async () => {
    const { app, release } = await start({ SWAPT_SPECIAL_HOST: 'Music.example' });
    await release('host');
    const seen = async (host: string) => (await app.inject({ url: '/', headers: { host } })).body;
    expect(await seen('music.example')).toContain('<h1>host hostHome</h1>');
    expect(await seen('music.example:8443')).toContain('"host":"music.example"');
    expect(await seen('other.example')).toContain('<h1>host home</h1>');
    const posted = async (host: string) => (await postForm(app, '/', { target: 'menu.example' }, { host })).body;
    expect(await posted('music.example')).toContain('<h1>host hostHome</h1>');
    expect(await posted('other.example')).toContain('<h1>host home</h1>');
  });

  it('answers what is not there with a page for people and problem details for programs [R.notfound]', async () => {
    const { app, release } = await start();
    await release('missing');
    const page = await app.inject('/no/such/page');
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>missing notFound</h1>');
    for (const url of ['/api/nothing', '/v1/nothing', '/wallet/nothing', '/assets/nothing.js', '/r/mf-codes/1/x.js']) {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'request.not_found']);
    }
  });

  it('names the organization of a paused code and gives its page a token to be counted by [R.redirect]', async () => {
    const { app, services, release, code } = await start();
    const version = await release('code');
    const known = { ...knownCode, orgName: '</script><b>Bakery' };
    code({ kind: 'paused', isSuspended: false, ...known });
    const paused = await app.inject('/abc');
    const hydration = JSON.parse(/id="seed">(.*?)<\/script>/.exec(paused.body)?.[1] ?? '');
    expect(paused.statusCode).toBe(200);
    expect(hydration.data).toMatchObject({ screen: 'code', kind: 'paused', orgName: known.orgName });
    expect(hydration.data.viewToken.length).toBeGreaterThan(20);
    expect(await readTicket(services, hydration.ticket)).toBeDefined();
    expect(hydration.remote.version).toBe(version);
    expect(paused.body).not.toContain('<b>');
    expect(paused.headers['x-content-type-options']).toBe('nosniff');
    code({ kind: 'deleted', isSuspended: false, ...known });
    expect((await app.inject('/abc')).statusCode).toBe(410);
    code({ kind: 'unknown' });
    expect((await app.inject('/abc')).statusCode).toBe(404);
  });

  it('lets a visitor do without an id by a plain form, and go back', async () => {
    const { app, release } = await start({ SWAPT_PUBLIC_URL: 'https://swapt.example' });
    await release('privacy');
    const cookie = `swapt_vid=1; swapt_v_${knownCode.orgId}=2; other=3`;
    const choose = (choice: string) => postForm(app, '/privacy', { choice }, { cookie });
    const out = await choose('out');
    expect([out.statusCode, out.headers.location]).toEqual([303, '/privacy']);
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^swapt_optout=1; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^swapt_vid=; Max-Age=0;/),
      expect.stringMatching(new RegExp(`^swapt_v_${knownCode.orgId}=; Max-Age=0;`)),
    ]);
    const page = await app.inject({ url: '/privacy', headers: { cookie: 'swapt_optout=1' } });
    expect(page.body).toContain('"refusal":"choice"');
    expect(String((await choose('in')).headers['set-cookie'])).toMatch(/^swapt_optout=; Max-Age=0;/);
  });

  const policyOf = async (of: FastifyInstance, url = '/admin/my-codes') =>
    String((await of.inject(url)).headers['content-security-policy']);

  it('gives the console a policy without inline code, with a new nonce each time, widened by the settings alone', async () => {
    const { app } = await start({ SWAPT_REMOTE_OVERLAY: 'off' });
    const [first, second] = [await policyOf(app), await policyOf(app)];
    expect(first).not.toBe(second);
    expect(first).toContain("default-src 'none'");
    expect(first).toContain("script-src 'self';");
    expect(first).toContain("style-src-attr 'none'");
    expect(first).not.toMatch(/unsafe|localhost:\*|127/);

    const outside = await start({
      SWAPT_REMOTE_OVERLAY: 'off',
      AUTH_ISSUER: 'https://tenant.example/',
      AUTH_CLIENT_ID: 'a',
      AUTH_AUDIENCE: 'b',
      SWAPT_API_BASE: 'https://api.example/base',
    });
    const wide = await policyOf(outside.app);
    expect(wide).toContain("connect-src 'self' https://tenant.example https://api.example;");
    expect(wide).toContain("frame-src 'self' https://tenant.example");
  });

  it('tells pages where each API is, and lets them ask it', async () => {
    const { app, release } = await start({
      SWAPT_API_BASE: 'https://api.example/base',
      SWAPT_V1_BASE: 'https://v1.example',
    });
    await release('bases');
    const { body, headers } = await app.inject({ url: '/some-code' });
    expect(body).toContain('"bases":{"core":"https://api.example/base","v1":"https://v1.example","wallet":""}');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example https://v1.example;");
  });

  it('lets the console load a remote from the developer’s own computer only where the settings allow it, and public pages never', async () => {
    const local = 'http://localhost:* http://127.0.0.1:*';
    const { app, release } = await start();
    await release('overlay');
    const policy = await policyOf(app);
    for (const directive of ["script-src 'self'", "font-src 'self'", "connect-src 'self' http://localhost:4000"]) {
      expect(policy).toContain(`${directive} ${local};`);
    }
    expect(policy).toMatch(new RegExp(`style-src 'self' 'nonce-[^']+' ${local.replaceAll('*', '\\*')};`));
    expect(policy).toContain(`img-src 'self' data: ${local};`);
    expect(policy).not.toMatch(/unsafe/);
    expect(await policyOf(app, '/')).not.toMatch(/localhost|unsafe/);

    const secure = { SWAPT_MODE: 'production', SWAPT_PUBLIC_URL: 'https://swapt.example' };
    expect(await policyOf((await start(secure)).app)).not.toMatch(/localhost:\*|127/);
    expect(await policyOf((await start({ ...secure, SWAPT_REMOTE_OVERLAY: 'on' })).app)).toContain(local);
  });

  it('asks browsers to report what they refuse, on the console and on public pages', async () => {
    const { app, release } = await start();
    await release('reporting');
    for (const url of ['/admin', '/', '/no/such/page']) {
      expect(await policyOf(app, url)).toMatch(/; report-uri \/telemetry\/csp$/);
    }
  });

  it('tells the browser its settings and nothing secret [K.settings]', async () => {
    const { app } = await start({
      PORT: '4321',
      SWAPT_PAYMENT_PUBLIC_KEY: 'pk_test',
      SWAPT_MAPS_TOKEN: 'maps',
      SWAPT_GRID_LICENCE: 'grid',
      SWAPT_SPECIAL_HOST: 'music.example',
      SWAPT_DEPLOY_TOKEN: 'a-secret-of-the-server-alone',
    });
    const { body } = await app.inject('/admin');
    expect(body).not.toContain('secret');
    expect(bootOf(body).settings).toEqual({
      publicUrl: 'http://localhost:4321',
      isLocalAddress: true,
      allowPrivateTargets: false,
      contact: '',
      auth: { domain: 'http://localhost:4321', clientId: 'swapt-console', audience: expect.any(String) },
      bases: { core: '', v1: '', wallet: '' },
      specialHost: 'music.example',
      paymentPublicKey: 'pk_test',
      mapsToken: 'maps',
      gridLicence: 'grid',
      isOverlayAllowed: true,
    });
  });

  it('gives no browser what the server and outside services keep secret [K.settings.secret]', async () => {
    const key = Buffer.alloc(32, 'canary').toString('base64');
    const { app, release } = await start({
      SWAPT_DEPLOY_TOKEN: 'canary-of-the-deploy-token',
      SWAPT_DEMO_PASSWORD: 'canary-of-the-demo',
      SWAPT_SECRET_KEY: key,
      SWAPT_STRIPE_KEY: 'sk_test_canary',
      SWAPT_STRIPE_URL: 'http://127.0.0.1:9',
      SWAPT_STRIPE_WEBHOOK_SECRET: 'whsec_canary',
      SWAPT_STRIPE_CONNECT_SECRET: 'whsec_canary_of_accounts',
      SMTP_URL: 'smtp://canary:canary@127.0.0.1:9',
    });
    await release('secretive');
    for (const url of ['/admin', '/admin/payment', '/', '/terms', '/no/such/page', '/robots.txt']) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([200, 404]).toContain(statusCode);
      const said = JSON.stringify(headers) + body;
      expect([url, said.match(/canary/gi), said.includes(key)]).toEqual([url, null, false]);
    }
  });

  it('asks browsers to come back by https where the public address is https', async () => {
    const headersOf = async (url: string) =>
      (await (await start({ SWAPT_PUBLIC_URL: url })).app.inject('/robots.txt')).headers;
    expect(await headersOf('https://swapt.example')).toHaveProperty('strict-transport-security');
    expect(await headersOf('http://localhost:4000')).not.toHaveProperty('strict-transport-security');
  });

  it('compresses pages as the browser accepts it', async () => {
    const { app, release } = await start();
    await release('compressed');
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, accept-language' });
  });

  it('has a code on the start page that leads to the start page', async () => {
    const { app } = await start();
    const { headers, body } = await app.inject('/assets/welcome.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toMatch(/^<svg .*<path /);
  });
});
