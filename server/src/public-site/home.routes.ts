import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawQr } from '@swapt/shared/qr';
import { withScheme } from '@swapt/shared/form/with-scheme';
import { defaultQrStyle } from '@swapt/shared/values';
import type { HomeScreenData } from '@swapt/shared/public';
import { checkTarget } from '../modules/code-content/code-content.service.js';
import { scoreStyle } from '../modules/code-styles/code-styles.service.js';
import { readShowcase } from '../modules/showcase/showcase.service.js';
import { inTime } from '../platform/in-time.js';
import type { Services } from '../platform/services.js';
import { fieldOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

/** What somebody typed, and what came of it. */
type Typed = Pick<HomeScreenData, 'target' | 'problem' | 'code'>;

/** The console's previews wait for the same trials, so nobody waits long for them here. */
const patienceMs = 1500;

/** `/`: what the product does, and a first code for anybody who types an address. */
export async function registerHome(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const showcase = readShowcase(services);
  const page = async (request: FastifyRequest, data: Typed, status = 200): Promise<PublicReply> => {
    const shown = await showcase();
    const { prices } = services.config;
    const { summaries } = textsFor(request);
    const words = { title: summaries('home'), description: summaries('homeText') };
    const demo = shown && { address: shown.address, scans: shown.scans };
    return { status, ...words, data: { screen: 'home', ...data, ...(demo && { demo }), ...(prices && { prices }) } };
  };
  await publicForm(app, services, send, {
    path: '/',
    bodyLimit: 16 * 1024,
    perMinute: 20,
    show: async (request, reply) => send(reply, hostHome(services, request) ?? (await page(request, { target: '' }))),
    pageAddress: () => '/',
    take: async (request, reply) => {
      const special = hostHome(services, request);
      if (special) return send(reply, special);
      const typed = await readTarget(services, request);
      return send(reply, await page(request, typed, typed.problem === undefined ? 200 : 422));
    },
    refuse: () => undefined,
  });
}

/** Visitors of the special host come for its codes; everybody else gets to know the product. */
function hostHome({ config }: Services, request: FastifyRequest): PublicReply | undefined {
  const { host, hostname } = request;
  if (![host, hostname].some((name) => name.toLowerCase() === config.specialHost)) return undefined;
  return {
    ...{ status: 200, title: hostname, description: textsFor(request).hostHome('text') },
    data: { screen: 'hostHome', host: hostname.toLowerCase() },
    preview: { url: `${new URL(config.publicUrl).protocol}//${host.toLowerCase()}/` },
  };
}

async function readTarget({ config }: Services, request: FastifyRequest): Promise<Typed> {
  const typed = fieldOf(request.body, 'target');
  const { problems, language } = textsFor(request);
  if (typed === '') return { target: typed, problem: problems('targetMissing') };
  const checked = checkTarget(withScheme(typed), config);
  // The rules explain themselves in English alone.
  if ('reason' in checked) {
    return { target: typed, problem: language === 'en' ? checked.reason : problems('targetRefused') };
  }
  const { target } = checked;
  const trials = scoreStyle({ text: target, style: defaultQrStyle }).catch(() => undefined);
  const score = await inTime(trials, patienceMs);
  const code = { target, drawing: drawQr(target, defaultQrStyle), ...(score && { score: score.value }) };
  return { target: typed, code };
}
