import { escapeHtml } from '../http/escape-html.js';
import { htmlDocument } from './html.js';
import type { PublicReply } from './public-page.js';

const style =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 16px;font:1.1rem/1.6 system-ui,sans-serif}';

/** What a page says when the remote that would show it is not there: the same facts, and the way to the start page. */
export function plainPage({ title, description = '' }: PublicReply, nonce: string): string {
  return htmlDocument(
    title,
    `<meta name="robots" content="noindex"><style nonce="${nonce}">${style}</style>`,
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p><a href="/">Start page</a> · <a href="/auth/login">Sign in</a></p></main>`,
  );
}
