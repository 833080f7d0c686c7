import { block } from '@swapt/shared/qr';
import { QUIET, type Canvas } from './canvas.js';

export const number = (value: number) => String(Math.round(value * 100) / 100);

export const path = (fill: string, d: string, more = '') => (d === '' ? '' : `<path fill="${fill}" d="${d}"${more}/>`);

export const circle = (fill: string, x: number, y: number, radius: number, more = '') =>
  `<circle fill="${fill}" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"${more}/>`;

export const whole = (fill: string, { size }: Canvas) => `<rect width="${size}" height="${size}" fill="${fill}"/>`;

/** The light field of the code over art that shines through a little, unless it must be as readable as can be. */
export const veil = (canvas: Canvas, radius: number, grow = 0) =>
  plate(canvas.palette.paper, canvas, radius, grow, ` opacity="${number(0.89 + 0.11 * canvas.force)}"`);

/** A field under the code, its quiet zone included; `grow` makes it larger. */
export function plate(fill: string, { origin, modules }: Canvas, radius: number, grow = 0, more = ''): string {
  const at = origin - QUIET - grow;
  const width = modules + 2 * (QUIET + grow);
  return `<rect x="${number(at)}" y="${number(at)}" width="${number(width)}" height="${number(width)}" rx="${number(radius + grow)}" fill="${fill}"${more}/>`;
}

/** Radii of an eye: outer edge, inner edge, pupil. */
export type EyeShape = readonly [outer: number, inner: number, pupil: number];
export const eyeShapes = { square: [0.3, 0.2, 0.2], soft: [1.6, 1, 0.8], round: [3, 2, 1.4] } as const;

/** The three eyes; rings and pupils may differ in colour. */
export function eyes({ origin, modules }: Canvas, [outer, inner, pupil]: EyeShape, ring: string, core = ring): string {
  const far = origin + modules - 7;
  const corners = [
    [origin, origin],
    [far, origin],
    [origin, far],
  ];
  return corners
    .map(
      ([x = 0, y = 0]) =>
        path(ring, block(x, y, 7, outer) + block(x + 1, y + 1, 5, inner, true)) +
        path(core, block(x + 2, y + 2, 3, pupil)),
    )
    .join('');
}

/** Shapes of the same colour become one path: smaller, and quicker to draw. */
export function byColour(parts: readonly (readonly [fill: string, d: string])[], more = ''): string {
  const paths = new Map<string, string>();
  for (const [fill, d] of parts) paths.set(fill, (paths.get(fill) ?? '') + d);
  return [...paths].map(([fill, d]) => path(fill, d, more)).join('');
}

/** Dark modules that stand in a row, or alone. */
export function runs({ dark, isDark }: Canvas, isAcross: boolean): { x: number; y: number; length: number }[] {
  const [dx, dy] = isAcross ? [1, 0] : [0, 1];
  return dark
    .filter(({ x, y }) => !isDark(x - dx, y - dy))
    .map(({ x, y }) => {
      let length = 1;
      while (isDark(x + length * dx, y + length * dy)) length++;
      return { x, y, length };
    });
}

/** A closed, smooth curve through points around a middle: `reach` says how far it is in each direction. */
export function blob(x: number, y: number, reach: readonly number[]): string {
  const at = (index: number) => {
    const turn = (index / reach.length) * 2 * Math.PI;
    const radius = reach[(index + reach.length) % reach.length] ?? 0;
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  };
  const start = at(0);
  let d = `M${number(start.x)} ${number(start.y)}`;
  for (let index = 0; index < reach.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${[first.x, first.y, second.x, second.y, to.x, to.y].map(number).join(' ')}`;
  }
  return `${d}z`;
}

/** A module with two round corners across from each other. */
export function leafDot(x: number, y: number, isTurned: boolean): string {
  return isTurned
    ? `M${x} ${y}h.45q.55 0 .55 .55v.45h-.45q-.55 0-.55-.55z`
    : `M${x + 1} ${y}v.45q0 .55-.55 .55h-.45v-.45q0-.55 .55-.55z`;
}
