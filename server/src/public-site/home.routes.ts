import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawQr } from '@swapt/shared/qr';
import { withScheme } from '@swapt/shared/form';
import { defaultQrStyle } from '@swapt/shared/values';
import { checkTarget } from '../modules/code-content/code-content.service.js';
import { scoreStyle } from '../modules/code-styles/code-styles.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

type Page = Extract<PublicReply['data'], { screen: 'home' }>;

/** The console's previews wait for the same trials, so nobody waits long for them here. */
const patienceMs = 1500;

/** `/`: what the product does, and a first code for anybody who types an address. */
export async function registerHome(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await publicForm(app, services, send, {
    path: '/',
    bodyLimit: 16 * 1024,
    perMinute: 20,
    show: (request, reply) => send(reply, homePage(services, request)),
    pageAddress: () => '/',
    take: async (request, reply) => send(reply, await codePage(services, request)),
    refuse: () => undefined,
  });
}

/** Visitors of the special host come for its codes; everybody else gets to know the product. */
function homePage({ config }: Services, request: FastifyRequest): PublicReply {
  const { host, hostname } = request;
  return [host, hostname].some((name) => name.toLowerCase() === config.specialHost)
    ? { status: 200, title: hostname, data: { screen: 'hostHome', host: hostname.toLowerCase() } }
    : page(request, { target: '' });
}

async function codePage({ config }: Services, request: FastifyRequest): Promise<PublicReply> {
  const typed = fieldOf(request.body, 'target');
  const { problems, language } = textsFor(request);
  const refused = (problem: string) => page(request, { target: typed, problem }, 422);
  if (typed === '') return refused(problems('targetMissing'));
  const checked = checkTarget(withScheme(typed), config);
  // The rules explain themselves in English alone.
  if ('reason' in checked) return refused(language === 'en' ? checked.reason : problems('targetRefused'));
  const { target } = checked;
  const score = await scoreInTime(target);
  const code = { target, drawing: drawQr(target, defaultQrStyle), ...(score !== undefined && { score }) };
  return page(request, { target: typed, code });
}

async function scoreInTime(text: string): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  const score = await Promise.race([scoreStyle({ text, style: defaultQrStyle }), late]).catch(() => undefined);
  clearTimeout(timer);
  return score?.value;
}

function page(request: FastifyRequest, data: Omit<Page, 'screen'>, status = 200): PublicReply {
  const { summaries } = textsFor(request);
  const words = { title: summaries('home'), description: summaries('homeText') };
  return { status, ...words, data: { screen: 'home', ...data } };
}
