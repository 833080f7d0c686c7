import { at, box, disc, line, oval, scene, shape, times } from './drawing.js';

const navy = '#1c2b4a';
const cream = '#fff6e6';
const coral = '#e8694f';
const mustard = '#f2b441';
const mint = '#9fd0bd';

const tree = (x: number, y: number, size: number) =>
  at(x, y, size, box(-9, -80, 18, 90, '#7a5233', 6) + disc(0, -150, 82, '#4f8a68') + disc(-24, -170, 50, '#6ba783'));

const door = (colour: string) =>
  box(0, 0, 110, 220, colour, 8) + box(16, 18, 78, 90, '#a9d3de', 6) + disc(92, 134, 7, mustard);

const person = (x: number, y: number, coat: string, hair: string, isPointing: boolean) =>
  at(
    x,
    y,
    1,
    shape('M-26 130h24l-2 130h-26zM6 130h24l12 130H16z', navy) +
      shape('M-46 20c0-38 20-50 46-50s46 12 46 50l8 130H-54z', coat) +
      box(-12, -44, 24, 24, '#d99a75') +
      disc(0, -76, 34, '#d99a75') +
      shape('M-38-70c-6-50 24-64 50-58 26 6 32 30 24 46-20-10-34-8-44 4-4 10-16 14-30 8z', hair) +
      oval(-16, 262, 22, 9, '#111827') +
      oval(32, 262, 22, 9, '#111827') +
      (isPointing
        ? line('M40 16l64-30', coat, 24) +
          disc(114, -20, 14, '#d99a75') +
          box(112, -66, 30, 54, '#111827', 6) +
          box(116, -60, 22, 42, '#a9d3de', 3)
        : ''),
  );

export const town = {
  'town-shops': scene(
    'A row of small shops with awnings, and somebody with a phone at the window',
    '#cfe6ee',
    disc(940, 180, 72, '#fff0c0'),
    shape('M0 420l90-70 110 60 130-90 140 80 120-60 150 90 140-70 150 60 170-80v340H0z', '#b7d6de'),
    box(70, 300, 330, 500, coral),
    box(70, 280, 330, 34, '#c9523a'),
    box(400, 220, 400, 580, cream),
    shape('M390 230l210-130 210 130z', navy),
    box(800, 330, 330, 470, mustard),
    box(800, 310, 330, 34, '#d8982a'),
    times(2, (i) => box(120 + i * 140, 350, 80, 110, navy, 8) + box(130 + i * 140, 360, 60, 90, '#ffe7a6', 4)),
    times(3, (i) => box(450 + i * 110, 290, 76, 110, navy, 38) + box(460 + i * 110, 302, 56, 90, '#a9d3de', 28)),
    times(2, (i) => box(850 + i * 140, 380, 80, 100, navy, 8) + box(860 + i * 140, 390, 60, 80, '#ffe7a6', 4)),
    box(100, 580, 130, 150, navy, 8),
    box(110, 590, 110, 130, '#ffe7a6', 4),
    times(3, (i) => oval(136 + i * 30, 700, 20, 12, '#c98538') + oval(136 + i * 30, 690, 20, 12, '#e0a552')),
    at(262, 580, 1, door('#7a2f28')),
    times(7, (i) => shape(`M${84 + i * 43} 520h43l6 54a24 22 0 0 1-49 0z`, i % 2 ? cream : '#c9523a')),
    box(430, 580, 190, 150, navy, 8),
    box(442, 592, 166, 126, '#d5eef2', 4),
    times(4, (i) =>
      box(456 + i * 38, 640 - (i % 2) * 20, 26, 70 + (i % 2) * 20, [coral, mustard, '#5f93a8', mint][i] ?? '', 4),
    ),
    at(650, 580, 1, door('#2f6b62')),
    times(8, (i) => shape(`M${416 + i * 46} 516h46l6 56a26 22 0 0 1-52 0z`, i % 2 ? cream : '#2f6b62')),
    at(830, 580, 1, door(navy)),
    box(970, 580, 130, 150, navy, 8),
    box(980, 590, 110, 130, '#d5eef2', 4),
    times(
      3,
      (i) =>
        disc(1006 + i * 30, 660, 18, ['#e2607d', '#ffffff', '#8d6bc0'][i] ?? '') +
        line(`M${1006 + i * 30} 678v40`, '#4f8a68', 6),
    ),
    times(7, (i) => shape(`M${814 + i * 43} 520h43l6 54a24 22 0 0 1-49 0z`, i % 2 ? cream : navy)),
    box(0, 796, 1200, 164, '#e6d6bb'),
    box(0, 796, 1200, 18, '#d0bd9c'),
    times(7, (i) => line(`M${i * 200 - 40} 960l60-140`, '#d6c5a6', 5)),
    tree(36, 800, 1.1),
    tree(1166, 800, 1.2),
    oval(430, 884, 60, 12, '#c3b08c'),
    person(424, 622, '#5f93a8', '#2a1712', true),
    oval(760, 904, 60, 12, '#c3b08c'),
    person(756, 640, coral, '#8c5a2e', false),
    at(
      860,
      860,
      1,
      shape('M-50-20c0-30 90-30 90 0l10 50h-110z', '#8a5a38') +
        disc(46, -40, 22, '#8a5a38') +
        line('M-30 30v30M20 30v30M-56-10c-20-6-24-20-20-34', '#8a5a38', 12) +
        disc(52, -44, 4, '#111827'),
    ),
    at(
      340,
      700,
      1,
      box(-46, -60, 92, 150, '#8a5a38', 6) +
        box(-38, -52, 76, 120, '#23382e', 4) +
        line('M-22-30h44M-22-6h30M-22 18h40', cream, 6),
    ),
  ),
  'town-desk': scene(
    'A desk by the window with a laptop, a notebook and a cup',
    '#f0dcc4',
    box(110, 90, 460, 420, cream, 8),
    box(130, 110, 420, 380, '#bfe0e6'),
    disc(440, 210, 54, '#fff0c0'),
    shape('M130 490V380l90-60 80 50 90-90 160 110v100z', '#7fb08f'),
    box(332, 110, 16, 380, cream),
    box(110, 500, 460, 24, '#e4d2b4'),
    box(700, 150, 380, 18, '#a3683a'),
    times(6, (i) =>
      box(
        716 + i * 40,
        60 + (i % 3) * 14,
        30,
        90 - (i % 3) * 14,
        [navy, coral, mustard, mint, '#5f93a8', cream][i] ?? '',
        3,
      ),
    ),
    disc(1010, 110, 40, coral),
    box(984, 140, 52, 10, navy),
    box(740, 250, 150, 190, navy, 4),
    box(752, 262, 126, 166, cream),
    shape('M752 428c40-90 80-30 126-100v100z', coral),
    disc(846, 306, 22, mustard),
    box(920, 250, 150, 110, mustard, 4),
    box(932, 262, 126, 86, navy),
    box(0, 700, 1200, 260, '#a3683a'),
    box(0, 690, 1200, 26, '#bd7f4a'),
    box(390, 420, 430, 286, '#2b3650', 18),
    box(408, 438, 394, 250, '#eef4fb', 6),
    box(430, 464, 130, 22, navy, 6),
    box(430, 504, 160, 12, '#b8c6da', 6),
    box(430, 530, 120, 12, '#b8c6da', 6),
    box(430, 570, 110, 36, coral, 8),
    box(610, 464, 170, 200, mint, 8),
    disc(740, 520, 26, mustard),
    shape('M610 664v-60l60-50 50 46 60-40v104z', '#2f6b62'),
    shape('M350 706h510l30 32H320z', '#8c98ad'),
    box(320, 736, 570, 14, '#6f7c93', 7),
    at(
      990,
      740,
      1,
      line('M56-40h20a24 24 0 0 1 0 48H60', cream, 14) +
        shape('M-60-70H60v70a44 44 0 0 1-44 44h-32a44 44 0 0 1-44-44z', cream) +
        oval(0, -70, 60, 12, '#5d2d18') +
        line('M-16-100c0-20 16-20 16-40', '#ffffff', 8),
    ),
    at(
      190,
      780,
      1,
      box(-130, -40, 220, 150, navy, 8) +
        box(-116, -46, 206, 146, cream, 6) +
        line('M-84 0h140M-84 34h110M-84 68h130', '#d9c7a8', 7) +
        at(70, 10, 1, box(-8, -80, 16, 150, coral, 6) + shape('M-8 70h16L0 94z', navy), 34),
    ),
    at(
      1096,
      690,
      1,
      times(5, (i) =>
        shape('M0 0c-50-50-60-150-10-220 50 70 60 160 10 220z', i % 2 ? '#4f8a68' : '#2f6b4e').replace(
          '<path',
          `<path transform="rotate(${(i - 2) * 24})"`,
        ),
      ) +
        shape('M-60-20H60L44 96H-44z', coral) +
        box(-68, -36, 136, 30, '#d2563c', 6),
    ),
  ),
};
