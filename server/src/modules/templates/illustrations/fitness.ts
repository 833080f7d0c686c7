import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const black = '#14181d';
const lime = '#c6f135';
const skin = '#c07f5c';
const violet = '#6a4df5';

const kettlebell = (colour: string) =>
  line('M-44-20c-20-80 108-80 88 0', colour, 26) +
  disc(0, 46, 78, colour) +
  shape('M-70 100h140l-10 24H-60z', colour) +
  disc(-26, 24, 16, '#ffffff').replace('/>', ' fill-opacity="0.18"/>');

export const fitness = {
  'fitness-lunge': scene(
    'A woman in a deep lunge, arms stretched up, in front of a rising sun',
    '#dff58a',
    disc(640, 470, 370, lime),
    disc(640, 470, 290, '#d6f76a'),
    shape('M0 770h1200v190H0z', black),
    shape('M130 800h940l60 60H70z', violet),
    shape('M70 860h1060v16H70z', '#5238d6'),
    at(
      170,
      650,
      1,
      box(-40, -110, 80, 220, black, 20) +
        line('M-20-112v-30h40v30', black, 14) +
        box(-40, -40, 80, 90, '#ffffff', 4) +
        shape('M-40 50l80-60v60z', violet),
    ),
    line('M560 580C500 640 420 690 330 720', '#20262e', 78),
    line('M330 720C290 740 262 760 240 790', '#20262e', 60),
    shape('M190 770c40-10 70 0 84 34H150c6-18 20-30 40-34z', '#ffffff'),
    line('M560 570C640 560 740 560 800 590', '#2b323c', 88),
    line('M800 590C816 650 812 710 806 770', '#2b323c', 62),
    shape('M770 760h74c40 0 70 14 80 44H768z', '#ffffff'),
    line('M560 570C566 480 580 420 600 350', violet, 118),
    line('M560 566C562 540 566 520 568 500', '#5238d6', 122),
    line('M590 430C586 400 590 370 600 350', violet, 118),
    line('M586 350C560 280 556 220 580 130', skin, 38),
    line('M630 350C660 290 680 230 700 140', skin, 38),
    oval(584, 116, 20, 30, skin, 8),
    oval(706, 126, 20, 30, skin, 14),
    line('M606 330V290', skin, 46),
    oval(634, 236, 56, 64, skin, 10),
    shape('M586 262c-30-60 0-110 54-110 40 0 62 26 56 54-40-14-70-6-80 24-4 20-14 30-30 32z', '#2a1712'),
    shape('M590 200c-60-10-96 30-90 96 20-30 50-50 96-56z', '#2a1712'),
    line('M668 236c8 6 16 6 22 2', '#2a1712', 6),
    line('M596 190c24-18 60-26 92-14', '#ffffff', 12),
    at(1010, 690, 0.92, kettlebell(black)),
    at(905, 732, 0.56, kettlebell(violet)),
    at(330, 250, 1, line('M-170 0h80l24-52 36 100 26-70 20 22h80', black, 14)),
  ),
  'fitness-strength': item(
    'Kettlebells and a dumb-bell',
    '#ddd7fb',
    oval(400, 490, 300, 30, '#bfb4f3'),
    at(270, 330, 1.5, kettlebell(violet)),
    at(560, 400, 0.94, kettlebell(black)),
    at(
      430,
      480,
      1,
      box(-120, -14, 240, 28, '#8c979d', 10) +
        box(-150, -56, 46, 112, black, 12) +
        box(104, -56, 46, 112, black, 12) +
        box(-186, -38, 40, 76, '#2b323c', 10) +
        box(146, -38, 40, 76, '#2b323c', 10),
    ),
  ),
  'fitness-yoga': item(
    'A rolled yoga mat with a water bottle',
    '#cfeee6',
    oval(400, 480, 300, 30, '#aad9cd'),
    box(160, 340, 430, 130, violet, 65),
    disc(220, 405, 65, '#5238d6'),
    line('M220 405m-40 0a40 40 0 1 0 40-40a26 26 0 1 0 26 26', '#b9abff', 9),
    box(310, 334, 26, 142, black, 6),
    box(460, 334, 26, 142, black, 6),
    box(610, 190, 90, 280, lime, 26),
    box(622, 150, 66, 50, black, 12),
    box(610, 290, 90, 70, '#ffffff'),
    shape('M610 360l90-70v70z', '#a9d41f'),
  ),
  'fitness-cycling': item(
    'A spinning bike',
    '#e8f7b4',
    oval(400, 520, 290, 26, '#c9e07a'),
    disc(270, 400, 118, black),
    disc(270, 400, 84, lime),
    disc(270, 400, 30, black),
    times(6, (i) => `<g transform="rotate(${i * 30} 270 400)">${box(266, 322, 8, 156, black)}</g>`),
    disc(270, 400, 26, violet),
    line(
      'M270 400L470 400L530 240M470 400L360 250L540 270M530 250V190M540 190h-70M530 190c30-30 70-20 70 20',
      violet,
      24,
    ),
    line('M360 250V200', violet, 20),
    box(300, 176, 120, 36, black, 18),
    disc(470, 400, 40, black),
    line('M470 400l40 60', '#8c979d', 16),
    box(490, 456, 70, 20, black, 8),
    line('M200 520h360', black, 24),
  ),
};
