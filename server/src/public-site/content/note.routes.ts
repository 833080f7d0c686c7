import { localeOf } from '@swapt/shared/messages';
import type { Language, Texts } from '@swapt/shared/messages/words';
import type { FastifyInstance } from 'fastify';
import { selectPublicNote } from '../../modules/notes/notes.service.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { shorten } from '../previews/shorten.js';
import { textsFor } from '../shopper-language.js';

/** `GET /code/note/:id`: a note that is for everybody. */
export function registerNote(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/code/note/:id', async (request, reply) =>
    send(reply, await notePage(services, request.params.id.toLowerCase(), textsFor(request))),
  );
}

async function notePage(
  { db, copies }: Services,
  id: string,
  { language, note: own, summaries }: Texts & { language: Language },
): Promise<PublicReply> {
  const read = () =>
    copies.read(
      `note ${id}`,
      () => db.system((tx) => selectPublicNote(tx, id)),
      ([found]) => (found ? [id, found.code_id, found.org_id] : []),
    );
  const [note] = isUuid(id) ? (await read()).value : [];
  if (!note) {
    return {
      status: 404,
      title: own('unknownTitle'),
      description: summaries('unknownNoteText'),
      data: { screen: 'note', kind: 'unknown' },
    };
  }
  const days = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const { org_id: orgId, org_name: orgName, text, created_at: at } = note;
  return {
    status: 200,
    title: own('title', { orgName }),
    description: shorten(text),
    data: { screen: 'note', kind: 'shown', orgName, text, at: at.toISOString(), day: days.format(at) },
    orgId,
  };
}
