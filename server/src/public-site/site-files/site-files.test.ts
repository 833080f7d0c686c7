import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservedSlugs, siteFiles } from '@swapt/shared/public/screens';
import sharp from 'sharp';
import { isForShoppers } from '../../app/public-listener.js';
import { serverRoot } from '../../platform/db/server-root.js';
import { readConfig } from '../../platform/config/config.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { runModule } from '../../testing/run-module.js';
import { testFolder } from '../../testing/test-folder.js';

const publicUrl = 'https://swapt.example';

describeOnEngine('the files of the public host', ({ db }) => {
  async function start(settings: Record<string, string> = {}, now = new Date('2026-11-23T10:00:00Z')) {
    const config = readConfig({ SWAPT_PUBLIC_URL: publicUrl, ...settings });
    const own = testServices(db);
    const { dataDir } = own.config;
    return publicApp({ ...testServices(db, { config: { ...config, dataDir } }), now: () => now });
  }

  it('are all there, for phones in the local network too, and no short name can be one', async () => {
    const app = await start();
    for (const name of siteFiles) {
      const { statusCode, headers, rawPayload } = await app.inject(`/${name}`);
      const maxAge = name === 'sitemap.xml' ? 600 : 86_400;
      expect([name, statusCode, headers['cache-control']]).toEqual([name, 200, `public, max-age=${maxAge}`]);
      expect(rawPayload.length).toBeGreaterThan(50);
      expect([name, isForShoppers('GET', `/${name}`), reservedSlugs.includes(name)]).toEqual([name, true, true]);
      expect(name).toContain('.');
    }
    await app.close();
  });

  it('have the mark as it is drawn, in the sizes that they say', async () => {
    const folder = testFolder();
    const script = `
      import { readFileSync } from 'node:fs';
      import { writeIcons } from './server/icons.mjs';
      writeIcons(JSON.parse(readFileSync(0, 'utf8')));
      process.stdout.write('null');
    `;
    runModule(script, folder);
    const kept = (name: string) => readFileSync(join(serverRoot, 'assets', name));
    expect(readdirSync(folder)).toHaveLength(4);
    for (const name of readdirSync(folder)) {
      expect([name, kept(name).equals(readFileSync(join(folder, name)))]).toEqual([name, true]);
    }
    const app = await start();
    const { icons } = (await app.inject('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>();
    expect(icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/icon-192.png', '/icon-512.png']);
    const pictures = [...icons.slice(1), { src: '/apple-touch-icon.png', sizes: '180x180' }];
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp((await app.inject(src)).rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect([...kept('favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    await app.close();
  });

  it('lead search engines to the list of what may be found', async () => {
    const app = await start();
    expect((await app.inject('/robots.txt')).body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
    await app.close();
  });

  it.each([
    ['security@swapt.example', 'mailto:security@swapt.example'],
    ['https://swapt.example/security', 'https://swapt.example/security'],
  ])('tell %s to who found a weakness, for half a year from each day on', async (given, contact) => {
    const read = async (day: string) => {
      const app = await start({ SWAPT_SECURITY_CONTACT: given }, new Date(`${day}T10:00:00Z`));
      const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
      await app.close();
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      return body.split('\n');
    };
    expect(await read('2026-11-23')).toEqual([
      `Contact: ${contact}`,
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]);
    expect(await read('2026-11-24')).toContain('Expires: 2027-05-23T00:00:00Z');
  });

  it('say nothing about security where the operator has not', async () => {
    const app = await start();
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
    await app.close();
    expect(() => readConfig({ SWAPT_SECURITY_CONTACT: 'call me' })).toThrow('SWAPT_SECURITY_CONTACT must be');
  });

  it('have the file by which Apple Pay knows the host, as it was given', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    const without = await start();
    expect((await without.inject(path)).statusCode).toBe(404);
    await without.close();
    const file = join(serverRoot, 'package.json');
    const app = await start({ SWAPT_WALLET_DOMAIN_FILE: file });
    const reply = await app.inject(path);
    await app.close();
    expect([reply.statusCode, reply.body]).toEqual([200, readFileSync(file, 'utf8')]);
    expect(() => readConfig({ SWAPT_WALLET_DOMAIN_FILE: '/nowhere' })).toThrow('SWAPT_WALLET_DOMAIN_FILE must be');
  });

  it('are named by pages, with the colour of their ground for the bars of phones', async () => {
    const app = await start();
    const { body, headers } = await app.inject('/');
    expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
    expect(body).toContain('<meta name="theme-color" content="#F6F7FA">');
    const dark = await app.inject({ url: '/', headers: { cookie: 'swapt_theme=dark' } });
    expect(dark.body).toContain('<meta name="theme-color" content="#0D1017">');
    const { body: shopper } = await app.inject('/privacy');
    expect(shopper).toContain('<meta name="theme-color" content="#F6F7FA" media="(prefers-color-scheme: light)">');
    expect(shopper).toContain('<meta name="theme-color" content="#0D1017" media="(prefers-color-scheme: dark)">');
    expect(shopper).not.toContain('rel="manifest"');
    await app.close();
  });
});
