import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const night = '#132a22';
const gold = '#e3b34b';
const cream = '#f7ecd2';
const deep = '#0c1b16';
const red = '#8e2433';

const lights =
  line('M-20 110C240 230 420 230 600 150s420-90 640 10', deep, 5) +
  times(13, (i) => {
    const x = i * 98 + 18;
    const y = 168 + Math.sin(i * 0.95 + 0.6) * 34;
    return disc(x, y + 20, 34, gold).replace('/>', ' fill-opacity="0.16"/>') + disc(x, y + 18, 13, '#ffdf92');
  });

const houses =
  shape('M0 560V300l120-70 120 70v60l130-84 140 84v200z', '#1d3b30') +
  shape('M1200 560V260l-130-76-120 76v120l-120-80-130 80v180z', '#1a362c') +
  times(6, (i) => box(44 + (i % 3) * 70, 340 + Math.floor(i / 3) * 92, 34, 52, i % 2 ? gold : '#27503f', 17)) +
  times(6, (i) => box(980 + (i % 3) * 70, 320 + Math.floor(i / 3) * 92, 34, 52, i % 3 ? '#27503f' : gold, 17));

const awning =
  box(340, 250, 520, 320, '#f0c873') +
  box(372, 320, 220, 250, '#7a4a1f') +
  box(392, 340, 180, 200, '#ffe0a0') +
  box(612, 320, 216, 250, '#7a4a1f') +
  box(632, 340, 176, 200, '#ffe0a0') +
  shape('M420 540c0-80 24-110 56-110s56 30 56 110z', '#a9702f') +
  disc(476, 404, 30, '#8a5422') +
  times(8, (i) => shape(`M${316 + i * 71} 232h71l8 90a39 30 0 0 1-78 0z`, i % 2 ? cream : red)) +
  box(310, 214, 580, 26, '#6d1a27', 6);

const plate =
  oval(600, 800, 330, 92, deep) +
  oval(600, 784, 330, 92, cream) +
  oval(600, 778, 250, 64, '#e9d9b4') +
  shape('M400 772c70-70 230-84 316-10l64-40c-6 34-6 60 6 92l-70-34c-90 60-250 56-316-8z', '#e58f5b') +
  shape('M400 772c70-70 230-84 316-10-90-20-220-16-316 10z', '#f0ab77') +
  disc(448, 764, 9, deep) +
  times(4, (i) => line(`M${520 + i * 48} 744c16 18 16 36 0 54`, '#c86f3d', 7)) +
  disc(700, 826, 34, '#f2d34f') +
  disc(700, 826, 25, '#f9e58a') +
  times(3, (i) => oval(430 + i * 40, 832 - i * 4, 15, 12, '#5d8f4e'));

const glass = (x: number) =>
  at(
    x,
    470,
    1,
    shape('M-74 0h148c6 120-10 176-74 184-64-8-80-64-74-184z', '#ffffff', 0.16) +
      shape('M-72 66h144c-4 74-22 110-72 118-50-8-68-44-72-118z', red) +
      oval(0, 66, 72, 14, '#a83546') +
      box(-7, 180, 14, 130, '#dfe8e2') +
      oval(0, 314, 66, 14, '#dfe8e2') +
      line('M-50 20c-4 40-2 70 6 96', '#ffffff', 7),
  );

const candle =
  disc(270, 560, 130, gold).replace('/>', ' fill-opacity="0.14"/>') +
  disc(270, 560, 70, gold).replace('/>', ' fill-opacity="0.2"/>') +
  box(240, 600, 60, 160, cream, 10) +
  box(240, 600, 22, 160, '#e0cfa4', 10) +
  shape('M270 510c34 40 34 84 0 90-34-6-34-50 0-90z', '#ffd56b') +
  shape('M270 552c14 18 14 40 0 44-14-4-14-26 0-44z', '#fff4cf') +
  oval(270, 764, 80, 20, '#b98b3b');

export const bistro = {
  'bistro-evening': scene(
    'A table set before a bistro in the evening: grilled fish, a glass of red wine and a candle',
    night,
    houses,
    awning,
    lights,
    shape('M0 690h1200v270H0z', '#5c2f1a'),
    shape('M0 690h1200v22H0z', '#7d4526'),
    shape('M170 690h860l150 270H20z', cream),
    shape(
      'M20 960l150-270h70l-90 270zM330 960l30-270h70l10 270zM700 960l-20-270h70l60 270zM1010 960l-90-270h70l120 270z',
      red,
      0.16,
    ),
    candle,
    glass(930),
    plate,
    line('M196 800l40 130M1004 800l-40 130', '#dfe8e2', 14),
  ),
  'bistro-soup': item(
    'A bowl of pumpkin soup',
    '#20463a',
    oval(400, 420, 300, 90, '#17342b'),
    shape('M120 300h560c0 150-110 220-280 220S120 450 120 300z', cream),
    shape('M120 300h150c0 120 50 200 130 220-170 0-280-70-280-220z', '#e2d2a9'),
    oval(400, 300, 280, 92, '#f1e2bf'),
    oval(400, 304, 240, 74, '#e58a2e'),
    line('M260 310c60-60 120 50 170-4s70 20 120-10', '#f9d9a0', 16),
    times(7, (i) => oval(300 + i * 32, 322 - ((i * 29) % 44), 13, 7, i % 2 ? '#5d8f4e' : '#87b06b', i * 40)),
    line('M300 170c0-40 30-40 30-84M410 170c0-40 30-40 30-84M520 170c0-40 30-40 30-84', '#f7ecd2', 10),
  ),
  'bistro-trout': item(
    'A grilled trout with lemon and peas',
    '#5c2f1a',
    at(400, 300, 1.05, `<g transform="translate(-600 -784)">${plate}</g>`),
  ),
  'bistro-dessert': item(
    'A crème caramel on a small plate',
    '#3a1a22',
    oval(400, 450, 270, 72, '#26090f'),
    oval(400, 432, 270, 72, cream),
    oval(400, 426, 206, 50, '#c4712a'),
    shape('M260 400l36-190h208l36 190c-40 44-240 44-280 0z', '#f3c768'),
    shape('M260 400l36-190h60l-16 218c-40-4-68-14-80-28z', '#e4ad45'),
    oval(400, 212, 104, 34, '#a6541c'),
    shape('M296 212c0 60 20 84 26 40 8 60 40 92 46 30 8 40 30 40 40-10 8 70 44 60 46 0 6 34 40 20 50-60z', '#a6541c'),
    oval(372, 204, 44, 10, '#c98040'),
    at(470, 190, 1, shape('M0 0c-6-50 30-80 74-78 0 48-28 76-74 78z', '#5d8f4e')),
    disc(440, 176, 22, '#c9353b'),
  ),
};
