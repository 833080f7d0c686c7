import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const rust = '#b5512a';
const tan = '#d99b5f';
const cream = '#fff1dc';
const brown = '#5b3420';
const grey = '#7d8794';
const green = '#6d9a63';

const dog = (coat: string, shade: string) =>
  shape('M-110 330c-20-120 0-200 40-250h150c50 60 70 150 50 250z', coat) +
  shape('M-50 110c30 40 80 40 110 0 20 60 20 150 0 220H-40c-24-70-26-160-10-220z', cream) +
  line('M120 290c60-10 90-60 80-110', coat, 34) +
  shape('M-128-30c0-90 50-130 128-130s128 40 128 130c0 80-50 130-128 130S-128 50-128-30z', coat) +
  shape('M-30-158c20-4 40-4 60 0 10 70 20 100 60 120 0 90-40 138-90 138S-90 52-90-38c40-20 50-50 60-120z', cream) +
  shape(
    'M-120-90c-60-50-90 0-90 60s10 100 50 90c30-30 30-90 40-150zM120-90c60-50 90 0 90 60s-10 100-50 90c-30-30-30-90-40-150z',
    shade,
  ) +
  disc(-50, -40, 16, '#241418') +
  disc(50, -40, 16, '#241418') +
  disc(-45, -46, 5, '#ffffff') +
  disc(55, -46, 5, '#ffffff') +
  oval(0, 8, 30, 21, '#241418') +
  line('M0 28v20M0 48c-16 20-44 16-50 0M0 48c16 20 44 16 50 0', '#241418', 8) +
  shape('M-20 58h40c4 40-8 52-20 52s-24-12-20-52z', '#e2607d') +
  shape('M-86 96c50 30 122 30 172 0l8 30c-60 34-128 34-188 0z', '#1f7a8c') +
  disc(0, 144, 20, '#f2b632') +
  oval(-54, 326, 50, 24, cream) +
  oval(64, 326, 50, 24, cream);

const cat = (coat: string, shade: string) =>
  line('M86 250c90 20 110-70 60-110', coat, 28) +
  shape('M-90 270c-14-110 10-190 60-210h70c50 30 74 110 60 210z', coat) +
  shape('M-40 120c20 30 60 30 80 0 14 50 14 100 4 150h-88c-10-50-10-100 4-150z', cream) +
  shape('M-92-110l20 50-18 40zM92-110L72-60l18 40z', shade) +
  shape(
    'M-96-130c30 6 56 26 70 46 18-4 34-4 52 0 14-20 40-40 70-46 14 50 14 80 4 110 0 70-50 100-100 100S-100 50-100-20c-10-30-10-60 4-110z',
    coat,
  ) +
  times(3, (i) => line(`M${-18 + i * 18}-84v26`, shade, 8)) +
  shape('M-60 20c20-30 40-20 60-6 20-14 40-24 60 6-10 46-36 60-60 60s-50-14-60-60z', cream) +
  oval(-42, -18, 15, 18, '#9bbf3b') +
  oval(42, -18, 15, 18, '#9bbf3b') +
  oval(-42, -18, 5, 15, '#241418') +
  oval(42, -18, 5, 15, '#241418') +
  shape('M-12 10h24L0 24z', '#e2607d') +
  line('M0 24v10M0 34c-10 12-24 8-28 0M0 34c10 12 24 8 28 0', '#241418', 6) +
  line('M-66 20l-60-10M-66 34l-58 8M66 20l60-10M66 34l58 8', '#ffffff', 4) +
  shape('M-62 66c40 20 84 20 124 0l4 22c-44 22-88 22-132 0z', rust) +
  oval(-34, 268, 34, 18, cream) +
  oval(38, 268, 34, 18, cream);

const heart = (colour: string) =>
  shape('M0 34C-50 0-60-40-34-56c18-10 30 2 34 14 4-12 16-24 34-14 26 16 16 56-34 90z', colour);

export const club = {
  'club-friends': scene(
    'A dog and a cat side by side in front of a garden fence',
    '#fbdcb8',
    disc(600, 430, 370, '#fde9cf'),
    shape('M0 620c160-70 300-40 440-60s420-50 760 30v370H0z', '#a9c796'),
    times(12, (i) => shape(`M${20 + i * 102} 720V480l34-40 34 40v240z`, cream)),
    box(0, 530, 1200, 26, cream),
    box(0, 640, 1200, 26, cream),
    shape('M0 720c300-40 800-40 1200 0v240H0z', green),
    shape('M0 820c300-30 800-40 1200 10v130H0z', '#5a8652'),
    oval(480, 884, 240, 26, '#47703f'),
    oval(810, 884, 170, 20, '#47703f'),
    at(480, 500, 1.18, dog(tan, brown)),
    at(806, 606, 1.02, cat(grey, '#525b67')),
    at(620, 190, 1, heart(rust)),
    at(710, 130, 0.6, heart('#e2607d')),
    at(540, 120, 0.5, heart('#e2607d')),
    times(
      9,
      (i) =>
        line(`M${60 + i * 136} 930c0-20-6-30-10-40`, '#47703f', 6) +
        disc(50 + i * 136, 884, 12, ['#ffffff', '#f2b632', '#e2607d'][i % 3] ?? ''),
    ),
    at(
      1030,
      850,
      1,
      shape('M-76 0H76L60 56H-60z', rust) +
        oval(0, 0, 76, 16, brown) +
        times(6, (i) => disc(-44 + i * 18, -4 - (i % 2) * 8, 12, '#8a5a38')),
    ),
  ),
  'club-dog': item(
    'A dog with floppy ears',
    '#cfe3e6',
    disc(400, 330, 250, '#e3f0f1'),
    at(400, 330, 1.2, dog('#8a5a38', '#5b3420')),
  ),
  'club-cat': item(
    'A tabby cat',
    '#f3d3b4',
    disc(400, 320, 250, '#fae5cf'),
    at(400, 300, 1.35, cat('#d98a4a', '#a85f28')),
  ),
  'club-rabbit': item(
    'A white rabbit',
    '#d7e6c9',
    disc(400, 330, 250, '#e8f2df'),
    at(
      400,
      360,
      1.2,
      oval(-46, -190, 32, 110, '#ffffff', -10) +
        oval(-46, -190, 15, 84, '#f3b9b4', -10) +
        oval(46, -190, 32, 110, '#ffffff', 10) +
        oval(46, -190, 15, 84, '#f3b9b4', 10) +
        shape('M-120 240c-20-120 20-200 60-210H60c40 10 80 90 60 210z', '#f4f1ea') +
        oval(0, -30, 112, 100, '#ffffff') +
        disc(-44, -46, 14, '#241418') +
        disc(44, -46, 14, '#241418') +
        disc(-40, -51, 4, '#ffffff') +
        disc(48, -51, 4, '#ffffff') +
        shape('M-14-6h28L0 10z', '#e2607d') +
        line('M0 10v14M0 24c-10 10-24 8-28 0M0 24c10 10 24 8 28 0', '#8c7a70', 6) +
        oval(-70, -6, 20, 12, '#f8d5cf') +
        oval(70, -6, 20, 12, '#f8d5cf') +
        oval(-40, 232, 46, 22, '#ffffff') +
        oval(40, 232, 46, 22, '#ffffff') +
        line('M60 100l60 40', '#ee8a32', 26) +
        line('M56 96l-20-20M56 96l-30 0', green, 8),
    ),
  ),
};
