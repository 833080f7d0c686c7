import { at, box, disc, item, line, oval, scene, shape, times } from './drawing.js';

const oak = '#c98f52';
const light = '#dda966';
const darkOak = '#9c6532';
const blue = '#1f4fd0';

const grain = (x: number, y: number, width: number) =>
  line(`M${x} ${y}c${width * 0.3}-10 ${width * 0.5} 12 ${width} 0`, '#b67c40', 4);

const chair =
  line('M440 850L470 520', darkOak, 34) +
  line('M770 850L736 520', darkOak, 34) +
  line('M420 250L446 560', oak, 40) +
  line('M780 250L752 560', oak, 40) +
  shape('M396 240c60-70 348-70 408 0 6 40 0 70-10 96-90-40-300-40-388 0-14-26-16-56-10-96z', light) +
  shape('M396 240c60-70 348-70 408 0l-2 16c-80-56-324-56-404 0z', '#ecc188') +
  line('M520 330v210M600 322v220M680 330v210', oak, 24) +
  shape('M390 540h420c30 0 44 24 34 50l-12 30H368l-12-30c-10-26 4-50 34-50z', blue) +
  shape('M390 540h420c30 0 44 24 34 50H356c-10-26 4-50 34-50z', '#3f6df0') +
  box(366, 618, 468, 34, oak, 10) +
  line('M396 640L352 880', oak, 40) +
  line('M804 640L848 880', oak, 40) +
  line('M384 770h432', darkOak, 20) +
  grain(410, 216, 300) +
  grain(420, 292, 80) +
  grain(700, 292, 80);

export const product = {
  'product-chair': scene(
    'An oak chair with a blue seat in a bright workshop',
    '#e6ecf6',
    disc(600, 470, 380, '#f4f7fc'),
    box(0, 830, 1200, 130, '#cdd7e6'),
    box(0, 822, 1200, 12, '#b9c6d9'),
    at(
      150,
      560,
      1,
      box(-6, -330, 12, 330, '#17243f') +
        shape('M-90-330c0-60 40-90 90-90s90 30 90 90z', '#17243f') +
        oval(0, -330, 90, 12, '#ffe39a') +
        shape('M-84-326h168l60 340h-288z', '#fff3c9', 0.35) +
        box(-70, 0, 140, 16, '#17243f', 8),
    ),
    box(110, 576, 80, 256, darkOak, 8),
    box(60, 560, 180, 26, oak, 8),
    at(
      1010,
      330,
      1,
      box(-130, -130, 260, 16, oak, 4) +
        line('M-90-114v60M-30-114v40M40-114v70M100-114v30', '#17243f', 6) +
        box(-108, -54, 36, 150, '#8c979d', 6) +
        box(-100, 96, 20, 60, blue, 8) +
        shape('M-48-74h36l-6 120h-24z', '#b9c6d9') +
        box(-44, 46, 28, 70, darkOak, 8) +
        line('M20-44h44v70', '#8c979d', 14) +
        box(76, -84, 52, 40, '#8c979d', 6) +
        box(92, -44, 20, 130, oak, 6),
    ),
    oval(600, 884, 330, 30, '#aab9cf'),
    chair,
    times(5, (i) => line(`M${240 + i * 190} ${918 + (i % 2) * 14}c20-24 40 0 20 14`, light, 7)),
  ),
  'product-joint': item(
    'A joint of the chair: two pieces of oak that lock',
    '#d9e2f3',
    at(
      400,
      300,
      1,
      shape('M-330-70h330v140h-330z', oak) +
        grain(-310, -30, 260) +
        grain(-300, 20, 260) +
        shape('M0-70h70v46h70v48H70v46H0z', light) +
        shape('M330-110h-230v86h46v48h-46v86h230z', darkOak) +
        shape('M330-110h-230v30h230z', '#b67c40') +
        line('M160-40h140M160 30h140', '#83522a', 4) +
        disc(40, 0, 12, darkOak) +
        disc(210, -66, 14, blue) +
        disc(210, 70, 14, blue),
    ),
  ),
  'product-oil': item(
    'Care oil with a soft cloth',
    '#f2e6d2',
    oval(400, 510, 280, 30, '#dcc9a8'),
    box(300, 220, 150, 280, '#7a4a22', 24),
    box(338, 140, 74, 90, '#17243f', 10),
    box(300, 300, 150, 130, '#fffaf0'),
    line('M330 340h90M330 372h90M330 402h54', oak, 8),
    box(312, 236, 18, 240, '#a96f3c', 9),
    shape('M450 500c-20-80 40-140 110-120 60 10 120 40 110 120z', '#3f6df0'),
    shape('M450 500c-4-40 20-60 60-60s60-30 110 0c30 20 50 30 50 60z', blue),
    line('M520 430c20 20 60 10 90 30', '#7f9df5', 7),
  ),
  'product-sketch': item(
    'The plan of the chair, with its measures',
    blue,
    times(9, (i) => line(`M${i * 100} 0v600`, '#3f6df0', 2)),
    times(7, (i) => line(`M0 ${i * 100}h800`, '#3f6df0', 2)),
    `<g transform="translate(60 20) scale(.6)">${line('M420 250L446 560M780 250L752 560M396 240c60-70 348-70 408 0 6 40 0 70-10 96-90-40-300-40-388 0-14-26-16-56-10-96zM520 330v210M600 322v220M680 330v210M390 540h420l34 50-12 60H368l-12-60zM396 650L352 880M804 650L848 880M384 770h432', '#ffffff', 9)}${line('M300 190v690M284 190h32M284 880h32M352 930h496M352 914v32M848 914v32', '#ffd56b', 7)}</g>`,
  ),
};
