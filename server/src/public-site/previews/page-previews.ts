import { createHash } from 'node:crypto';
import { themeVariables } from '@swapt/shared/page/theme';
import { isColour, shopVariables } from '@swapt/shared/tokens';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { wordsAsShapes } from '../../modules/code-prints/code-prints.service.js';
import { type PublishedPage, readPublicPage } from '../../modules/pages/pages.service.js';
import { isUuid } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { registerRateLimit } from '../../platform/http/callers/rate-limit.js';
import { limitConcurrency } from '../../platform/limit-concurrency.js';
import type { Services } from '../../platform/services.js';
import { drawPreview, previewSize, squares } from './drawn-previews.js';

/** Some 30 KB each. */
const mostKept = 200;
/** Per minute and network. */
const perMinute = 120;
const margin = 150;

/** What is drawn of a page without a picture: its title, and whose it is in their colour. */
function wordsOf({ org_name: name, colour, document }: PublishedPage) {
  const { title, theme } = document.root.props;
  const ground = isColour(colour) ? colour : (themeVariables(theme)['--lp-accent'] ?? '');
  return { title: title || name, name: title ? name : '', ground };
}

const versionOf = (page: PublishedPage) =>
  createHash('sha256')
    .update(JSON.stringify(wordsOf(page)))
    .digest('base64url')
    .slice(0, 12);

/** It changes with what it shows, as networks keep a picture by its address. */
export const pagePreviewPath = (page: PublishedPage) => `/assets/page-${page.page_id}.png?v=${versionOf(page)}`;

/** Pictures for previews of links to landing pages that have none; each is drawn when it is first asked for. */
export async function registerPagePreviews(app: FastifyInstance, services: Services): Promise<void> {
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  const take = limitConcurrency({ running: 1, waiting: 20 });

  await app.register(async (scope) => {
    await registerRateLimit(scope, services, { name: 'previews', max: perMinute });
    scope.get<{ Params: { id: string } }>('/assets/page-:id.png', async ({ params: { id } }, reply) => {
      const { value: page } = isUuid(id) ? await readPublicPage(services, { pageId: id }) : { value: undefined };
      if (page?.kind !== 'published') return reply.callNotFound();
      const version = versionOf(page);
      const picture = kept.get(version) ?? (await take(() => draw(page)));
      if (!picture) throw new AppError('server.unavailable');
      kept.set(version, picture);
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture);
    });
  });
}

async function draw(page: PublishedPage): Promise<Buffer> {
  const { title, name, ground } = wordsOf(page);
  const { width, height } = previewSize;
  const room = width - 2 * margin;
  const written = headingOf(title, room);
  // A title in letters that we cannot draw leaves the name.
  const heading = written.height > 0 ? written : headingOf(name, room);
  const owner = wordsAsShapes(written.height > 0 ? name : '', { size: 40, width: room, lines: 1, weight: 'regular' });
  const gap = owner.height > 0 ? 28 : 0;
  const top = (height - heading.height - gap - owner.height) / 2;
  const ink = shopVariables(ground, 'light')['--on-shop'] ?? '';
  return drawPreview(`<rect width="${width}" height="${height}" fill="${ground}"/>${squares(ink)}
    <g fill="${ink}">${heading.at(margin, top)}${owner.at(margin, top + heading.height + gap)}</g>`);
}

/** As large as it can be in three lines without a word that is broken. */
function headingOf(title: string, width: number) {
  const at = (size: number, text = title) => wordsAsShapes(text, { size, width, lines: 4, weight: 'bold' });
  const fits = (size: number) => at(size).lines <= 3 && title.split(/\s+/).every((word) => at(size, word).lines <= 1);
  return at([104, 84, 68, 56].find(fits) ?? 44);
}
