import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decide, hasPass } from '../../modules/code-rules/code-rules.service.js';
import {
  type ContentRow,
  hasTimes,
  makeIcal,
  makeVcard,
  readPhoto,
  selectContent,
  selectSlugOf,
} from '../../modules/code-content/code-content.service.js';
import { plainName } from '../../modules/code-prints/code-prints.service.js';
import { type KnownCode, type Resolution, readVisit } from '../../modules/short-links/short-links.service.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { cardPage, contentPage } from './content-page.js';
import type { SendPublicPage } from '../public-page.js';
import { inactiveCodePage } from '../dead-ends/inactive-code-page.js';
import { cookieQuestion } from '../pages/cookie-question.js';
import { textsFor } from '../shopper-language.js';

/** A page, or a file of it, once the code is open to whoever asks. */
type Show = (code: KnownCode, row: ContentRow) => Promise<unknown>;

/** `/c/:slug` and `/card/:id`: the content that a code has of its own. The visit was counted by the redirect that leads here. */
export function registerContent(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  const { db, copies } = services;
  type Slug = FastifyRequest<{ Params: { slug: string } }>;
  type Id = FastifyRequest<{ Params: { id: string } }>;

  app.get('/c/:slug', async (request: Slug, reply) =>
    open(request, reply, request.params.slug, async (code, row) => {
      const page = contentPage(services, code, row, textsFor(request));
      return page
        ? send(reply, { ...page, data: { ...page.data, ...cookieQuestion(request, code) } })
        : reply.redirect(`/${code.slug}`, 302);
    }),
  );

  app.get('/c/:slug/event.ics', async (request: Slug, reply) =>
    open(request, reply, request.params.slug, async (code, { type, content, updated_at: changedAt }) => {
      if (type !== 'event' || !hasTimes(content)) return reply.callNotFound();
      const uid = `${code.codeId}@${new URL(services.config.publicUrl).hostname}`;
      return file(
        reply,
        'text/calendar',
        `${plainName(content.title ?? '')}.ics`,
        makeIcal(content, { uid, changedAt }),
      );
    }),
  );

  app.get('/card/:id', async (request: Id, reply) =>
    open(request, reply, await slugOf(request.params.id), async (code, row) => {
      const page = cardPage(code, row, textsFor(request));
      return send(reply, { ...page, data: { ...page.data, ...cookieQuestion(request, code) } });
    }),
  );

  app.get('/card/:id/contact.vcf', async (request: Id, reply) =>
    open(request, reply, await slugOf(request.params.id), async (code, { content }) => {
      const photo = await readPhoto(services.storage, code.orgId, content.image_id);
      return file(reply, 'text/vcard', `${plainName(content.name ?? '')}.vcf`, makeVcard(content, photo));
    }),
  );

  async function slugOf(id: string): Promise<string> {
    const codeId = id.toLowerCase();
    const read = () =>
      copies.read(
        `card ${codeId}`,
        () => db.system((tx) => selectSlugOf(tx, codeId)),
        ([card]) => (card ? [codeId] : []),
      );
    const [row] = isUuid(codeId) ? (await read()).value : [];
    return row?.slug ?? '';
  }

  async function open(request: FastifyRequest, reply: FastifyReply, slug: string, show: Show): Promise<unknown> {
    const code = await services.shortLinks.resolve(slug);
    if (code.kind === 'oneTime') return reply.redirect(`/${slug}`, 302);
    if (code.kind !== 'target' && code.kind !== 'policy')
      return send(reply, await inactiveCodePage(services, code, textsFor(request), { isCounted: true }));
    if (!(await isOpen(request, code))) return reply.header('cache-control', 'no-store').redirect(`/${code.slug}`, 302);
    const { orgId, codeId } = code;
    const { value } = await copies.read(
      `content ${codeId}`,
      () => db.org(orgId, (tx) => selectContent(tx, orgId, codeId)),
      ([found]) => (found ? [codeId, orgId, ...(found.file ? [found.file.file_id] : [])] : []),
    );
    const [row] = value;
    return row ? show(code, row) : reply.callNotFound();
  }

  /** Who has not been asked what the code asks for, or comes too early or late, starts at the code. */
  async function isOpen(request: FastifyRequest, code: Resolution): Promise<boolean> {
    if (code.kind !== 'policy') return true;
    const { hasPassword, scanLimit } = code.policy;
    if ((hasPassword || scanLimit !== null) && !(await hasPass(services, request.headers.cookie, code.codeId)))
      return false;
    const decision = decide(code.policy, await readVisit(services, code, request), code.codeId);
    return decision.kind === 'go' || decision.kind === 'ask';
  }
}

const file = (reply: FastifyReply, type: string, name: string, body: string) =>
  reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': `inline; filename="${name}"` })
    .type(`${type}; charset=utf-8`)
    .send(body);
