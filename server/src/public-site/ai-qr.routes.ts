import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withScheme } from '@swapt/shared/form';
import { aiLimits, aiStyleNames } from '@swapt/shared/values';
import { isUuid } from '../platform/db/uuid.js';
import { AppError } from '../platform/errors/app-error.js';
import { generatePicture, isOver, selectPicture, toPicture } from '../modules/aiqr/aiqr.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf, queryOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';

type Page = Extract<PublicReply['data'], { screen: 'aiQr' }>;

const address = '/ai-qr';

/** `/ai-qr`: a picture around a code, for anybody, by a plain form. */
export async function registerAiQr(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await publicForm(app, services, send, {
    path: address,
    bodyLimit: 16 * 1024,
    perMinute: 12,
    show: async (request, reply) => {
      const picture = await pictureOf(services, queryOf(request.query, 'picture'));
      const values = { prompt: queryOf(request.query, 'prompt') ?? '', style: styleOf(''), target: '' };
      const known = picture && { prompt: picture.prompt, style: picture.style, target: picture.target };
      return send(
        reply,
        page(services, { values: known ?? values, problems: {}, ...(picture !== undefined && { picture }) }),
      );
    },
    pageAddress: () => address,
    take: async (request, reply) => {
      const { picture_id: id } = await generatePicture(guestOf(services, request), checked(valuesOf(request.body)));
      return reply.redirect(`${address}?picture=${id}`, 303);
    },
    refuse: (error, { body }) =>
      error instanceof AppError
        ? page(services, { values: valuesOf(body), problems: problemsOf(error) }, error.status)
        : undefined,
  });
}

/** Pages have no sign-in: who wants to keep a picture makes it in the console. */
const guestOf = (services: Services, { ip }: FastifyRequest) => ({
  services,
  request: { ip },
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

function checked({ prompt, style, target }: Page['values']): Page['values'] {
  const problems = {
    ...(prompt === '' && { prompt: 'Write what the picture is about.' }),
    ...(prompt.length > aiLimits.promptLength && { prompt: `Use at most ${aiLimits.promptLength} characters.` }),
    ...(target === '' && { target: 'Enter an address.' }),
  };
  if (Object.keys(problems).length > 0) throw new AppError('request.invalid', undefined, problems);
  return { prompt, style, target };
}

const problemsOf = ({ message, fields }: AppError): Page['problems'] => fields ?? { form: message };

/** Undefined when none was asked for, null when it is not there (any more). */
async function pictureOf({ db, now }: Services, id: string | undefined) {
  if (id === undefined) return undefined;
  const [row] = isUuid(id) ? await db.system((tx) => selectPicture(tx, id)) : [];
  return row && !row.is_withheld && !isOver(row, now()) ? toPicture(row, false) : null;
}

function page({ vendors }: Services, data: Omit<Page, 'screen' | 'isModel'>, status = 200): PublicReply {
  return {
    status,
    title: data.picture ? 'Your picture is ready' : 'Turn your QR code into a picture',
    description:
      'Describe what your QR code is about and choose a style. You get a picture that we have tested and that phones can scan.',
    isUnlisted: data.picture !== undefined,
    data: { screen: 'aiQr', isModel: vendors.imageModel !== undefined, ...data },
  };
}
