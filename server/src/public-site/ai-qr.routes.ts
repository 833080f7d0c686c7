import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withScheme } from '@swapt/shared/form/with-scheme';
import type { Language, Texts } from '@swapt/shared/messages/words';
import { aiLimits, aiStyleNames } from '@swapt/shared/values';
import { isUuid } from '../platform/db/uuid.js';
import { AppError } from '../platform/errors/app-error.js';
import { generatePicture, isOver, selectPicture, toPicture } from '../modules/aiqr/aiqr.service.js';
import type { Services } from '../platform/services.js';
import { giveOwnId, ownId } from '../platform/visit/own-cookie.js';
import { fieldOf, queryOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { sentenceOf } from './sentence-of.js';
import { textsFor } from './shopper-language.js';

type Page = Extract<PublicReply['data'], { screen: 'aiQr' }>;

const address = '/ai-qr';

/** `/ai-qr`: a picture around a code, for anybody, by a plain form. */
export async function registerAiQr(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const isSecure = services.config.publicUrl.startsWith('https:');
  await publicForm(app, services, send, {
    path: address,
    bodyLimit: 16 * 1024,
    perMinute: 12,
    show: async (request, reply) => {
      const { setCookie } = giveOwnId(request.headers, { path: address, days: 1, isSecure });
      if (setCookie) reply.header('set-cookie', setCookie);
      const picture = await pictureOf(services, queryOf(request.query, 'picture'));
      const values = { prompt: queryOf(request.query, 'prompt') ?? '', style: styleOf(''), target: '' };
      const known = picture && { prompt: picture.prompt, style: picture.style, target: picture.target };
      return send(
        reply,
        page(services, textsFor(request), {
          values: known ?? values,
          problems: {},
          ...(picture !== undefined && { picture }),
        }),
      );
    },
    pageAddress: () => address,
    take: async (request, reply) => {
      const { picture_id: id } = await generatePicture(
        guestOf(services, request),
        checked(valuesOf(request.body), textsFor(request).problems),
      );
      return reply.redirect(`${address}?picture=${id}`, 303);
    },
    refuse: (error, request) => {
      if (!(error instanceof AppError)) return undefined;
      const texts = textsFor(request);
      const problems = problemsOf(error, texts);
      return page(services, texts, { values: valuesOf(request.body), problems }, error.status);
    },
  });
}

/** Pages have no sign-in: who wants to keep a picture makes it in the console. */
const guestOf = (services: Services, { ip, headers }: FastifyRequest) => ({
  services,
  request: { ip, userAgent: headers['user-agent'] ?? '', own: ownId(headers) },
  roleIn: async () => undefined,
});

function valuesOf(body: unknown): Page['values'] {
  return {
    prompt: fieldOf(body, 'prompt').slice(0, 2 * aiLimits.promptLength),
    style: styleOf(fieldOf(body, 'style')),
    target: withScheme(fieldOf(body, 'target')),
  };
}

const styleOf = (name: string) => aiStyleNames.find((style) => style === name) ?? aiStyleNames[0];

function checked({ prompt, style, target }: Page['values'], text: Texts['problems']): Page['values'] {
  const problems = {
    ...(prompt === '' && { prompt: text('prompt') }),
    ...(prompt.length > aiLimits.promptLength && { prompt: text('atMost', { limit: aiLimits.promptLength }) }),
    ...(target === '' && { target: text('targetMissing') }),
  };
  if (Object.keys(problems).length > 0) throw new AppError('request.invalid', undefined, problems);
  return { prompt, style, target };
}

/** What is checked here is said in the language of the page; why an address is refused, in English alone. */
function problemsOf(error: AppError, texts: Texts & { language: Language }): Page['problems'] {
  if (error.code === 'code.unsafe_target') return { target: sentenceOf(error, texts) };
  return error.fields ?? { form: sentenceOf(error, texts) };
}

/** Undefined when none was asked for, null when it is not there (any more). */
async function pictureOf({ db, now }: Services, id: string | undefined) {
  if (id === undefined) return undefined;
  const [row] = isUuid(id) ? await db.system((tx) => selectPicture(tx, id)) : [];
  return row && !row.is_withheld && !isOver(row, now()) ? toPicture(row, false) : null;
}

function page(
  { vendors }: Services,
  { aiQr: own, summaries }: Texts,
  data: Omit<Page, 'screen' | 'isModel'>,
  status = 200,
): PublicReply {
  return {
    status,
    title: own(data.picture ? 'readyTitle' : 'title'),
    description: summaries('aiQrText'),
    isUnlisted: data.picture !== undefined,
    data: { screen: 'aiQr', isModel: vendors.imageModel !== undefined, ...data },
  };
}
