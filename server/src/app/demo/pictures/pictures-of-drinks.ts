import { at, mark, paint, scene, shadow } from './drawing.js';

const steam = (x: number, y: number, colour: string): string =>
  `<path d="M${x} ${y}c0-44 40-44 40-88m54 88c0-44 40-44 40-88" fill="none" stroke="${colour}" stroke-width="18" stroke-linecap="round" opacity="0.7"/>`;

export const takeawayCup = scene(
  { wall: '#f3dfc4', light: '#fbeedd', table: paint.wood },
  `${shadow(480, 812, 190)}${steam(412, 214, '#fff')}<path d="M330 330h300l-40 454a30 30 0 0 1-30 28H400a30 30 0 0 1-30-28z" fill="${paint.cream}"/>
   <path d="M560 330h70l-40 454a30 30 0 0 1-30 28h-40z" fill="#000" opacity="0.06"/><path d="M343 470h274l-20 226H363z" fill="${paint.petrol}"/>
   <path d="M552 470h65l-20 226h-60z" fill="#000" opacity="0.1"/>${at(484, 588, 3, mark(paint.cream))}
   <path d="M346 252h268l14 46H332z" fill="${paint.deep}"/><rect x="312" y="292" width="336" height="46" rx="18" fill="${paint.navy}"/>`,
);

const ice = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    '<rect x="-36" y="-36" width="72" height="72" rx="16" fill="#fff" opacity="0.75"/><path d="M-18-14v28" stroke="#bfdbe4" stroke-width="8" stroke-linecap="round"/>',
    turn,
  );

export const coldBrew = scene(
  { wall: '#5a9bae', light: '#7db5c5', table: '#e9dcc6' },
  `${shadow(420, 812, 150)}${shadow(700, 812, 110)}<path d="M376 176h88v118q0 34 36 62 44 36 44 92v320a44 44 0 0 1-44 44H340a44 44 0 0 1-44-44V448q0-56 44-92 36-28 36-62z" fill="#dceef2"/>
   <path d="M384 316q-8 36-36 60-36 30-36 74v314a32 32 0 0 0 32 32h152a32 32 0 0 0 32-32V450q0-44-36-74-28-24-36-60z" fill="${paint.coffee}"/>
   <rect x="364" y="140" width="112" height="54" rx="12" fill="${paint.navy}"/><rect x="296" y="500" width="248" height="196" fill="${paint.cream}"/>${at(424, 600, 2.6, mark(paint.navy))}
   <path d="M326 440v40" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.5"/>
   <path d="M610 540h180l-18 252a22 22 0 0 1-22 20H650a22 22 0 0 1-22-20z" fill="#eaf5f8"/><path d="M618 606h164l-13 176a16 16 0 0 1-16 15H647a16 16 0 0 1-16-15z" fill="${paint.crema}"/>
   ${ice(668, 632, 14)}${ice(730, 664, -20)}`,
);

const tin = (x: number, height: number, body: string, lid: string, leaf: string): string => {
  const top = 800 - height;
  return `${shadow(x, 806, 140)}<rect x="${x - 124}" y="${top}" width="248" height="${height}" rx="20" fill="${body}"/>
   <rect x="${x + 60}" y="${top}" width="64" height="${height}" rx="20" fill="#000" opacity="0.08"/><rect x="${x - 134}" y="${top - 40}" width="268" height="70" rx="18" fill="${lid}"/>
   <rect x="${x - 96}" y="${top + 76}" width="192" height="${height - 136}" rx="18" fill="${paint.cream}"/>
   <g transform="translate(${x} ${top + 8 + height / 2})"><path d="M0 84C-74 50-74-34 0-96 74-34 74 50 0 84z" fill="${leaf}"/><path d="M0 104V-50M0 46l34-30M0 46l-34-30M0 0l26-24M0 0l-26-24" fill="none" stroke="${paint.cream}" stroke-width="8" stroke-linecap="round"/></g>`;
};

export const teaTins = scene(
  { wall: '#dfe8da', light: '#eef4ea', table: paint.edge },
  tin(330, 420, '#4f7a5b', '#3c6148', '#4f7a5b') + tin(636, 360, paint.clay, '#8f4222', paint.clay),
);
