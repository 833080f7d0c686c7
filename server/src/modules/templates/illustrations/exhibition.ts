import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const ink = '#17181c';
const blue = '#2347c5';
const red = '#e2492f';
const sun = '#f2b632';
const paper = '#f6f1e6';

const person = (x: number, y: number, size: number, coat: string, trousers: string, hair: string) =>
  at(
    x,
    y,
    size,
    shape('M-30 150h26l-4 170h-30zM6 150h26l14 170H16z', trousers) +
      shape('M-52 20c0-40 20-56 52-56s52 16 52 56l10 150H-62z', coat) +
      box(-14, -50, 28, 24, '#d99a75') +
      disc(0, -80, 38, hair) +
      disc(34, -74, 10, '#d99a75') +
      line('M-50 30c-14 40-18 70-16 104M50 30c14 40 18 70 16 104', coat, 22) +
      oval(-20, 322, 26, 10, ink) +
      oval(40, 322, 26, 10, ink),
  );

const painting =
  box(0, 0, 540, 420, paper) +
  shape('M0 300C120 180 220 330 330 240s140-60 210-120v300H0z', blue) +
  shape('M0 350c160-90 260 40 540-110v180H0z', '#14286f') +
  disc(370, 130, 84, red) +
  shape('M60 0h150v210a75 75 0 0 1-150 0z', sun) +
  line('M300 300c60-60 110-30 170-90', paper, 10) +
  disc(135, 300, 26, paper);

export const exhibition = {
  'exhibition-room': scene(
    'Two visitors in front of a large abstract painting in a bright gallery',
    '#ece7dc',
    shape('M0 0h1200l-150 90H150z', '#dcd5c6'),
    shape('M0 960V700h1200v260z', '#c9a982'),
    times(9, (i) => shape(`M${i * 150 - 20} 700h4L${i * 260 - 480} 960h-8z`, '#b4936b')),
    box(0, 690, 1200, 16, '#f8f5ee'),
    line('M330 0v52M600 0v52M870 0v52', ink, 6),
    times(3, (i) => shape(`M${304 + i * 270} 50h52l10 34h-72z`, ink)),
    shape('M290 84h90l140 470H180z', '#fffbe8', 0.35),
    shape('M830 84h90l120 470H690z', '#fffbe8', 0.35),
    shape('M560 84h90l180 470H400z', '#fffbe8', 0.3),
    box(326, 148, 572, 452, '#000000', 2).replace('fill="#000000"', 'fill="#000000" fill-opacity="0.14"'),
    box(314, 134, 572, 452, ink, 2),
    at(330, 150, 1, painting),
    box(70, 250, 170, 220, ink),
    box(82, 262, 146, 196, red),
    disc(155, 350, 52, paper),
    box(82, 400, 146, 58, ink),
    box(960, 250, 170, 220, ink),
    box(972, 262, 146, 196, sun),
    shape('M972 458c40-130 110-130 146-196v196z', blue),
    box(934, 520, 26, 18, '#ffffff'),
    oval(480, 868, 96, 16, '#8f7350'),
    oval(690, 884, 96, 16, '#8f7350'),
    person(470, 560, 0.96, red, '#2b2d36', '#2a1712'),
    person(680, 560, 1, '#2f6b62', ink, '#8c5a2e'),
    at(1010, 800, 1, shape('M-150 0h300v26h-300z', ink) + box(-120, 26, 22, 90, ink) + box(98, 26, 22, 90, ink)),
  ),
  'exhibition-tide': item(
    'An abstract painting: waves below a yellow arch',
    '#d9d2c3',
    box(150, 40, 512, 532, '#000000').replace('fill="#000000"', 'fill="#000000" fill-opacity="0.15"'),
    box(140, 30, 512, 532, ink),
    `<svg x="154" y="44" width="484" height="504" viewBox="60 0 404 420" preserveAspectRatio="xMidYMid slice">${painting}</svg>`,
  ),
  'exhibition-fields': item(
    'An abstract painting: fields in red and ochre',
    '#d9d2c3',
    box(150, 40, 512, 532, '#000000').replace('fill="#000000"', 'fill="#000000" fill-opacity="0.15"'),
    box(140, 30, 512, 532, ink),
    `<svg x="154" y="44" width="484" height="504" viewBox="0 0 484 504">${box(0, 0, 484, 504, '#f4cf82')}${disc(120, 120, 66, paper)}${shape('M0 210c140-60 300 20 484-50v344H0z', red)}${shape('M0 300c160-40 260 50 484-30v234H0z', '#8e2433')}${shape('M0 400c140-50 320 30 484-20v124H0z', ink)}${line('M60 330c120-20 240 40 380-14', '#f4cf82', 8)}</svg>`,
  ),
  'exhibition-stones': item(
    'An abstract painting: stones in balance',
    '#d9d2c3',
    box(150, 40, 512, 532, '#000000').replace('fill="#000000"', 'fill="#000000" fill-opacity="0.15"'),
    box(140, 30, 512, 532, ink),
    `<svg x="154" y="44" width="484" height="504" viewBox="0 0 484 504">${box(0, 0, 484, 504, '#cfd9dc')}${oval(250, 420, 170, 54, '#2f4858')}${oval(230, 326, 122, 46, red)}${oval(262, 244, 86, 38, '#f2b632')}${oval(240, 176, 56, 30, paper)}${disc(250, 124, 22, blue)}${box(0, 468, 484, 36, '#17181c')}</svg>`,
  ),
};
