import { isEmail } from '@swapt/shared/form';
import type { Language, Texts } from '@swapt/shared/messages/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asker, Choice } from '../../modules/alerts/alerts.service.js';
import { normalEmail } from '../../modules/customers/customers.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { fieldOf, queryOf } from '../forms.js';
import { publicForm } from '../public-form.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { sentenceOf } from '../sentence-of.js';
import { textsFor } from '../shopper-language.js';
import { formPage, overPage, sentPage, stoppedPage, type Awaited } from './alert-pages.js';

type Asked<Params> = FastifyRequest<{ Params: Params }>;
type Say = Texts & { language: Language };

interface AlertForms<Params, Thing extends Awaited> {
  /** Of the page that asks for an address. */
  path: string;
  /** The address of that page; `sent` is where it says that a mail is on its way. */
  addressOf: (request: Asked<Params>, sent?: 'sent') => string;
  /** What can be waited for there now. */
  find: (request: Asked<Params>, texts: Say) => Promise<Thing | undefined>;
  /** Where its page is, for who cannot wait for it. */
  elsewhere: (request: Asked<Params>) => string;
  ask: (thing: Thing, asker: Asker) => Promise<boolean>;
  /** Carries out what was chosen behind the link of a mail. Its page, where the link works. */
  decide: (
    request: Asked<Params & { token: string }>,
    choice: Choice,
    texts: Say,
  ) => Promise<{ about: Awaited; page?: PublicReply }>;
  owner: (request: Asked<Params>) => Promise<string | undefined>;
}

const limits = { bodyLimit: 4096, perMinute: 30 };

/**
 * Who wants to be told of something gives an address and gets a mail; the link of that mail stands below the page of the form. Opening it changes
 * nothing, because mail programs open links by themselves; its buttons do.
 */
export async function alertForms<Params, Thing extends Awaited>(
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
  { path, addressOf, find, elsewhere, ask, decide, owner }: AlertForms<Params, Thing>,
): Promise<void> {
  await publicForm<Params>(app, services, send, {
    path,
    ...limits,
    show: async (request, reply) => {
      const texts = textsFor(request);
      const thing = await find(request, texts);
      if (!thing) return reply.redirect(elsewhere(request), 302);
      const isSent = queryOf(request.query, 'sent') !== undefined;
      return send(reply, isSent ? sentPage(texts, thing) : formPage(texts, thing, addressOf(request)));
    },
    pageAddress: (request) => addressOf(request),
    trap: { field: 'website', thanks: (request) => addressOf(request, 'sent') },
    take: async (request, reply) => {
      const texts = textsFor(request);
      const thing = await find(request, texts);
      if (!thing) return reply.redirect(elsewhere(request), 303);
      const email = fieldOf(request.body, 'email');
      const again = (problems: Record<string, string>, status: number) =>
        send(reply, formPage(texts, thing, addressOf(request), email, problems, status));
      if (!isEmail(email)) return again({ email: texts.problems('email') }, 422);
      const asker = { email: normalEmail(email), ip: request.ip, language: texts.language };
      if (await ask(thing, asker)) return reply.redirect(addressOf(request, 'sent'), 303);
      return again({ form: texts.problems('mailedAlready') }, 429);
    },
    owner,
    refuse: async (error, request) => {
      if (!(error instanceof AppError) || error.code !== 'rate.limited') return undefined;
      const texts = textsFor(request);
      const thing = await find(request, texts);
      const problems = { form: sentenceOf(error, texts) };
      return thing && formPage(texts, thing, addressOf(request), fieldOf(request.body, 'email'), problems, 429);
    },
  });

  await publicForm<Params & { token: string }>(app, services, send, {
    path: `${path}/:token`,
    ...limits,
    show: async (request, reply) => {
      const texts = textsFor(request);
      const { about, page } = await decide(request, 'read', texts);
      return send(reply, page ?? overPage(texts, about));
    },
    // As it was asked for: below the page of the form.
    pageAddress: ({ url }) => url,
    take: async (request, reply) => {
      const texts = textsFor(request);
      const choice = fieldOf(request.body, 'choice') === 'stop' ? 'stop' : 'confirm';
      const { about, page } = await decide(request, choice, texts);
      if (page && choice === 'stop') return send(reply, stoppedPage(texts, about));
      return send(reply, page ?? overPage(texts, about));
    },
    owner,
    refuse: () => undefined,
  });
}
