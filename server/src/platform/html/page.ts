import { randomBytes } from 'node:crypto';
import { html, Html } from './html.js';
import { pageStyle } from './page-style.js';
import { themeAttribute, themeOf } from './theme-attribute.js';

export interface PageContent {
  title: string;
  /** What stands in the card. */
  card?: Html;
  /** What stands under the card, or in place of it. */
  below?: Html;
  isWide?: boolean;
  /** A script of the page's own; the page works without it. */
  script?: string;
  /** Origins a form's redirects may end on, besides this server's own. */
  formTargets?: readonly string[];
}

export interface RenderedPage {
  body: string;
  headers: Record<string, string>;
}

/** The mark of the product, as the console shows it. */
const mark = new Html(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="1" y="1" width="10" height="10" rx="3" fill="#256EFF"/><rect x="13" y="13" width="10" height="10" rx="3" fill="#6F53E7"/><rect x="15.5" y="3.5" width="5" height="5" rx="1.5" fill="#109393"/><rect x="3.5" y="15.5" width="5" height="5" rx="1.5" fill="#109393"/></svg>',
);

/** A whole page with its headers: one style and at most one script, both allowed by a nonce, and nothing from other servers. */
export function renderPage(
  { title, card, below, isWide, script, formTargets = [] }: PageContent,
  cookies: string | undefined,
): RenderedPage {
  const nonce = randomBytes(16).toString('base64');
  const body = html`<!doctype html>
    <html lang="en"${new Html(themeAttribute(themeOf(cookies)))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Swapt</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <header><span class="brand">${mark}Swapt</span></header>
        <main${isWide && new Html(' class="wide"')}>
          ${card && html`<div class="card">${card}</div>`} ${below}
        </main>
        ${
          script &&
          html`<script nonce="${nonce}">
            ${new Html(script)};
          </script>`
        }
      </body>
    </html>`.text;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    ...(script ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // Not `no-referrer`: with it browsers send `Origin: null` with a form, and the check of the origin would refuse it.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  };
}
