import { isEmail } from '@swapt/shared/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normalEmail } from '../../modules/customers/customers.service.js';
import {
  askForOrderCode,
  buyerCookie,
  codeMinutes,
  noBuyerCookie,
  ordersOf,
  proveMailbox,
  readBuyerCookie,
} from '../../modules/my-orders/my-orders.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { orNobody } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { sentenceOf } from '../sentence-of.js';
import { textsFor } from '../shopper-language.js';
import { noStore, storeOfPage, storePage } from '../storefront/store-page.js';
import { findStoreOfOrders } from './store-of-orders.js';

type Asked = FastifyRequest<{ Params: { id: string } }>;
type Step =
  | { kind: 'ask'; email: string; problem: string }
  | { kind: 'code'; email: string; problem: string }
  | { kind: 'list'; email: string };

/** `/my-orders/:id/`: what somebody ordered in a store, once a code has proven their address. */
export async function registerMyOrders(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  app.get<{ Params: { id: string } }>('/my-orders/:id', ({ params }, reply) =>
    reply.redirect(`/my-orders/${encodeURIComponent(params.id)}/`, 308),
  );
  await publicForm<{ id: string }>(app, services, send, {
    path: '/my-orders/:id/',
    bodyLimit: 4096,
    perMinute: 30,
    show: async (request, reply) => {
      const secret = await services.scans.secret();
      const storeId = request.params.id.toLowerCase();
      const email = readBuyerCookie(secret, storeId, request.headers.cookie, services.now());
      const step: Step = email === undefined ? { kind: 'ask', email: '', problem: '' } : { kind: 'list', email };
      return send(reply, await myOrdersPage(services, request, step));
    },
    pageAddress: ({ url }) => url,
    trap: { field: 'website', thanks: ({ url }) => url },
    take: async (request, reply) => {
      const storeId = request.params.id.toLowerCase();
      const store = await findStoreOfOrders(services, storeId);
      if (!store) return send(reply, noStore(textsFor(request), 'myOrders'));
      const texts = textsFor(request);
      const email = normalEmail(fieldOf(request.body, 'email').slice(0, 254));
      const code = fieldOf(request.body, 'code').slice(0, 20);
      const step = fieldOf(request.body, 'step');
      const again = async (shown: Step, status: number) =>
        send(reply, { ...(await myOrdersPage(services, request, shown)), status });
      if (step === 'leave') return reply.header('set-cookie', noBuyerCookie(storeId)).redirect(request.url, 303);
      if (!isEmail(email)) return again({ kind: 'ask', email, problem: texts.problems('email') }, 422);
      if (step !== 'code') {
        await askForOrderCode(services, { storeId, language: texts.language }, { email, ip: request.ip });
        return again({ kind: 'code', email, problem: '' }, 200);
      }
      const mailbox = await proveMailbox(services, storeId, { email, code });
      if (mailbox === undefined) return again({ kind: 'code', email, problem: texts.myOrders('wrong') }, 422);
      const secret = await services.scans.secret();
      const isSecure = services.config.publicUrl.startsWith('https:');
      return reply
        .header('set-cookie', buyerCookie(secret, storeId, mailbox, services.now(), isSecure))
        .redirect(request.url, 303);
    },
    owner: ({ params }) => orNobody(async () => (await findStoreOfOrders(services, params.id))?.org_id),
    refuse: async (error, request) => {
      if (!(error instanceof AppError) || error.code !== 'rate.limited') return undefined;
      const email = fieldOf(request.body, 'email').slice(0, 254);
      const kind = fieldOf(request.body, 'step') === 'code' ? 'code' : 'ask';
      const problem = sentenceOf(error, textsFor(request));
      return { ...(await myOrdersPage(services, request, { kind, email, problem })), status: 429 };
    },
  });
}

async function myOrdersPage(services: Services, request: Asked, step: Step): Promise<PublicReply> {
  const texts = textsFor(request);
  const { myOrders: text, language } = texts;
  const storeId = request.params.id.toLowerCase();
  const found = await findStoreOfOrders(services, storeId);
  if (!found) return noStore(texts, 'myOrders');
  const store = storeOfPage(found, services.now(), texts);
  const page = {
    status: 200,
    title: text('at', { name: found.name }),
    description: text('at', { name: found.name }),
    isPrivate: true,
    ...storePage(services, found),
  };
  const data = { screen: 'myOrders', store, ...step } as const;
  if (step.kind === 'list') {
    const orders = await ordersOf(services, { storeId, language }, step.email);
    return { ...page, data: { ...data, ...step, orders } };
  }
  return step.kind === 'code'
    ? { ...page, data: { ...data, ...step, minutes: codeMinutes } }
    : { ...page, data: { ...data, ...step } };
}
