import { at, box, disc, line, oval, scene, shape, times, item } from './drawing.js';

const sage = '#7d9271';
const deep = '#4f6347';
const blush = '#f0c4b4';
const rose = '#d98f7e';
const cream = '#fffaf2';

const bloom = (colour: string, light: string) =>
  times(6, (i) => `<g transform="rotate(${i * 60})">${oval(0, -22, 19, 24, i % 2 ? colour : light)}</g>`) +
  disc(0, 0, 12, '#e0b65c');
const spray = (colour: string) =>
  times(4, (i) => oval(-14, -14 - i * 26, 11, 20, colour, -40) + oval(14, -26 - i * 26, 11, 20, colour, 40)) +
  line('M0 6v-110', deep, 4);

const arch = [...Array(26).keys()].map((i) => ({
  x: 600 - Math.cos((i / 25) * Math.PI) * 300,
  y: 400 - Math.sin((i / 25) * Math.PI) * 300,
  turn: (i / 25) * 180 - 90,
}));
const garland =
  arch.map(({ x, y, turn }, i) => at(x, y, 1.05, spray(i % 3 ? sage : deep), turn + (i % 2 ? 34 : -38))).join('') +
  arch
    .map(({ x, y }, i) =>
      i % 2
        ? at(
            x + ((i * 13) % 22) - 11,
            y + ((i * 29) % 30) - 15,
            i % 4 === 1 ? 1.5 : 1.05,
            bloom(i % 4 === 1 ? rose : cream, i % 4 === 1 ? blush : '#fbe6dc'),
            i * 20,
          )
        : '',
    )
    .join('');

const couple =
  at(
    540,
    520,
    1,
    shape('M-66 330l10-200c-20-70 0-110 66-110s84 40 66 110l6 200z', '#2d3a45') +
      shape('M-14 22h48l-24 90z', cream) +
      shape('M4 46l12 0 6 50-12 20-10-20z', '#c9a25a') +
      box(-6, -26, 34, 60, '#c98763') +
      disc(12, -70, 48, '#d99a75') +
      shape('M-38-70c-4-60 40-76 74-60 30 10 34 40 24 64-10-24-30-28-52-28-10 20-30 20-46 24z', '#3a2118'),
  ) +
  at(
    684,
    530,
    1,
    shape(
      'M-40 40c20 50 60 50 80 0 20 60 40 100 50 150 30 60 50 100 60 130H-120c20-60 40-110 50-150 4-50 10-90 30-130z',
      cream,
    ) +
      shape('M0 80c10 60 0 160-30 240H-120c20-60 40-110 50-150 20-10 60-40 70-90z', '#f0e4d4') +
      box(-16, -26, 32, 80, '#f2b79b') +
      disc(0, -66, 46, '#f6c6ad') +
      shape('M50-66c8-60-30-84-62-76-40 6-52 50-40 90 6-30 20-44 44-50 14 20 34 26 58 36z', '#8c4a2a') +
      disc(46, -100, 26, '#8c4a2a') +
      shape('M40-112c60 40 90 160 96 300-50-60-90-160-96-300z', '#ffffff', 0.6),
  ) +
  line('M596 640c20 26 40 26 60 10', '#d99a75', 20) +
  at(620, 640, 0.9, bloom(rose, blush)) +
  at(650, 630, 0.8, bloom(cream, blush)) +
  at(630, 666, 0.8, bloom('#c66c62', rose)) +
  at(604, 660, 0.7, bloom(cream, '#fbe6dc'));

export const wedding = {
  'wedding-arch': scene(
    'A couple under an arch of roses and leaves by the water',
    '#f6e3d4',
    disc(600, 400, 210, '#fbf1e4'),
    disc(600, 430, 120, '#ffe2b0'),
    shape('M0 560l180-120 150 80 170-100 190 120 180-90 330 150v200H0z', '#c9cfbb'),
    box(0, 600, 1200, 170, '#b9cfcb'),
    times(6, (i) => line(`M${80 + i * 190} ${636 + (i % 3) * 36}h110`, '#dcebe6', 8)),
    shape('M0 740c200-40 400-20 600-30s400-20 600 20v230H0z', '#a8b894'),
    shape('M450 780h300l230 180H220z', '#f4ead8'),
    line('M300 860V400a300 300 0 0 1 600 0v460', '#8a6a48', 18),
    couple,
    garland,
    times(
      4,
      (i) =>
        at(300 + (i % 2) * 600 + (i > 1 ? 34 : -30), 860 - (i > 1 ? 30 : 0), 1.3, bloom(i % 2 ? rose : cream, blush)) +
        at(300 + (i % 2) * 600, 890, 1.3, spray(sage), i * 50 - 70),
    ),
    times(16, (i) => oval(330 + ((i * 137) % 540), 820 + ((i * 53) % 120), 9, 6, i % 2 ? rose : blush, i * 31)),
  ),
  'wedding-rings': item(
    'Two rings between rose petals',
    '#e6ded0',
    disc(400, 300, 250, '#f4ecdf'),
    line('M330 210a110 110 0 1 0 .1 0', '#b88a35', 26),
    line('M330 210a110 110 0 1 0 .1 0', '#dcb45e', 18),
    line('M480 250a110 110 0 1 0 .1 0', '#b88a35', 26),
    line('M480 250a110 110 0 1 0 .1 0', '#ecca7f', 18),
    shape('M440 236l40-52 40 52-40 34z', '#ffffff'),
    shape('M440 236h80l-40 34z', '#cfe3ea'),
    at(170, 430, 1.7, bloom(rose, blush)),
    at(640, 150, 1.5, bloom(cream, blush)),
    at(150, 380, 1.4, spray(sage), -60),
    at(660, 190, 1.3, spray(deep), 120),
    at(640, 480, 1, bloom('#c66c62', rose)),
  ),
};
