import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { PageData, PageSeed } from '@swapt/shared/public';
import { escapeHtml } from '../http/escape-html.js';
import type { Services } from '../services.js';
import { makeTicket } from '../telemetry/ticket.js';
import { preloads } from './first-screen.js';
import { htmlDocument, jsonInHtml } from './html.js';
import { plainPage } from './plain-page.js';
import { publicRenderer, type PublicRenderer } from './public-renderer.js';
import { sendHtml } from './send-html.js';
import { contentPolicy, reportPath, securityHeaders } from './security-headers.js';
import type { ShellEntry } from './shell-assets.js';

export interface PublicReply {
  status: number;
  title: string;
  description?: string;
  data: PageData;
  /** The organization whose page it is, where there is one; it decides about a canary. */
  orgId?: string;
}

export type SendPublicPage = (reply: FastifyReply, page: PublicReply) => Promise<FastifyReply>;

/** Answers with a public page, rendered; without a working release of mf-public with the same facts in plain HTML. */
export function publicPages(services: Services, shell: ShellEntry | undefined): SendPublicPage {
  return async (reply, page) => {
    const nonce = randomBytes(16).toString('base64');
    const made = await rendered(services, page);
    if (!made) reply.log.error('public pages are plain: there is no working release of mf-public');
    // Short names are answered outside of the hooks that set these headers elsewhere.
    reply
      .code(page.status)
      .headers(securityHeaders(services.config))
      .header('content-security-policy', policy(services, nonce));
    if (!made) return sendHtml(reply, plainPage(page, nonce));
    const { html, renderer } = made;
    const seed: PageSeed = {
      data: page.data,
      remote: renderer.remote,
      ticket: await makeTicket(services, reply.request.ip),
      apiBase: services.config.apiBase ?? '',
    };
    return sendHtml(reply, htmlDocument(page.title, head(page, renderer, shell, nonce), body(html, seed)));
  };
}

interface Made {
  html: string;
  renderer: PublicRenderer;
}

/** A release that cannot render must not take the page down. */
async function rendered(services: Services, { data, orgId }: PublicReply): Promise<Made | undefined> {
  try {
    const renderer = await publicRenderer(services, orgId);
    return renderer && { html: renderer.render(data), renderer };
  } catch (error) {
    services.log.error({ err: error, screen: data.screen }, 'a public page could not be rendered');
    return undefined;
  }
}

const policy = ({ config }: Services, nonce: string) =>
  contentPolicy({
    'script-src': ["'self'"],
    'style-src': [`'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(config.apiBase ? [new URL(config.apiBase).origin] : [])],
    'report-uri': [reportPath],
  });

/** Screens behind addresses that are given to some people, not to search engines. */
const unlisted = new Set<PageData['screen']>(['code', 'note', 'oneTime']);

/** Everything that the page will need is asked for at once; what is fetched with a hash is preloaded with the same hash, else it is fetched twice. */
function head(
  { description, data, status }: PublicReply,
  renderer: PublicRenderer,
  shell: ShellEntry | undefined,
  nonce: string,
) {
  const { entry, integrity } = renderer.remote;
  return [
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    status === 200 && !unlisted.has(data.screen) ? '' : '<meta name="robots" content="noindex">',
    `<style nonce="${nonce}">${renderer.css}</style>`,
    ...(shell?.scripts ?? []).map(
      ({ url, integrity }) => `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`,
    ),
    preloads([{ url: entry, integrity }, ...renderer.scripts(data.screen)]),
  ].join('');
}

function body(html: string, seed: PageSeed) {
  return `<div id="root">${html}</div><script type="application/json" id="seed">${jsonInHtml(seed)}</script>`;
}
