import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const stem = '#2f6b46';

const petals = (count: number, length: number, width: number, colour: string, heart: string, size = 0.3) =>
  times(
    count,
    (i) => `<g transform="rotate(${(i * 360) / count})">${oval(0, -length * 0.62, width, length * 0.55, colour)}</g>`,
  ) + disc(0, 0, length * size, heart);

const peony = (colour: string, light: string, shade: string) =>
  times(8, (i) => `<g transform="rotate(${i * 45})">${oval(0, -62, 44, 50, i % 2 ? colour : shade)}</g>`) +
  times(6, (i) => `<g transform="rotate(${i * 60 + 20})">${oval(0, -34, 34, 36, i % 2 ? light : colour)}</g>`) +
  disc(0, 0, 26, shade) +
  disc(-4, -6, 14, light);

const tulip = (colour: string, shade: string) =>
  shape('M-52-20c0 70 20 100 52 100s52-30 52-100c-20 6-34 20-52 44-18-24-32-38-52-44z', shade) +
  shape('M0-44c34 40 40 90 0 124-40-34-34-84 0-124z', colour);

const leaf = (colour: string) =>
  shape('M0 0c-60-60-70-150-20-230 60 70 70 160 20 230z', colour) +
  line('M0 0c-6-80-10-140-18-200', '#ffffff', 3).replace('/>', ' stroke-opacity="0.25"/>');

const twig = (colour: string) =>
  line('M0 0c0-90 6-170 20-250', stem, 6) +
  times(
    5,
    (i) => oval(-16 + i * 5, -70 - i * 38, 26, 14, colour, -34) + oval(34 + i * 4, -88 - i * 38, 26, 14, colour, 34),
  );

const bouquet =
  at(600, 640, 1.4, leaf('#5d9468'), -58) +
  at(600, 640, 1.4, leaf('#3f7a52'), 62) +
  at(600, 640, 1.3, leaf('#2f6b46'), -22) +
  at(600, 640, 1.3, leaf('#5d9468'), 30) +
  at(590, 640, 1.35, twig('#8fb58a'), -40) +
  at(610, 640, 1.35, twig('#8fb58a'), 42) +
  at(600, 620, 1.5, twig('#6f9f76'), 4) +
  line(
    'M600 660C560 520 470 470 420 400M600 660c10-150 10-250 10-380M600 660c40-140 130-180 190-250M600 660c-10-100-30-160-60-250M600 660c20-100 40-170 90-280',
    stem,
    9,
  ) +
  at(612, 250, 1.25, tulip('#f2b33d', '#db8f1f')) +
  at(410, 320, 1.1, tulip('#f2b33d', '#db8f1f'), -24) +
  at(806, 330, 1.1, tulip('#f7c766', '#e09a2a'), 26) +
  at(510, 300, 0.92, petals(9, 84, 24, '#ffffff', '#f2b33d'), 10) +
  at(734, 250, 0.86, petals(9, 84, 24, '#ffffff', '#f2b33d')) +
  at(390, 470, 1.15, peony('#e2607d', '#f6a5b4', '#c23e63')) +
  at(800, 476, 1.2, peony('#e2607d', '#f6a5b4', '#c23e63'), 20) +
  at(600, 430, 1.45, peony('#f08a7a', '#fbc3b3', '#d9604f'), 8) +
  at(492, 540, 0.9, petals(12, 76, 17, '#8d6bc0', '#f4d35e', 0.24)) +
  at(712, 560, 0.94, petals(12, 76, 17, '#8d6bc0', '#f4d35e', 0.24));

const small = (alt: string, ground: string, vase: string, flowers: string) =>
  item(
    alt,
    ground,
    oval(400, 560, 190, 22, '#000000').replace('/>', ' fill-opacity="0.12"/>'),
    flowers,
    shape('M318 380h164l-24 176a20 20 0 0 1-20 16h-76a20 20 0 0 1-20-16z', vase),
    shape('M318 380h50l6 192h-12a20 20 0 0 1-20-16z', '#000000', 0.1),
    box(306, 364, 188, 30, vase, 10),
  );

export const florist = {
  'florist-bouquet': scene(
    'A generous bouquet of peonies, tulips and daisies in a blue vase',
    '#dfeadb',
    disc(600, 420, 390, '#eef5ea'),
    box(0, 800, 1200, 160, '#b98a5e'),
    box(0, 792, 1200, 22, '#cfa274'),
    oval(610, 836, 230, 26, '#8d6340'),
    bouquet,
    shape(
      'M450 620h300c10 60-30 90-30 130 0 30 10 50 10 70a30 30 0 0 1-30 26H500a30 30 0 0 1-30-26c0-20 10-40 10-70 0-40-40-70-30-130z',
      '#2c5a7c',
    ),
    shape(
      'M450 620h90c-10 60 10 90 10 130s-10 70 0 96h-50a30 30 0 0 1-30-26c0-20 10-40 10-70 0-40-40-70-30-130z',
      '#224863',
    ),
    box(436, 606, 328, 30, '#3c729a', 12),
    line('M520 700c40 24 120 24 170 0M516 734c40 24 128 24 176 0', '#8fb9d6', 7),
    at(
      210,
      780,
      1,
      shape('M-70 36L-58-50H58L70 36z', '#c56a4b') +
        box(-80, -66, 160, 28, '#d8825f', 6) +
        times(5, (i) => at(-48 + i * 24, -70, 0.42, leaf(i % 2 ? '#3f7a52' : '#6f9f76'), (i - 2) * 20)),
    ),
    at(
      985,
      800,
      0.9,
      line('M-90 0h180', '#6a7078', 12) +
        line('M-30-6L60-90M10-6L-70-84', '#9aa3ab', 12) +
        disc(86, -112, 30, '#c23e63') +
        disc(86, -112, 15, '#dfeadb') +
        disc(-92, -104, 30, '#c23e63') +
        disc(-92, -104, 15, '#dfeadb'),
    ),
  ),
  'florist-tulips': small(
    'Yellow tulips in a glass',
    '#f7e3b0',
    '#6fa3a8',
    times(
      5,
      (i) =>
        line(
          `M400 400C${400 + (i - 2) * 30} 320 ${400 + (i - 2) * 70} 280 ${400 + (i - 2) * 82} ${200 + Math.abs(i - 2) * 34}`,
          stem,
          10,
        ) +
        at(
          400 + (i - 2) * 84,
          160 + Math.abs(i - 2) * 36,
          0.95,
          tulip(i % 2 ? '#f2b33d' : '#f8cf6d', '#db8f1f'),
          (i - 2) * 14,
        ),
    ) +
      at(400, 400, 0.8, leaf('#3f7a52'), -50) +
      at(400, 400, 0.8, leaf('#5d9468'), 52),
  ),
  'florist-peonies': small(
    'Pink peonies in a white vase',
    '#f3c9c6',
    '#fffaf4',
    at(400, 400, 1, leaf('#3f7a52'), -64) +
      at(400, 400, 1, leaf('#5d9468'), 66) +
      at(300, 260, 1.1, peony('#e2607d', '#f6a5b4', '#c23e63')) +
      at(500, 262, 1.1, peony('#f08a7a', '#fbc3b3', '#d9604f'), 12) +
      at(398, 160, 1.15, peony('#fbe3df', '#ffffff', '#f0b9b2'), 30) +
      at(402, 318, 0.8, peony('#c23e63', '#e88aa2', '#9c2a4b')),
  ),
  'florist-meadow': small(
    'Daisies and asters from the meadow',
    '#cfe0ee',
    '#c56a4b',
    at(380, 400, 0.95, twig('#6f9f76'), -30) +
      at(420, 400, 0.95, twig('#6f9f76'), 30) +
      line('M400 400C380 300 320 260 290 230M400 400c0-100 0-160 4-250M400 400c30-100 80-140 112-176', stem, 7) +
      at(290, 230, 0.86, petals(10, 92, 22, '#ffffff', '#f2b33d')) +
      at(410, 140, 0.95, petals(10, 92, 22, '#ffffff', '#f2b33d'), 14) +
      at(516, 226, 0.8, petals(13, 92, 17, '#8d6bc0', '#f4d35e', 0.24)) +
      at(352, 312, 0.66, petals(13, 92, 17, '#8d6bc0', '#f4d35e', 0.24)) +
      at(462, 320, 0.6, petals(10, 92, 22, '#ffffff', '#f2b33d')),
  ),
};
