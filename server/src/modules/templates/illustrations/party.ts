import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const colours = ['#ff6f91', '#ffc145', '#33b6a6', '#7b5cf0', '#ff8f3f'];
const colour = (i: number) => colours[i % colours.length] ?? '';

const balloon = (x: number, y: number, size: number, i: number) =>
  at(
    x,
    y,
    size,
    line('M0 92c-20 60 24 100 0 220', '#ffffff', 4) +
      shape('M0-92c60 0 84 44 84 88 0 54-44 88-84 92-40-4-84-38-84-92 0-44 24-88 84-88z', colour(i)) +
      oval(-32, -40, 14, 26, '#ffffff', 24).replace('/>', ' fill-opacity="0.55"/>') +
      shape('M-14 100L0 84l14 16z', colour(i)),
  );

const flag = (x: number, y: number, i: number, turn: number) => at(x, y, 1, shape('M-36 0h72L0 84z', colour(i)), turn);

const cake =
  oval(600, 866, 400, 44, '#3b1f78') +
  box(230, 834, 740, 34, '#fff3e0', 17) +
  box(290, 620, 620, 220, '#ff9db0', 26) +
  box(290, 740, 620, 100, '#f5829a', 26) +
  times(7, (i) => shape(`M${290 + i * 88.6} 640h89v40a44 50 0 0 1-89 ${i % 2 ? 30 : 0}z`, '#fff3e0')) +
  box(290, 606, 620, 56, '#fff3e0', 28) +
  box(390, 440, 420, 180, '#ffd67a', 24) +
  times(5, (i) => shape(`M${390 + i * 84} 460h84v34a42 44 0 0 1-84 ${i % 2 ? 0 : 26}z`, '#8a4a2c')) +
  box(390, 426, 420, 54, '#8a4a2c', 27) +
  times(9, (i) => disc(330 + i * 68, 792 - (i % 2) * 26, 13, colour(i + 2))) +
  times(5, (i) => disc(430 + i * 86, 566 - (i % 2) * 20, 12, colour(i))) +
  times(5, (i) =>
    at(
      440 + i * 80,
      426,
      1,
      box(-10, -110, 20, 112, colour(i + 1), 6) +
        line('M-9-30l18-18M-9-64l18-18', '#ffffff', 5) +
        disc(0, -150, 44, '#ffe7a0').replace('/>', ' fill-opacity="0.28"/>') +
        shape('M0-186c22 30 20 62 0 66-20-4-22-36 0-66z', '#ffc145') +
        shape('M0-156c10 14 8 28 0 30-8-2-10-16 0-30z', '#fff6d8'),
    ),
  );

export const party = {
  'party-cake': scene(
    'A birthday cake with five candles between balloons and bunting',
    '#5a35b5',
    disc(600, 520, 430, '#6a45c6'),
    disc(600, 520, 300, '#7c59d3'),
    balloon(150, 330, 1.25, 0),
    balloon(290, 220, 0.95, 1),
    balloon(1050, 340, 1.3, 2),
    balloon(925, 200, 0.95, 4),
    balloon(90, 560, 0.8, 2),
    balloon(1120, 600, 0.8, 0),
    line('M-20 60C200 190 420 180 600 120s420-60 640-60', '#ffffff', 6),
    times(11, (i) => flag(70 + i * 106, 104 + Math.sin(i * 0.62 + 0.2) * 46, i, Math.cos(i * 0.62 + 0.2) * 14)),
    times(34, (i) =>
      i % 2
        ? box((i * 211) % 1200, 180 + ((i * 97) % 560), 16, 16, colour(i), 4)
        : disc((i * 173) % 1200, 190 + ((i * 131) % 560), 8, colour(i)),
    ),
    shape('M0 820h1200v140H0z', '#43258f'),
    cake,
    at(
      200,
      850,
      0.9,
      box(-90, -110, 180, 170, '#33b6a6', 10) +
        box(-18, -110, 36, 170, '#fff3e0') +
        box(-104, -130, 208, 50, '#2a9d8f', 8) +
        line('M0-130c-60-60-90 0 0 0 60-60 90 0 0 0', '#fff3e0', 16),
    ),
    at(
      1030,
      860,
      0.75,
      box(-80, -90, 160, 150, '#ffc145', 10) +
        box(-16, -90, 32, 150, '#ff6f91') +
        line('M0-90c-60-60-90 0 0 0 60-60 90 0 0 0', '#ff6f91', 16),
    ),
  ),
  'party-presents': item(
    'Presents in bright paper',
    '#ffd9e2',
    oval(400, 540, 300, 26, '#f2b5c4'),
    box(150, 260, 300, 280, '#7b5cf0', 14),
    box(276, 260, 48, 280, '#ffc145'),
    box(130, 220, 340, 80, '#6a45c6', 12),
    box(276, 220, 48, 80, '#ffc145'),
    line('M300 216c-110-110-170 0 0 0 110-110 170 0 0 0', '#ffc145', 26),
    box(430, 350, 230, 190, '#33b6a6', 14),
    box(430, 424, 230, 36, '#fff3e0'),
    box(528, 350, 34, 190, '#fff3e0'),
    line('M545 348c-80-80-120 0 0 0 80-80 120 0 0 0', '#fff3e0', 20),
    times(16, (i) => disc((i * 151) % 800, 60 + ((i * 67) % 130), 9, colour(i))),
  ),
};
