import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const red = '#d2472f';
const cream = '#fff7e0';
const green = '#4f8a3c';
const wood = '#b97f45';

const tomato =
  disc(0, 0, 44, red) +
  oval(-14, -16, 12, 8, '#ee8069', -30) +
  shape('M0-46l10 14 18-4-8 14 10 12-18-2-12 12-8-14-18-2 12-10-4-14 14 4z', '#3f6b2f');
const carrot =
  shape('M-22-60h44c10 0 14 10 12 20L6 90c-2 8-10 8-12 0L-34-40c-2-10 2-20 12-20z', '#ee8a32') +
  line('M-20-20h22M-6 14h18M-14 40h14', '#cf6d1b', 5) +
  line('M-10-62c-8-30-24-40-34-46M0-62v-62M10-62c8-30 24-40 34-46', green, 10);
const apple =
  shape('M0-30c30-22 62-6 62 34 0 44-30 74-62 58-32 16-62-14-62-58 0-40 32-56 62-34z', '#9bbf3b') +
  shape('M0-30c-32-22-62-6-62 34 0 44 30 74 62 58-40-16-44-60 0-92z', '#83a92c') +
  line('M0-32c0-20 6-30 14-38', '#5c3a1c', 7) +
  shape('M6-44c8-22 28-28 46-24-4 20-22 30-46 24z', green);
const cabbage =
  disc(0, 0, 58, '#7fae58') +
  shape('M-58 4c10-60 50-74 58-20 8-54 48-40 58 20-10 70-106 70-116 0z', '#98c56e') +
  line('M0 56V-10M0 30c-20-10-30-24-34-40M0 30c20-10 30-24 34-40', '#e3f0cc', 6);
const aubergine =
  shape('M-20-70c40-10 60 30 56 70-4 60-30 90-60 80s-40-50-26-90c8-26 12-50 30-60z', '#4b2a5e') +
  oval(-22, 10, 8, 34, '#7a5291', 12) +
  shape('M-34-62c10-30 44-34 54-6-14 16-40 20-54 6z', green) +
  line('M-6-82c0-16 4-24 12-30', green, 10);

const crate = (x: number, y: number, what: string, columns: number, size: number) =>
  at(
    x,
    y,
    1,
    shape('M-10-10h300l-16-40H6z', '#7c4f25') +
      times(columns * 2, (i) =>
        at(
          26 + ((i % columns) + (i < columns ? 0.5 : 0)) * (250 / columns),
          i < columns ? -52 : -12,
          size,
          what,
          ((i * 47) % 40) - 20,
        ),
      ) +
      box(-14, 0, 308, 120, wood, 6) +
      box(-14, 34, 308, 8, '#8f5c2a') +
      box(-14, 78, 308, 8, '#8f5c2a') +
      box(-14, 0, 26, 120, '#a36b34', 6) +
      box(268, 0, 26, 120, '#a36b34', 6),
  );

const awning =
  shape('M150 130h900l80 190H70z', '#e9d9b0') +
  times(9, (i) =>
    shape(`M${150 + i * 100} 130h100L${70 + (i + 1) * 117.8} 320H${70 + i * 117.8}z`, i % 2 ? cream : red),
  ) +
  times(9, (i) => shape(`M${70 + i * 117.8} 318h118v20a59 46 0 0 1-118 0z`, i % 2 ? '#f3e6bd' : '#b83a24'));

export const market = {
  'market-stall': scene(
    'A market stall under a striped awning, with crates full of vegetables and fruit',
    '#bfe0e6',
    disc(960, 150, 80, '#fff1b8'),
    shape('M0 520c120-60 200-40 300-70s240 30 360-10 260-10 540 60v200H0z', '#9cc7a0'),
    shape('M0 580c200-50 300-10 480-40s400-20 720 30v140H0z', '#7fb387'),
    shape('M60 130c30-40 80-30 90-6 40-10 70 10 60 36H40c-16-14-4-32 20-30z', '#ffffff'),
    box(120, 320, 24, 560, '#8f5c2a'),
    box(1056, 320, 24, 560, '#8f5c2a'),
    shape('M144 360h912v240H144z', '#2c4a3a', 0.28),
    at(
      600,
      574,
      0.94,
      shape('M-150 160c0-120 50-160 150-160s150 40 150 160z', '#2f5d8a') +
        box(-62, 10, 124, 160, '#f4e7c8') +
        line('M-58 14v-40M58 14v-40', '#f4e7c8', 16) +
        box(-36, -60, 72, 80, '#c98763') +
        disc(0, -116, 76, '#d99a75') +
        shape('M-96-120c0-70 40-110 96-110s96 40 96 110c-60-20-130-20-192 0z', '#e6c25a') +
        oval(0, -126, 138, 22, '#d6ad42') +
        line('M-28-104v8M28-104v8', '#3a1a14', 10) +
        line('M-20-72c12 12 28 12 40 0', '#8c3a2c', 7),
    ),
    awning,
    line('M370 330v60M470 330v44', '#5c3a1c', 5),
    times(3, (i) => disc(370 + (i % 2) * 14 - 6, 400 + i * 26, 19, i % 2 ? '#f4e7c8' : '#e9d3a2')),
    times(3, (i) =>
      at(470 + (i % 2) * 12 - 6, 380 + i * 34, 0.5, shape('M0-30c26 10 26 60 0 70-26-10-26-60 0-70z', red)),
    ),
    box(70, 800, 1060, 160, '#8f5c2a'),
    times(11, (i) => box(76 + i * 97, 806, 86, 154, i % 2 ? '#a06833' : '#98612e')),
    box(56, 786, 1088, 28, '#c08a4e', 6),
    crate(116, 690, tomato, 4, 0.86),
    crate(450, 690, cabbage, 3, 0.92),
    crate(784, 690, carrot, 5, 0.72),
    at(330, 860, 1, box(-120, -40, 240, 96, '#23382e', 8) + line('M-86-8h110M-86 24h70M40 24h44', cream, 8)),
    at(860, 866, 0.9, apple, -10),
    at(950, 872, 0.8, apple, 14),
    at(770, 870, 0.86, aubergine, 70),
  ),
  'market-tomatoes': item(
    'Ripe tomatoes on the vine',
    '#f6d9b0',
    oval(400, 470, 280, 40, '#e0bd8c'),
    line('M170 250C280 150 470 130 640 180', green, 16),
    line('M250 200v70M400 160v60M560 164v60M330 180v170M480 160v190', green, 10),
    at(250, 330, 2, tomato),
    at(560, 300, 2, tomato),
    at(404, 290, 2.1, tomato),
    at(326, 410, 2, tomato),
    at(490, 410, 2, tomato),
  ),
  'market-vegetables': item(
    'A box of vegetables for the week',
    '#cfe3c2',
    oval(400, 540, 300, 30, '#a9c698'),
    at(250, 210, 2, carrot, -24),
    at(340, 180, 2, carrot, 4),
    at(560, 210, 1.7, aubergine, 20),
    at(450, 260, 2.2, cabbage),
    at(250, 310, 1.7, tomato),
    at(590, 330, 1.5, apple, 10),
    box(150, 330, 500, 200, wood, 10),
    box(150, 392, 500, 10, '#8f5c2a'),
    box(150, 462, 500, 10, '#8f5c2a'),
    box(150, 330, 36, 200, '#a36b34', 8),
    box(614, 330, 36, 200, '#a36b34', 8),
  ),
  'market-apples': item(
    'Green apples in a bowl',
    '#f3c9b0',
    oval(400, 520, 240, 30, '#d9a688'),
    at(290, 250, 2, apple, -12),
    at(510, 250, 2, apple, 12),
    at(400, 200, 2.1, apple),
    at(340, 320, 1.9, apple, 8),
    at(470, 320, 1.9, apple, -6),
    shape('M130 330h540c-10 120-110 190-270 190S140 450 130 330z', '#2f5d8a'),
    shape('M130 330h140c0 100 40 170 130 190-160 0-260-70-270-190z', '#264d73'),
    line('M180 386c140 40 300 40 440 0', '#7fb0d6', 9),
  ),
};
