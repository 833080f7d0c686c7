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
    take: async (request, reply) => send(reply, await codePage(services, fieldOf(request.body, 'target'))),
    refuse: () => undefined,
  });
}

/** Visitors of the special host come for its codes; everybody else gets to know the product. */
function homePage({ config }: Services, { host, hostname }: FastifyRequest): PublicReply {
  return [host, hostname].some((name) => name.toLowerCase() === config.specialHost)
    ? { status: 200, title: hostname, data: { screen: 'hostHome', host: hostname.toLowerCase() } }
    : page({ target: '' });
}

async function codePage({ config }: Services, typed: string): Promise<PublicReply> {
  const checked = checkTarget(withScheme(typed), config);
  if (typed === '') return page({ target: typed, problem: 'Enter an address.' }, 422);
  if ('reason' in checked) return page({ target: typed, problem: checked.reason }, 422);
  const { target } = checked;
  const score = await scoreInTime(target);
  const code = { target, drawing: drawQr(target, defaultQrStyle), ...(score !== undefined && { score }) };
  return page({ target: typed, code });
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

const page = (data: Omit<Page, 'screen'>, status = 200): PublicReply => ({
  status,
  title: 'Swapt: QR codes that you can change after printing',
  description:
    'QR codes for shops: in the style of your brand, tested for scanning, and with a destination you can change at any time.',
  data: { screen: 'home', ...data },
});
