import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const navy = '#17324d';
const brick = '#c2654a';
const cream = '#fbf4e6';
const glass = '#a9d3de';
const green = '#5f9a6b';

const pane = (x: number, y: number, width: number, height: number) =>
  box(x - 10, y - 10, width + 20, height + 20, cream, 4) +
  box(x, y, width, height, glass) +
  shape(`M${x} ${y + height}V${y + height * 0.5}L${x + width * 0.6} ${y}H${x + width}z`, '#ffffff', 0.35) +
  box(x + width / 2 - 4, y, 8, height, cream) +
  box(x, y + height / 2 - 4, width, 8, cream) +
  box(x - 18, y + height + 8, width + 36, 12, '#e4d6bd', 4);

const tree = (x: number, y: number, size: number, colour: string, light: string) =>
  at(
    x,
    y,
    size,
    box(-10, -90, 20, 100, '#7a5233', 6) +
      disc(0, -190, 104, colour) +
      disc(-62, -130, 66, colour) +
      disc(62, -130, 66, colour) +
      disc(-24, -220, 62, light) +
      disc(-64, -140, 34, light),
  );

const house =
  shape('M250 770V430l230-190 230 190v340z', cream) +
  shape('M480 240l230 190v340H560V306z', '#f1e5cd') +
  shape('M210 462L480 212l270 250 30-34L480 150 180 428z', navy) +
  box(700, 470, 250, 300, brick) +
  times(7, (i) => line(`M700 ${512 + i * 40}h250`, '#b1573d', 4)) +
  shape('M690 476l40-96h236l34 96z', '#20456a') +
  box(826, 300, 56, 120, brick) +
  box(818, 288, 72, 22, navy) +
  disc(480, 376, 46, cream) +
  disc(480, 376, 38, glass) +
  line('M480 340v72M444 376h72', cream, 7) +
  pane(302, 480, 110, 110) +
  pane(548, 480, 110, 110) +
  pane(770, 530, 120, 120) +
  box(432, 600, 108, 170, navy, 6) +
  box(448, 618, 76, 50, glass, 4) +
  disc(522, 694, 7, '#f2b632') +
  shape('M408 596h156l-20-46H428z', navy) +
  box(416, 770, 140, 16, '#cfc3ac') +
  box(400, 784, 172, 16, '#bdb098') +
  box(302, 690, 110, 44, '#8a5a38', 6) +
  times(5, (i) => disc(316 + i * 22, 684, 18, i % 2 ? '#e2607d' : green)) +
  box(548, 690, 110, 44, '#8a5a38', 6) +
  times(5, (i) => disc(562 + i * 22, 684, 18, i % 2 ? green : '#f2b632'));

export const viewing = {
  'viewing-house': scene(
    'A white house with a brick wing, a front garden and a sign at the gate',
    '#d5e8ee',
    disc(960, 190, 76, '#ffe7a6'),
    shape('M110 190c20-50 90-40 104 0 50-14 80 20 70 46H90c-24-18-10-50 20-46z', '#ffffff'),
    shape('M770 120c16-40 74-34 86 0 40-10 66 16 56 38H754c-20-14-8-42 16-38z', '#ffffff'),
    shape('M0 640c140-90 300-60 440-60s400-60 760 40v340H0z', '#b5d3b2'),
    tree(120, 770, 1.25, green, '#7fb486'),
    tree(1090, 760, 1.4, '#4f8660', '#6fa57b'),
    house,
    shape('M0 790h1200v170H0z', '#86b87c'),
    shape('M420 798h132l150 162H330z', '#e9dcc2'),
    times(9, (i) => box(20 + i * 40, 800, 22, 100, '#ffffff', 6)),
    box(10, 826, 360, 14, '#ffffff', 4),
    times(12, (i) => box(700 + i * 40, 800, 22, 100, '#ffffff', 6)),
    box(690, 826, 480, 14, '#ffffff', 4),
    times(8, (i) => disc(40 + i * 44, 912 + (i % 2) * 16, 20, i % 3 ? '#5f9a6b' : '#e2607d')),
    times(9, (i) => disc(760 + i * 48, 916 + (i % 2) * 14, 20, i % 3 ? '#4f8660' : '#f2b632')),
    at(
      980,
      900,
      1,
      box(-8, -200, 16, 220, '#5c3a1c') +
        box(-92, -214, 184, 112, navy, 8) +
        at(0, -158, 0.5, shape('M-60 30V-16L0-66l60 50v46H18V0h-36v30z', '#ffffff')),
    ),
  ),
  'viewing-living': item(
    'A living room with a sofa and a tall window',
    '#e9dfce',
    box(0, 440, 800, 160, '#c79a6b'),
    pane(90, 90, 190, 260),
    oval(470, 520, 300, 36, '#dcbfa0'),
    box(330, 330, 360, 130, '#2f6b74', 30),
    box(310, 390, 400, 110, '#38808a', 26),
    box(296, 370, 60, 130, '#2f6b74', 26),
    box(664, 370, 60, 130, '#2f6b74', 26),
    box(400, 360, 84, 76, '#f2b632', 12),
    box(520, 360, 84, 76, cream, 12),
    box(420, 110, 130, 160, navy),
    box(432, 122, 106, 136, cream),
    shape('M432 258c40-80 70-20 106-90v90z', brick),
    box(570, 130, 90, 110, navy),
    box(580, 140, 70, 90, '#f2b632'),
    disc(614, 186, 22, cream),
    at(
      150,
      470,
      0.8,
      shape('M0 20c-60-60-50-150-10-190 40 60 40 130 10 190zM10 20c50-40 80-110 60-170-50 30-70 100-60 170z', green) +
        shape('M-46 10h100l-14 90h-72z', brick),
    ),
    line('M740 500V220', navy, 8),
    shape('M690 230l30-80h40l30 80z', '#fff1c9'),
  ),
  'viewing-kitchen': item(
    'A bright kitchen with an island and pendant lamps',
    '#dfe8e4',
    box(0, 470, 800, 130, '#d3b48c'),
    box(60, 60, 300, 120, '#ffffff', 6),
    box(440, 60, 300, 120, '#ffffff', 6),
    line('M210 60v120M590 60v120', '#cfd8d4', 5),
    box(60, 290, 680, 190, '#3f6a62', 6),
    box(50, 270, 700, 26, cream, 6),
    line('M230 300v176M400 300v176M570 300v176', '#345a53', 5),
    line('M250 0v150M400 0v120M550 0v150', navy, 4),
    times(3, (i) => shape(`M${212 + i * 150} ${i === 1 ? 166 : 196}c0-30 16-50 38-50s38 20 38 50z`, '#f2b632')),
    box(120, 214, 70, 56, brick, 10),
    box(210, 190, 20, 80, navy, 8),
    disc(300, 252, 22, '#9bbf3b'),
    disc(336, 252, 22, '#83a92c'),
    line('M620 270v-60a26 26 0 0 1 52 0v14', '#8c979d', 10),
    box(180, 420, 440, 20, cream, 6),
    box(200, 438, 400, 130, '#f4ead6', 4),
    times(
      2,
      (i) =>
        box(300 + i * 150, 470, 70, 18, brick, 9) +
        line(`M${310 + i * 150} 488l-8 100M${360 + i * 150} 488l8 100`, navy, 8),
    ),
  ),
  'viewing-bath': item(
    'A bathroom with a free-standing tub',
    '#cfe3e6',
    times(6, (i) => line(`M0 ${60 + i * 70}h800`, '#bed6da', 4)),
    times(9, (i) => line(`M${60 + i * 90} 0v430`, '#bed6da', 4)),
    box(0, 430, 800, 170, '#e6d9c3'),
    disc(600, 170, 92, navy),
    disc(600, 170, 82, '#e9f5f7'),
    shape('M540 210l90-110 40 30-90 90z', '#ffffff', 0.7),
    shape('M110 300h420c0 130-60 190-110 200H220c-60-10-110-70-110-200z', '#ffffff'),
    shape('M110 300h120c0 120 30 180 80 200h-90c-60-10-110-70-110-200z', '#e8eef0'),
    box(94, 284, 452, 26, '#ffffff', 13),
    line('M150 280v-90a34 34 0 0 1 68 0v20', '#c9a24f', 12),
    times(9, (i) => disc(250 + i * 30, 282 - ((i * 17) % 22), 22, '#f4fafb')),
    box(230, 496, 26, 30, '#c9a24f', 6),
    box(390, 496, 26, 30, '#c9a24f', 6),
    box(600, 360, 130, 150, '#8a5a38', 6),
    box(590, 344, 150, 22, cream, 6),
    at(
      660,
      330,
      0.6,
      shape('M0 20c-60-60-50-150-10-190 40 60 40 130 10 190zM10 20c50-40 80-110 60-170-50 30-70 100-60 170z', green),
    ),
    box(640, 300, 46, 46, brick, 8),
  ),
};
