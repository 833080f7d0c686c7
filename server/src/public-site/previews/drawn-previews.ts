import { renderAsync } from '@resvg/resvg-js';
import { palettes, type Hue } from '@swapt/shared/tokens';
import type { FastifyInstance } from 'fastify';

/** As wide and high as networks show it whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Lines of 24 by 24, by what a page is about; without words, since the title stands beside it in the shopper's language. */
const drawings = {
  code: [
    'primary',
    '<rect x="3" y="3" width="7" height="7" rx="2"/><rect x="14" y="3" width="7" height="7" rx="2"/><rect x="3" y="14" width="7" height="7" rx="2"/><path d="M14 14h3v3h-3zM18 18h3v3h-3z"/>',
  ],
  page: ['secondary', '<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M3 9h18M7 13h10M7 16.5h6"/>'],
  coupon: [
    'success',
    '<path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v2.5a2.5 2.5 0 0 0 0 5V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2.5a2.5 2.5 0 0 0 0-5z"/><path d="M9 15l6-6M9.5 9.5h.01M14.5 14.5h.01"/>',
  ],
  contact: ['info', '<circle cx="12" cy="8" r="4"/><path d="M4 20c.8-4 4-6 8-6s7.2 2 8 6"/>'],
  event: [
    'danger',
    '<rect x="3" y="5" width="18" height="16" rx="2"/><path d="M3 10h18M8 3v4M16 3v4M8 14h2M14 14h2M8 17.5h2"/>',
  ],
  file: ['warning', '<path d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5"/>'],
  wifi: ['info', '<path d="M2.5 9.5a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9.2 16.4a4.5 4.5 0 0 1 5.6 0M12 20h.01"/>'],
  app: ['secondary', '<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M10.5 18.5h3"/>'],
  note: ['warning', '<path d="M4 4h16v11l-5 5H4zM15 20v-5h5M8 9h8M8 13h4"/>'],
} as const satisfies Record<string, readonly [Hue, string]>;

export type DrawnPreview = keyof typeof drawings;
const names = Object.keys(drawings).filter((name): name is DrawnPreview => name in drawings);

export const previewPath = (name: DrawnPreview) => `/assets/preview-${name}.png`;

/** Pictures for previews of links to what has none of its own; each is drawn when it is first asked for. */
export function registerDrawnPreviews(app: FastifyInstance): void {
  const drawn = new Map<DrawnPreview, Promise<Buffer>>();
  for (const name of names) {
    app.get(previewPath(name), async (_, reply) => {
      const picture = drawn.get(name) ?? drawKind(name);
      drawn.set(name, picture);
      // One that failed is drawn anew when it is asked for again.
      picture.catch(() => drawn.delete(name));
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=604800')
        .send(await picture);
    });
  }
}

async function drawKind(name: DrawnPreview): Promise<Buffer> {
  const [hue, lines] = drawings[name];
  const { width, height } = previewSize;
  const { [hue]: colour, tints, surface } = palettes.light;
  return drawPreview(`<rect width="${width}" height="${height}" fill="${tints[hue]}"/>${squares(colour)}
    <rect x="390" y="105" width="420" height="420" rx="72" fill="${surface}"/>
    <rect x="438" y="153" width="324" height="324" rx="56" fill="${colour}"/>
    <g transform="translate(492 207) scale(9)" fill="none" stroke="${surface}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`);
}

/** A picture of SVG; its words are shapes. */
export async function drawPreview(shapes: string): Promise<Buffer> {
  const { width, height } = previewSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

/** A ground of squares as in a code, the same for every picture of a kind: they fade towards the middle. */
export const squares = (colour: string): string =>
  Array.from({ length: 18 * 10 }, (_, at) => square(at, colour)).join('');

function square(at: number, colour: string): string {
  const [column, row] = [at % 18, Math.floor(at / 18)];
  const [x, y] = [column * 68 - 6, row * 68 - 24];
  const isOn = (column * 7 + row * 13 + column * row * 3) % 5 < 2;
  const strength = Math.max(0, Math.hypot((x - 580) / 600, (y - 290) / 420) - 0.55) * 0.32;
  if (!isOn || strength === 0) return '';
  return `<rect x="${x}" y="${y}" width="56" height="56" rx="14" fill="${colour}" opacity="${strength.toFixed(3)}"/>`;
}
