import { directionOf } from '@swapt/shared/messages';
import type { ThemeChoice } from '@swapt/shared/tokens';
import { escapeHtml } from './escape-html.js';
import { themeAttribute } from './theme-attribute.js';

/** A value as JSON that cannot end the script element around it. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The file for all sizes first; phones that put the page on their start screen take the other. */
const ownIcons =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';
const iconsOf = (icon: string) =>
  `<link rel="icon" href="${escapeHtml(icon)}"><link rel="apple-touch-icon" href="${escapeHtml(icon)}">`;

/** Of the product itself, for its start page and the console. */
export const manifestLink = '<link rel="manifest" href="/manifest.webmanifest">';

interface HtmlDocument {
  title: string;
  /** HTML. */
  head: string;
  /** HTML. */
  body: string;
  language?: string | undefined;
  /** The address of a picture that stands for the page; else it is ours. */
  icon?: string | undefined;
  theme: ThemeChoice;
}

/** A complete document. */
export const htmlDocument = ({ title, head, body, language = 'en', icon, theme }: HtmlDocument): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}${themeAttribute(theme)}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">${icon ? iconsOf(icon) : ownIcons}${head}</head>` +
  `<body>${body}</body></html>`;
