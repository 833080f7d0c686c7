import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { textsOf } from '@swapt/shared/messages/words';
import type { PublicScreenData, HydrationData, Shop } from '@swapt/shared/public';
import { sansHeadings } from '@swapt/shared/page/theme';
import { chosenTheme, palettes, shopSheet, type ThemeChoice } from '@swapt/shared/tokens';
import { apiBases } from '../platform/config/api-bases.js';
import { escapeHtml } from '../platform/html/escape-html.js';
import type { Services } from '../platform/services.js';
import { makeTicket } from '../modules/telemetry/telemetry.service.js';
import { type PublicRenderer, type ShellEntry, preloads, publicRenderer } from '../modules/remotes/remotes.service.js';
import { htmlDocument, jsonInHtml, manifestLink } from '../platform/html/html-document.js';
import { shopOfPage, type ShopOfPage } from './shop-of-page.js';
import { plainPage } from './dead-ends/plain-page.js';
import { isListed, previewTags, type Preview } from './previews/preview-tags.js';
import { themeOf } from '../platform/html/theme-attribute.js';
import { shopperLanguage } from '../platform/http/callers/shopper-language.js';
import { sendHtml } from '../platform/html/send-html.js';
import { contentPolicy, mayAskPlace, reportPath, securityHeaders } from '../platform/http/security-headers.js';

export interface PublicReply {
  status: number;
  title: string;
  description?: string;
  data: PublicScreenData;
  /** The organization whose page it is, where there is one: the page wears its logo, colour and name. It decides about a canary, too. */
  orgId?: string;
  /** Whoever comes here does not get what they came for: the page offers how to reach the organization. */
  isDeadEnd?: boolean;
  /** Of its texts, where it has its own; every other page is in the language of whoever asks. */
  language?: string;
  /** Where the page is of a part of the organization that has a name of its own, such as a store. */
  shop?: Pick<Shop, 'name' | 'logo' | 'website'>;
  /** What the page is about, for search engines to read: JSON-LD. */
  linkedData?: object;
  /** A style sheet that the page brings along, made by us. */
  style?: string;
  /** Of its ground, where it has its own: phones colour their bars with it. */
  themeColour?: string;
  /** What of it there is, for browsers to say that they have it when they load it again. */
  version?: string;
  /** Shown from a browser's memory it would be wrong. */
  isKeptNowhere?: boolean;
  /** Whoever has its address sees what is somebody’s own: browsers keep it nowhere, and tell the address to no other page. */
  isPrivate?: boolean;
  /** Not for search engines, though it is there. */
  isUnlisted?: boolean;
  /** What a preview of the link shows beside title and description, where it is not the usual. */
  preview?: Preview;
  /** Another server that the page may ask, as an origin. */
  connect?: string;
  /** Somebody pays by card on it: the card service brings its own script and its own frames. */
  hasCardForm?: boolean;
  /** What the browser is to keep for the pages after it. */
  setCookie?: string;
  /** Whether its form leads on to other sites: browsers hold the redirect after a form to `form-action` as well. Which ones, the page does not tell. */
  leadsAway?: boolean;
}

export type SendPublicPage = (reply: FastifyReply, page: PublicReply) => Promise<FastifyReply>;

/** What every `*.routes.ts` of the public site exports. */
export type RegisterPublicRoutes = (
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
) => void | Promise<void>;

/** Answers with a public page, rendered; without a working release of mf-public with the same facts in plain HTML. */
export function publicPages(services: Services, shell: ShellEntry | undefined): SendPublicPage {
  return async (reply, page) => {
    const nonce = randomBytes(16).toString('base64');
    const language = page.language ?? shopperLanguage(reply.request);
    const owner = named(await shopOfPage(services, page, textsOf(language)), page);
    const made = await rendered(services, page, language, owner?.shop);
    if (!made) reply.log.error('public pages are plain: there is no working release of mf-public');
    // Short names are answered outside of the hooks that set these headers elsewhere.
    reply
      .code(page.status)
      .headers(securityHeaders(services.config))
      .headers(page.version === undefined ? {} : { etag: `W/"${page.version}"` })
      .headers(asksPlace(page.data) ? mayAskPlace : {})
      .headers(page.setCookie === undefined ? {} : { 'set-cookie': page.setCookie })
      .headers(page.isKeptNowhere || page.isPrivate ? { 'cache-control': 'private, no-store' } : {})
      .headers(page.isPrivate ? { 'referrer-policy': 'no-referrer' } : {})
      .header('content-security-policy', policy(services, nonce, page));
    if (!made) return sendHtml(reply, plainPage(page, nonce, language), page.language === undefined);
    const { html, words, renderer } = made;
    const hydration: HydrationData = {
      data: page.data,
      words,
      shop: owner?.shop,
      remote: renderer.remote,
      ticket: await makeTicket(services, reply.request.ip, [renderer.remote]),
      bases: apiBases(services.config),
    };
    const theme = themeOfScreen(page, reply.request.headers.cookie);
    const document = htmlDocument({
      title: page.title,
      icon: owner?.shop.logo,
      head: head(services, dressed(page, owner), { theme, renderer, nonce, language, path: reply.request.url }),
      body: body(html, hydration, shellOf(shell) + fontsOf(renderer, page, language) + scriptsOf(renderer, page)),
      language,
      theme,
    });
    return sendHtml(reply, document, page.language === undefined);
  };
}

/** Pages that ask where somebody is; on all others no script can. */
function asksPlace(data: PublicScreenData): boolean {
  if (data.screen === 'gate') return data.asksPlace;
  return (data.screen === 'promo' && data.kind === 'ask') || (data.screen === 'checkout' && data.kind === 'shown')
    ? data.asks.place
    : false;
}

const named = (owner: ShopOfPage | undefined, { shop }: PublicReply): ShopOfPage | undefined =>
  owner && { ...owner, shop: { ...owner.shop, ...shop } };

/** A page without colours of its own has those of its organization. */
function dressed(page: PublicReply, owner: ShopOfPage | undefined): PublicReply {
  if (!owner?.colour || page.style !== undefined) return page;
  return { ...page, style: shopSheet(owner.colour), themeColour: owner.colour };
}

/** Screens of our own are light until somebody chooses; a shopper's follow the phone. */
const themeOfScreen = ({ data }: PublicReply, cookies: string | undefined) =>
  data.screen === 'home' ? themeOf(cookies) : (chosenTheme(cookies) ?? 'system');

interface Made {
  html: string;
  words: unknown;
  renderer: PublicRenderer;
}

/** A release that cannot render must not take the page down. */
async function rendered(
  services: Services,
  { data, orgId }: PublicReply,
  language: string,
  shop: Shop | undefined,
): Promise<Made | undefined> {
  try {
    const renderer = await publicRenderer(services, orgId);
    if (!renderer) return undefined;
    const words = renderer.words(data.screen, language);
    return { html: renderer.render(data, words, shop), words, renderer };
  } catch (error) {
    services.log.error({ err: error, screen: data.screen }, 'a public page could not be rendered');
    return undefined;
  }
}

const stripeScript = 'https://js.stripe.com';

const policy = ({ config }: Services, nonce: string, { connect = '', leadsAway, hasCardForm }: PublicReply) =>
  contentPolicy({
    'script-src': ["'self'", ...(hasCardForm ? [stripeScript] : [])],
    'style-src': [`'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...(connect ? [connect] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...[...Object.values(apiBases(config)), connect].flatMap((address) => (address ? [new URL(address).origin] : [])),
      ...(hasCardForm ? ['https://api.stripe.com'] : []),
    ],
    ...(hasCardForm && { 'frame-src': [stripeScript, 'https://hooks.stripe.com'] }),
    // The map works in one.
    'worker-src': ["'self'"],
    ...(leadsAway && { 'form-action': ["'self'", 'https:', 'http:', 'tel:', 'mailto:', 'sms:'] }),
    'report-uri': [reportPath],
  });

interface Frame {
  theme: ThemeChoice;
  renderer: PublicRenderer;
  nonce: string;
  language: string;
  /** As it was asked for. */
  path: string;
}

function head(services: Services, page: PublicReply, { theme, renderer, nonce, language, path }: Frame) {
  const { description, data } = page;
  return [
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    previewTags(services.config, page, path, language),
    themeColours(page, theme),
    // A page of an organization is not what a phone should install as ours.
    data.screen === 'home' ? manifestLink : '',
    isListed(page) ? '' : '<meta name="robots" content="noindex">',
    page.linkedData ? `<script type="application/ld+json">${jsonInHtml(page.linkedData)}</script>` : '',
    `<style nonce="${nonce}">${renderer.css(data.screen)}${page.style ?? ''}</style>`,
  ].join('');
}

/** Headings are drawn with our font where it has their letters, and where the page did not choose another. */
const hasHeadingFont = ({ style = '' }: PublicReply, language: string) =>
  new Intl.Locale(language).maximize().script === 'Latn' && !style.includes(sansHeadings);

/** In the head, it would be on its way before the first picture. */
const shellOf = (shell: ShellEntry | undefined) =>
  (shell?.scripts ?? [])
    .map(({ url, integrity }) => `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`)
    .join('');

/** In the head, browsers would hold the first paint back for it. */
const fontsOf = ({ fonts }: PublicRenderer, page: PublicReply, language: string) =>
  (hasHeadingFont(page, language) ? fonts : [])
    .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`)
    .join('');

const colourTag = (colour: string, media = '') => `<meta name="theme-color" content="${escapeHtml(colour)}"${media}>`;
const ofModes = (['light', 'dark'] as const)
  .map((mode) => colourTag(palettes[mode].page, ` media="(prefers-color-scheme: ${mode})"`))
  .join('');
function themeColours({ themeColour }: PublicReply, theme: ThemeChoice) {
  if (themeColour !== undefined) return colourTag(themeColour);
  return theme === 'system' ? ofModes : colourTag(palettes[theme].page);
}

/** Everything that the page will need is asked for at once; what is fetched with a hash is preloaded with the same hash, else it is fetched twice. */
const scriptsOf = ({ remote: { entry, integrity }, scripts }: PublicRenderer, { data }: PublicReply) =>
  preloads([{ url: entry, integrity }, ...scripts(data.screen)], 'low');

/** What comes after the text is asked for behind the pictures: a browser opens six connections, and who comes seventh waits for a round trip more. */
function body(html: string, hydration: HydrationData, after: string) {
  return `<div id="root">${html}</div>${after}<script type="application/json" id="seed">${jsonInHtml(hydration)}</script>`;
}
