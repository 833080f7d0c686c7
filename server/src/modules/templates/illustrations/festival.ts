import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const night = '#1b1036';
const violet = '#3b1c6b';
const coral = '#ff6b57';
const amber = '#ffb347';
const teal = '#35d0ba';

const fan = (x: number, y: number, size: number, colour: string, isUp: boolean) =>
  at(
    x,
    y,
    size,
    disc(0, -60, 42, colour) +
      shape('M-70 140c-4-100 20-140 70-140s74 40 70 140z', colour) +
      (isUp
        ? line('M-54 40c-24-50-26-90-20-140M54 40c24-50 30-100 24-150', colour, 30)
        : line('M52 40c30-40 36-90 28-150', colour, 30)),
  );

const beam = (x: number, to: number, colour: string, opacity: number) =>
  shape(`M${x - 10} 130h20L${to + 150} 760H${to - 150}z`, colour, opacity);

export const festival = {
  'festival-stage': scene(
    'A band on an open-air stage at night, beams of light over a crowd with raised hands',
    night,
    disc(600, 430, 350, '#2a1650'),
    disc(600, 430, 268, coral),
    disc(600, 430, 268, amber).replace('/>', ' fill-opacity="0.45" transform="translate(0 60)"/>'),
    times(5, (i) => box(320, 500 + i * 40, 560, 8 + i * 4, night)),
    times(26, (i) => disc((i * 197) % 1200, 30 + ((i * 83) % 330), 2 + (i % 3), '#ffffff')),
    beam(240, 120, teal, 0.26),
    beam(240, 520, coral, 0.2),
    beam(960, 1080, teal, 0.26),
    beam(960, 700, amber, 0.22),
    beam(600, 600, '#ffffff', 0.1),
    box(150, 96, 900, 34, '#0e0720', 6),
    times(15, (i) => line(`M${160 + i * 60} 128l30-30 30 30`, '#2a1650', 5)),
    box(164, 100, 28, 560, '#0e0720'),
    box(1008, 100, 28, 560, '#0e0720'),
    times(
      5,
      (i) =>
        shape(`M${216 + i * 180} 128h48l12 40h-72z`, '#0e0720') + oval(240 + i * 180, 168, 36, 8, i % 2 ? teal : amber),
    ),
    box(70, 330, 100, 330, '#0e0720', 8),
    box(1030, 330, 100, 330, '#0e0720', 8),
    times(
      3,
      (i) =>
        disc(120, 392 + i * 104, 36, violet) +
        disc(120, 392 + i * 104, 16, '#0e0720') +
        disc(1080, 392 + i * 104, 36, violet) +
        disc(1080, 392 + i * 104, 16, '#0e0720'),
    ),
    at(
      600,
      500,
      1,
      shape('M-26 170l-30-4 20-120c-10-70 0-96 40-96s52 30 44 96l16 124-30 2-26-96z', '#0e0720') +
        disc(4, -86, 34, '#0e0720') +
        line('M-28-24c-40 10-60 30-34 50l90 10', '#0e0720', 20) +
        at(8, 34, 1, oval(-30, 10, 46, 32, coral, -20) + box(0, -20, 140, 14, amber, 4), -24) +
        line('M-90 170V-40M-90-40l40-22', '#0e0720', 7),
    ),
    at(
      390,
      520,
      0.92,
      shape('M-26 170l-30-4 20-120c-10-70 0-96 40-96s52 30 44 96l16 124-30 2-26-96z', '#0e0720') +
        disc(4, -86, 34, '#0e0720') +
        shape('M-38-84c-10-60 70-70 80-20 10 40 20 60 30 80-60 10-90-10-110-60z', '#0e0720') +
        at(8, 34, 1, oval(-30, 10, 46, 32, teal, -20) + box(0, -20, 150, 14, '#ffffff', 4), -18),
    ),
    at(
      806,
      560,
      1,
      oval(0, 60, 70, 62, '#0e0720') +
        oval(0, 60, 50, 44, '#ffffff') +
        oval(-92, 20, 40, 14, amber) +
        oval(92, 6, 46, 14, amber) +
        line('M-92 22v110M92 8v124', '#0e0720', 8) +
        disc(0, -76, 32, '#0e0720') +
        shape('M-44 0c0-36 20-46 44-46s44 10 44 46z', '#0e0720') +
        line('M-40-10l-50 10M40-10l54-30', '#0e0720', 16),
    ),
    box(150, 660, 900, 60, '#0e0720'),
    box(150, 660, 900, 10, coral),
    times(9, (i) => fan(40 + i * 142, 800 - (i % 2) * 18, 0.84, '#3b1c6b', i % 3 !== 1)),
    times(8, (i) => fan(100 + i * 150, 880, 1.05, '#25104a', i % 3 === 1)),
    times(7, (i) => fan(20 + i * 196, 960, 1.3, '#0e0720', i % 2 === 0)),
  ),
  'festival-guitar': item(
    'An electric guitar on coral',
    coral,
    disc(400, 300, 240, amber),
    at(
      400,
      320,
      1.15,
      shape(
        'M-150 120c-50-50-30-120 30-130 30-6 40-40 70-60 40-26 80-10 90 20 10 40-10 60-10 90 0 50-30 120-90 130-40 6-60-20-90-50z',
        night,
      ) +
        shape(
          'M-110 100c-30-34-14-74 24-82 40-8 50-50 80-66 26-14 50-4 56 16-20 50-40 90-40 120s-30 60-60 60c-26 0-40-28-60-48z',
          violet,
        ) +
        `<g transform="rotate(-45)">${box(10, -22, 300, 34, '#8a5a32', 4)}${box(300, -34, 84, 54, night, 10)}${times(6, (i) => box(44 + i * 42, -22, 4, 34, '#e9d9b0'))}${line('M-90-8h400', '#ffffff', 3)}${line('M-90 2h400', '#ffffff', 3)}${box(-70, -26, 20, 46, teal, 6)}${box(-24, -26, 20, 46, teal, 6)}</g>`,
    ),
    times(6, (i) => disc(120 + ((i * 211) % 620), 80 + ((i * 131) % 460), 8, '#ffffff')),
  ),
};
