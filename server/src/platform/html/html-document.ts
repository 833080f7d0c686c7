import { escapeHtml } from './escape-html.js';

/** A value as JSON that cannot end the script element around it. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A complete document. `head` and `body` are HTML. */
export const htmlDocument = (title: string, head: string, body: string, language = 'en'): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}</head>` +
  `<body>${body}</body></html>`;
