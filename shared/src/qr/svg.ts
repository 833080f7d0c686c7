import type { QrStyle } from '../contract/codes/qr-style.js';
import { drawQr } from './drawing.js';

export interface SvgOptions {
  /** The picture of `style.logo` as a data URL; without it the place of the logo stays empty. */
  logo?: string;
  /** Printed width in millimetres, quiet zone included; without it a screen size that any place can scale. */
  millimetres?: number;
  /** What a screen reader says. */
  title?: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A code as a complete SVG document: nothing in it points outside of it. */
export function toSvg(text: string, style: QrStyle, options: SvgOptions = {}): string {
  const { size, background, layers, logo } = drawQr(text, style);
  const width = options.millimetres ? `${options.millimetres}mm` : String(size * 8);
  const paths = layers.map(({ fill, path }) => `<path fill="${escape(fill)}" d="${path}"/>`);
  const picture =
    logo && options.logo
      ? `<image x="${logo.x}" y="${logo.y}" width="${logo.size}" height="${logo.size}" href="${escape(options.logo)}"/>`
      : '';
  const title = options.title ? `<title>${escape(options.title)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" role="img">${title}` +
    `<rect width="${size}" height="${size}" fill="${escape(background)}"/>${paths.join('')}${picture}</svg>`
  );
}
