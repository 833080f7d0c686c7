import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const wall = '#f2cfa0';
const wood = '#8a4526';
const dark = '#3f1d12';
const cream = '#fff6e8';
const red = '#b8472a';
const green = '#3f6b4f';

const lamp = (x: number, y: number) =>
  line(`M${x} 0V${y}`, dark, 5) +
  shape(`M${x - 62} ${y + 58}h124l90 330h-304z`, '#fff3cf', 0.28) +
  shape(`M${x - 66} ${y + 62}c0-44 28-70 66-70s66 26 66 70z`, red) +
  oval(x, y + 62, 66, 9, '#ffe9b0');

const steam = (x: number, y: number) =>
  line(`M${x} ${y}c0-26 22-26 22-54s-22-28-22-54`, '#ffffff', 9) +
  line(`M${x + 44} ${y}c0-26 22-26 22-54`, '#ffffff', 9);

const cup = (x: number, y: number, size: number, colour: string) =>
  at(
    x,
    y,
    size,
    line('M148 30h20a34 34 0 0 1 0 68h-34', colour, 18) +
      shape('M0 0h156v48a72 72 0 0 1-72 72H72A72 72 0 0 1 0 48z', colour) +
      shape('M0 0h44v60c0 30 14 54 40 60H72A72 72 0 0 1 0 48z', '#000000', 0.07) +
      oval(78, 2, 78, 15, '#5d2d18') +
      box(-34, 124, 224, 18, colour, 9),
  );

const window_ =
  shape('M120 640V300a250 250 0 0 1 500 0v340z', cream) +
  shape('M144 640V302a226 226 0 0 1 452 0v338z', '#cfe7e2') +
  disc(470, 270, 62, '#ffd98a') +
  shape('M144 520l80-70 70 56 60-80 90 86 60-50 92 74v104H144z', '#8fb9b3') +
  shape('M144 570l110-52 96 44 110-56 136 70v64H144z', '#5f938c') +
  box(361, 76, 18, 564, cream) +
  box(144, 350, 452, 16, cream);

const machine = at(
  150,
  420,
  1,
  box(16, 250, 330, 26, '#4a4f55', 8) +
    box(0, 70, 360, 96, '#e6e4df', 16) +
    box(0, 140, 360, 28, '#b9b8b4', 8) +
    box(24, 168, 90, 84, '#cfcdc8') +
    box(250, 168, 86, 84, '#cfcdc8') +
    box(134, 168, 34, 30, '#4a4f55', 6) +
    line('M150 196h-36', dark, 14) +
    box(206, 168, 34, 30, '#4a4f55', 6) +
    line('M222 196h38', dark, 14) +
    disc(60, 112, 20, red) +
    disc(60, 112, 11, cream) +
    line('M318 112h-50', '#8c8b88', 10) +
    times(5, (i) => box(34 + i * 60, 30, 44, 40, i % 2 ? cream : '#f6c98f', 8)) +
    box(124, 214, 52, 36, cream, 8) +
    box(202, 214, 52, 36, cream, 8),
);

const shelf =
  box(700, 250, 400, 16, wood) +
  box(700, 420, 400, 16, wood) +
  times(
    4,
    (i) =>
      box(724 + i * 92, 170, 62, 80, [green, '#f6e3c3', red, '#e0a458'][i] ?? '', 10) +
      box(732 + i * 92, 154, 46, 20, dark, 5),
  ) +
  times(3, (i) =>
    at(
      730 + i * 120,
      352,
      0.52,
      shape('M0 0h120v60a60 60 0 0 1-60 60 60 60 0 0 1-60-60z', i === 1 ? '#f6c98f' : cream) +
        box(0, 116, 120, 14, i === 1 ? '#f6c98f' : cream, 7),
    ),
  );

const cakeStand =
  box(838, 596, 26, 60, cream) +
  oval(851, 652, 84, 14, cream) +
  shape('M736 590h230v-60a115 40 0 0 0-230 0z', '#7b2d26') +
  shape('M736 545c24 30 40-4 64 14s40 14 60-6 44 24 62 4 28-8 44-12v-15a115 40 0 0 0-230 0z', '#fbe7d8') +
  times(6, (i) => disc(770 + i * 33, 512 - (i % 2) * 8, 17, i % 2 ? '#d6453d' : '#a51f2b')) +
  box(712, 586, 278, 16, cream, 8);

const counter =
  box(0, 660, 1200, 300, '#6f3319') +
  times(13, (i) => box(i * 100 + 8, 700, 84, 260, i % 2 ? '#7a3a1e' : '#753619')) +
  box(0, 646, 1200, 46, '#a35a32') +
  box(0, 684, 1200, 12, '#5a2712');

const stool = (x: number) =>
  line(`M${x - 46} 960l18-150M${x + 46} 960l-18-150M${x - 38} 900h76`, '#2d140c', 12) +
  box(x - 84, 776, 168, 40, red, 20) +
  box(x - 84, 776, 168, 18, '#cf5f3d', 9);

const plant = at(
  1046,
  440,
  1,
  shape('M-8 130c-70-40-86-110-70-160 56 20 84 80 70 160z', green) +
    shape('M8 130c70-40 96-120 76-176-60 24-90 92-76 176z', '#54825f') +
    shape('M0 130c-30-70-30-150 6-206 34 60 34 138-6 206z', '#33573f') +
    shape('M-56 126H62L46 216H-40z', red) +
    box(-64, 116, 134, 26, '#cf5a38', 6),
);

export const cafe = {
  'cafe-counter': scene(
    'A café in the morning: an espresso machine, a berry cake and a fresh cup on the counter',
    wall,
    window_,
    shelf,
    lamp(330, 90),
    lamp(700, 60),
    lamp(980, 96),
    machine,
    cakeStand,
    plant,
    counter,
    stool(210),
    stool(930),
    steam(580, 590),
    cup(536, 618, 0.92, cream),
  ),
  'cafe-coffee': item(
    'A flat white from above, with a leaf in its foam',
    '#e9b98a',
    shape('M0 430L800 250v350H0z', '#dfa671'),
    oval(420, 330, 262, 254, '#000000', 0).replace('fill="#000000"', 'fill="#8a4526" fill-opacity="0.25"'),
    disc(400, 300, 252, cream),
    disc(400, 300, 196, '#f3e2cb'),
    line('M556 236l96-56', cream, 44),
    disc(400, 300, 168, cream),
    disc(400, 300, 148, '#9a5a33'),
    shape('M400 424c-84-44-112-110-82-176 34 10 60 34 82 66 22-32 48-56 82-66 30 66 2 132-82 176z', '#f7e6cd'),
    shape('M400 372c-50-30-66-70-50-112 22 8 38 24 50 46 12-22 28-38 50-46 16 42 0 82-50 112z', '#c28a5a'),
    shape('M400 336c-30-20-40-46-30-72 14 6 22 16 30 30 8-14 16-24 30-30 10 26 0 52-30 72z', '#f7e6cd'),
    at(618, 470, 1, box(-90, -10, 190, 20, '#d9dde0', 10) + oval(-104, 0, 46, 24, '#e9ecee'), -24),
  ),
  'cafe-croissant': item(
    'A croissant on a blue plate',
    '#f7e3c6',
    oval(400, 366, 300, 150, '#d9b98c'),
    oval(400, 344, 300, 150, '#5f938c'),
    oval(400, 336, 236, 112, '#8fb9b3'),
    at(
      400,
      300,
      1,
      shape(
        'M-262 92c-22-60 10-120 74-150 20-60 80-104 150-112h76c70 8 130 52 150 112 64 30 96 90 74 150-20 34-66 22-86-14-40-46-110-62-176-62s-136 16-176 62c-20 36-66 48-86 14z',
        '#c97f31',
      ) +
        shape('M-262 92c-22-60 10-120 74-150 30 20 44 70 32 118-10 18-14 12-20 18-20 36-66 48-86 14z', '#e09a45') +
        shape('M262 92c22-60-10-120-74-150-30 20-44 70-32 118 10 18 14 12 20 18 20 36 66 48 86 14z', '#d28a39') +
        shape('M-188-58c10-50 60-100 118-108 34 50 30 130 2 192-36 8-66 20-92 40 10-50 2-100-28-124z', '#efb25c') +
        shape('M188-58c-10-50-60-100-118-108-34 50-30 130-2 192 36 8 66 20 92 40-10-50-2-100 28-124z', '#e09a45') +
        shape('M-76-168c40-14 112-14 152 0 30 56 24 130-8 194-44-12-92-12-136 0-32-64-38-138-8-194z', '#f5c170') +
        line(
          'M-30-150c-20 50-20 100-6 150M30-150c20 50 20 100 6 150M-150-86c22 30 32 70 26 112M150-86c-22 30-32 70-26 112M-222-16c12 22 16 46 10 70M222-16c-12 22-16 46-10 70',
          '#b36d28',
          7,
        ),
    ),
    times(7, (i) => disc(150 + i * 84, 456 + ((i * 37) % 30), 5 + (i % 3) * 2, '#c98538')),
  ),
  'cafe-cake': item(
    'A slice of cheesecake with berries',
    '#cfe0d6',
    oval(410, 466, 290, 66, '#a9c4b6'),
    oval(400, 448, 290, 66, cream),
    shape('M170 420L600 326v-96L170 340z', '#f4cf82'),
    shape('M600 326l60 74v-92l-60-78z', '#e0b25f'),
    shape('M170 420l490-20-60-74z', '#d6a551'),
    shape('M170 340v80l490-20v-92z', '#fbe6b4'),
    shape('M170 396v28l490-22v-26z', '#b8773c'),
    shape('M170 340L600 230l60 78z', '#fff4d6'),
    shape('M330 316c30-60 110-104 190-96 50 6 96 40 106 76-60 44-110 8-140 36s-60 64-76 28-50-10-80-44z', '#a51f2b'),
    times(
      6,
      (i) =>
        disc(392 + i * 42, 262 - (i % 2) * 26 - i * 3, 25, i % 2 ? '#33407a' : '#c9353b') +
        disc(385 + i * 42, 254 - (i % 2) * 26 - i * 3, 7, i % 2 ? '#5b69a8' : '#ee7a78'),
    ),
    shape('M520 198c-10-50 20-80 60-86 4 44-16 78-60 86z', green),
  ),
};
