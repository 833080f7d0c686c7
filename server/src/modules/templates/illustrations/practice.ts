import { at, box, disc, line, oval, scene, shape, times, item } from './drawing.js';

const teal = '#1f7a8c';
const deep = '#12475a';
const mint = '#bfe3dc';
const skin = '#d99a75';

const leafPot = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    times(5, (i) =>
      shape('M0 0c-50-50-60-150-10-220 50 70 60 160 10 220z', i % 2 ? '#4f9a78' : '#2f7a5c').replace(
        '<path',
        `<path transform="rotate(${(i - 2) * 26})"`,
      ),
    ) +
      shape('M-56-10H56L42 96H-42z', '#f2b68a') +
      box(-64, -26, 128, 30, '#e39d6c', 6),
  );

export const practice = {
  'practice-doctor': scene(
    'A doctor in her consulting room with a clipboard, a plant and an eye chart',
    '#e3f1f2',
    disc(620, 440, 380, '#d0e8e8'),
    box(0, 760, 1200, 200, '#c6dcd9'),
    box(0, 752, 1200, 14, '#ffffff'),
    box(110, 150, 210, 300, '#ffffff', 10),
    at(215, 210, 1, line('M-20-24v48M-20-24h30M-20 0h24M-20 24h30', deep, 9)),
    times(2, (i) => line(`M${176 + i * 60} 290v30h20`, deep, 7)),
    times(4, (i) => line(`M${160 + i * 34} 360v18`, deep, 6)),
    times(6, (i) => line(`M${156 + i * 24} 410v8`, deep, 5)),
    box(890, 130, 220, 250, '#ffffff', 10),
    box(906, 146, 188, 218, '#a9d8e0'),
    shape('M906 364l70-110 50 60 30-40 38 60v30z', '#6fb2a4'),
    disc(1040, 200, 26, '#ffe39a'),
    box(996, 146, 10, 218, '#ffffff'),
    box(900, 560, 230, 200, '#ffffff', 8),
    box(900, 650, 230, 8, '#d5e4e4'),
    disc(1015, 610, 8, teal),
    disc(1015, 706, 8, teal),
    box(920, 520, 70, 40, mint, 8),
    box(1000, 490, 40, 70, '#f2b68a', 8),
    box(1052, 506, 52, 54, '#ffffff', 8),
    shape('M1072 520h12v10h10v12h-10v10h-12v-10h-10v-12h10z', '#d9534a'),
    leafPot(190, 720, 1.3),
    shape('M360 960c0-230 70-320 180-350h130c110 30 180 120 180 350z', '#ffffff'),
    shape('M470 640l135 150 135-150-70-40H540z', teal),
    shape('M560 560h90v60c0 30-20 50-45 50s-45-20-45-50z', '#c9865f'),
    shape('M470 632l60-34 75 190-30 172h-40zM740 632l-60-34-75 190 30 172h40z', '#eef4f4'),
    line('M605 790v170', '#cddada', 5),
    shape('M470 420c-20-150 40-240 140-240s160 80 136 240c10 80-10 120-40 160H510c-40-40-50-90-40-160z', '#4a281b'),
    oval(606, 430, 104, 138, skin),
    shape('M496 410c10-90 60-130 110-134 60 4 110 44 116 130-60-10-110-40-130-84-20 46-50 74-96 88z', '#5c3323'),
    line('M548 434h28M636 434h28', '#2a1712', 10),
    line('M540 410c10-8 30-8 42 0M630 410c12-8 32-8 42 0', '#4a281b', 6),
    line('M568 506c20 22 56 22 76 0', '#a84f45', 9),
    line('M606 446c-6 20-10 26 2 30', '#b9764f', 6),
    line('M530 620c-30 90-30 150 10 190M680 620c40 90 50 110 40 160', deep, 12),
    line('M720 780v20', deep, 12),
    disc(722, 822, 28, '#8c979d'),
    disc(722, 822, 16, '#dfe6e8'),
    line('M540 810c0 30-34 30-34 0M540 810v10', deep, 10),
    at(
      420,
      830,
      1,
      box(-90, -110, 180, 240, '#8a5a38', 12) +
        box(-76, -92, 152, 210, '#ffffff', 6) +
        box(-36, -124, 72, 34, '#8c979d', 8) +
        line('M-50-50h100M-50-14h100M-50 22h70', '#bcd0d0', 8) +
        shape('M-50 56h10v-10h12v10h10v12h-10v10h-12v-10h-10z', '#d9534a'),
      -8,
    ),
    shape('M330 960c-20-90 10-170 60-180 40 10 40 40 20 60-20 30-10 80 0 120z', '#f4f8f8'),
    oval(478, 838, 40, 26, skin, 20),
  ),
  'practice-reception': item(
    'The reception of a practice with flowers',
    '#d7ecec',
    box(0, 440, 800, 160, '#bcd9d8'),
    box(120, 60, 240, 150, '#ffffff', 10),
    shape('M228 92h24v34h34v24h-34v34h-24v-34h-34v-24h34z', teal),
    box(80, 320, 640, 200, '#ffffff', 14),
    box(80, 320, 640, 40, deep, 14),
    times(12, (i) => line(`M${120 + i * 52} 380v120`, '#dbe7e7', 6)),
    box(430, 190, 170, 120, deep, 10),
    box(442, 202, 146, 92, mint, 4),
    box(500, 306, 30, 20, deep),
    leafPot(660, 300, 0.62),
    box(150, 262, 60, 60, '#f2b68a', 8),
    times(
      3,
      (i) =>
        line(`M${166 + i * 14} 262c-4-40 0-60 ${(i - 1) * 20}-90`, '#2f7a5c', 6) +
        disc(166 + i * 34 - 20, 168, 20, i % 2 ? '#e2607d' : '#f2b632'),
    ),
  ),
};
