/** A picture that comes with the product: drawn for a template, and made to pixels when it is first asked for. */
export interface Illustration {
  svg: string;
  /** What it shows, in words. */
  alt: string;
  width: number;
  height: number;
}

const drawn =
  (width: number, height: number, viewBox: string) =>
  (alt: string, ground: string, ...parts: string[]): Illustration => ({
    alt,
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${viewBox}"><rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`,
  });

/** For the opening of a page: 1200 by 960 units. What matters stays clear of the edges, as narrow screens cut them. */
export const scene = drawn(1440, 1152, '1200 960');

/** For one thing of many: 800 by 600 units. Its middle square is what a list shows. */
export const item = drawn(960, 720, '800 600');

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, width: number, height: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const line = (path: string, colour: string, width = 8) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Parts at a place, in a size, turned. */
export const at = (x: number, y: number, size: number, parts: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${parts}</g>`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
