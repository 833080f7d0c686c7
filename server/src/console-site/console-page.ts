import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenSheet } from '@swapt/shared/tokens';
import type { Config } from '../platform/config/config.js';
import type { Services } from '../platform/services.js';
import { makeBoot } from './boot.js';
import { type ShellEntry, firstScreen, preloads } from '../modules/remotes/remotes.service.js';
import { htmlDocument, jsonInHtml, manifestLink } from '../platform/html/html-document.js';
import { themeOf } from '../platform/html/theme-attribute.js';
import { sendHtml } from '../platform/html/send-html.js';
import { contentPolicy, mayAskPlace, mayAskPlaceAndCamera, reportPath } from '../platform/http/security-headers.js';

/** Seen for a moment while the scripts arrive. */
const bootStyle =
  tokenSheet() +
  'body{margin:0;background:var(--page);color:var(--text)}.boot{position:fixed;inset:0;display:grid;place-content:center;font:16px system-ui,sans-serif}';

const waiting =
  '<div id="root"><p class="boot">Loading Swapt …</p></div><noscript><p class="boot">The console needs JavaScript. Please turn it on and reload this page.</p></noscript>';

/** Whoever sets the token up lets the console look addresses up there. */
const mapsOrigin = 'https://api.mapbox.com';

/** Origins that the console talks to beside its own; `local` where developers may show a remote from their own computer. */
function outside(config: Config): Record<'connect' | 'frame' | 'local', string[]> {
  const origins = (addresses: (string | undefined)[]) =>
    addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin);
  const issuer = origins([config.authIssuer ?? config.publicUrl]);
  return {
    connect: [
      ...issuer,
      ...origins([config.apiBase, config.v1Base, config.walletBase]),
      ...(config.mapsToken === '' ? [] : [mapsOrigin]),
    ],
    frame: issuer,
    local: config.remoteOverlay ? ['http://localhost:*', 'http://127.0.0.1:*'] : [],
  };
}

/**
 * The page of the console. The policy's nonce is new with each reply, which is why the page itself is not kept by browsers; its files are.
 * The console's shims read the nonce from the style element.
 */
export function consolePage(services: Services, entry: ShellEntry) {
  const { connect, frame, local } = outside(services.config);
  const links = [
    ...entry.styles.map(({ url }) => `<link rel="stylesheet" href="${url}">`),
    ...entry.scripts.map(
      ({ url, integrity }) => `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`,
    ),
  ].join('');
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = contentPolicy({
      'script-src': ["'self'", ...local],
      'style-src': ["'self'", `'nonce-${nonce}'`, ...local],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:', ...local],
      'font-src': ["'self'", ...local],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", ...connect, ...local],
      // Silent renewal of the sign-in.
      'frame-src': ["'self'", ...frame],
      'report-uri': [reportPath],
    });
    const { boot, live } = await makeBoot(services, request);
    const body = `${waiting}<script type="application/json" id="boot">${jsonInHtml(boot)}</script>`;
    const first = live && firstScreen(live, request.url);
    const early = first ? preloads(first.scripts, 'auto') : '';
    const head = `<meta name="robots" content="noindex"><style nonce="${nonce}">${bootStyle}</style>${manifestLink}${links}${early}`;
    reply.headers(first?.usesCamera ? mayAskPlaceAndCamera : mayAskPlace).header('content-security-policy', policy);
    return sendHtml(reply, htmlDocument({ title: 'Swapt', head, body, theme: themeOf(request.headers.cookie) }));
  };
}
