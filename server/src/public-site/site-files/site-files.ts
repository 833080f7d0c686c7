import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFiles } from '@swapt/shared/public/screens';
import { palettes } from '@swapt/shared/tokens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serverRoot } from '../../platform/db/server-root.js';
import type { Services } from '../../platform/services.js';
import { walletDomainPath } from '../../platform/vendors/vendor-paths.js';
import { registerDrawnPreviews } from '../previews/drawn-previews.js';
import { registerPagePreviews } from '../previews/page-previews.js';
import { registerSitemap } from './sitemap.js';

const day = 'public, max-age=86400';
const dayMs = 86_400_000;
/** RFC 9116 asks for less than a year; a file that nobody serves any more runs out by itself. */
const securityDays = 180;

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };
const pictures = siteFiles.flatMap((name) => {
  const type = types[name.slice(name.lastIndexOf('.') + 1)];
  return type ? [{ name, type }] : [];
});

/** What browsers, search engines and people who found a weakness ask every host for. */
export async function registerSiteFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { config, now } = services;
  const { publicUrl, securityContact } = config;
  registerDrawnPreviews(app);
  await registerPagePreviews(app, services);
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', day).send(body);
  for (const { name, type } of pictures) {
    const body = await readFile(join(serverRoot, 'assets', name));
    app.get(`/${name}`, (_, reply) => reply.type(type).header('cache-control', day).send(body));
  }
  app.get('/manifest.webmanifest', (_, reply) => text(reply, 'application/manifest+json', manifest));
  app.get('/robots.txt', (_, reply) => text(reply, 'text/plain', robots(publicUrl)));
  await registerSitemap(app, services);
  if (config.walletDomainFile !== undefined) {
    const proof = await readFile(config.walletDomainFile);
    app.get(walletDomainPath, (_, reply) => reply.type('application/octet-stream').send(proof));
  }
  app.get('/.well-known/security.txt', (_, reply) =>
    securityContact === undefined
      ? reply.callNotFound()
      : text(reply, 'text/plain', security(publicUrl, securityContact, now())),
  );
}

const manifest = JSON.stringify({
  name: 'Swapt',
  short_name: 'Swapt',
  description: 'QR codes that you can change after printing',
  start_url: '/admin',
  scope: '/',
  display: 'minimal-ui',
  background_color: palettes.light.page,
  theme_color: palettes.light.page,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...[192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'any maskable',
    })),
  ],
});

const closed = ['/admin', '/auth/', '/api/', '/v1/'];
const robots = (publicUrl: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

/** The day it runs out moves on with every day. */
function security(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + securityDays) * dayMs);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
