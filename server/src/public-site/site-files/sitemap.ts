import { publicPaths, publicScreens } from '@swapt/shared/public/screens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { countFindable, listFindable, readableAddress } from '../../modules/pages/pages.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { escapeHtml } from '../../platform/html/escape-html.js';
import { registerRateLimit } from '../../platform/http/callers/rate-limit.js';
import { limitConcurrency } from '../../platform/limit-concurrency.js';
import type { Services } from '../../platform/services.js';
import { queryOf } from '../forms.js';

/** As many addresses as one file may hold. None of ours has 1,048 bytes, so no file has 50 MB, which is the other limit of the protocol. */
export const mostInPart = 50_000;
/** Per minute and network: search engines ask for each part once in a while. */
const perMinute = 30;
/** What is taken out stays in no cache for longer. */
const kept = 'public, max-age=600';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Screens that may be listed and are the same for everybody. */
export const ownAddresses: readonly string[] = publicPaths
  .filter(({ screen, path, methods }) => {
    const isListed = Object.entries(publicScreens).some(([name, declared]) => name === screen && declared.isListed);
    return isListed && methods.includes('GET') && !path.includes(':');
  })
  .map(({ path }) => path);

/** `/sitemap.xml` lists its parts: 0 has our own pages, those from 1 on the pages of organizations that may be found. */
export async function registerSitemap(app: FastifyInstance, services: Services, most = mostInPart): Promise<void> {
  const { publicUrl } = services.config;
  // A part is one long statement.
  const take = limitConcurrency({ running: 1, waiting: 10 });

  await app.register(async (scope) => {
    await registerRateLimit(scope, services, { name: 'sitemap', max: perMinute });
    scope.get('/sitemap.xml', async (request, reply) => {
      const part = queryOf(request.query, 'part');
      if (part !== undefined && !/^\d{1,6}$/.test(part)) return reply.callNotFound();
      const made = await take(async () => ({ text: part === undefined ? await index() : await partOf(Number(part)) }));
      if (!made) throw new AppError('server.unavailable');
      return made.text === undefined ? reply.callNotFound() : xml(reply, made.text);
    });
  });

  async function index(): Promise<string> {
    const parts = 1 + Math.ceil((await countFindable(services)) / most);
    const entries = Array.from(
      { length: parts },
      (_, part) => `<sitemap>${locOf(`${publicUrl}/sitemap.xml?part=${part}`)}</sitemap>`,
    );
    return `<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>`;
  }

  async function partOf(part: number): Promise<string | undefined> {
    if (part === 0) return urlSet(ownAddresses.map((path) => locOf(publicUrl + path)));
    const pages = await listFindable(services, most, (part - 1) * most);
    if (pages.length === 0) return undefined;
    return urlSet(
      pages.map(
        ({ published_at: at, ...page }) =>
          `${locOf(readableAddress(services.config, page))}<lastmod>${at?.toISOString() ?? ''}</lastmod>`,
      ),
    );
  }
}

const locOf = (address: string) => `<loc>${escapeHtml(address)}</loc>`;
const urlSet = (entries: readonly string[]) =>
  `<urlset ${namespace}>\n${entries.map((entry) => `<url>${entry}</url>`).join('\n')}\n</urlset>`;
const xml = (reply: FastifyReply, text: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', kept)
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`);
