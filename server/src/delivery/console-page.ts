import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { htmlDocument } from './html.js';
import { sendHtml } from './send-html.js';
import { contentPolicy } from './security-headers.js';
import type { ShellEntry } from './shell-assets.js';

/** Seen for a moment while the scripts arrive. */
const bootStyle =
  ':root{color-scheme:light dark}body{margin:0}.boot{position:fixed;inset:0;display:grid;place-content:center;font:16px system-ui,sans-serif}';

/** Origins that the console talks to beside its own. */
function outside(config: Config): { connect: string[]; frame: string[] } {
  const origins = (addresses: (string | undefined)[]) =>
    addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin);
  const issuer = origins([config.authIssuer ?? config.publicUrl]);
  return { connect: [...issuer, ...origins([config.apiBase, config.v1Base, config.walletBase])], frame: issuer };
}

/**
 * The page of the console. The policy's nonce is new with each reply, which is why the page itself is not kept by browsers; its files are.
 * The console's shims read the nonce from the style element.
 */
export function consolePage(config: Config, entry: ShellEntry) {
  const { connect, frame } = outside(config);
  const links = [
    ...entry.styles.map(({ url }) => `<link rel="stylesheet" href="${url}">`),
    ...entry.scripts.map(
      ({ url, integrity }) => `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`,
    ),
  ].join('');
  return (_: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = contentPolicy({
      'script-src': ["'self'"],
      'style-src': ["'self'", `'nonce-${nonce}'`],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connect],
      // Silent renewal of the sign-in.
      'frame-src': ["'self'", ...frame],
    });
    const body =
      '<div id="root"><p class="boot">Loading Swapt …</p></div><noscript><p class="boot">The console needs JavaScript. Please turn it on and reload this page.</p></noscript>';
    const head = `<meta name="robots" content="noindex"><style nonce="${nonce}">${bootStyle}</style>${links}`;
    return sendHtml(reply.header('content-security-policy', policy), htmlDocument('Swapt', head, body));
  };
}
