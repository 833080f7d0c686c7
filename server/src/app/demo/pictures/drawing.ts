/** The colours of the demo shop. */
export const paint = {
  navy: '#12355b',
  deep: '#0f2c4a',
  petrol: '#0f5c6e',
  sea: '#7fb0bd',
  cream: '#fff7ec',
  paper: '#f2e6d4',
  fold: '#d6c3a5',
  sand: '#f6c98f',
  clay: '#b4572e',
  coffee: '#4a2413',
  crema: '#8a5230',
  wood: '#a8673c',
  edge: '#c0834f',
} as const;

const side = 960;

interface Scene {
  wall: string;
  /** Of the round light behind the thing. */
  light: string;
  table: string;
}

/** A square picture of a thing on a table before a wall. */
export const scene = ({ wall, light, table }: Scene, things: string): string =>
  fromAbove(
    wall,
    `<circle cx="480" cy="440" r="340" fill="${light}"/><rect y="740" width="${side}" height="220" fill="${table}"/>
     <rect y="740" width="${side}" height="14" fill="#000" opacity="0.1"/>${things}`,
  );

/** A square picture of what lies on a table. */
export const fromAbove = (table: string, things: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">
   <rect width="${side}" height="${side}" fill="${table}"/>${things}</svg>`;

/** What a thing throws on the table. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width / 9)}" fill="#000" opacity="0.16"/>`;

/** Draws with the own middle at this place. */
export const at = (x: number, y: number, size: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${inner}</g>`;

/** The shop's mark, 64 wide. */
export const mark = (colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="M-16-8h28v12a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12z" fill="${colour}" stroke="none"/>
   <path d="M12-5h3a6 6 0 0 1 0 12h-3" stroke-width="4"/><path d="M-8-13c0-4 4-4 4-8M-2-13c0-4 4-4 4-8" stroke-width="3"/></g>`;

/** A coffee bean, 60 long. */
export const bean = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    `<ellipse rx="32" ry="22" fill="${paint.coffee}"/><path d="M-28 2q14-12 28-2t28-2" fill="none" stroke="#7a4a2c" stroke-width="5" stroke-linecap="round"/>`,
    turn,
  );
