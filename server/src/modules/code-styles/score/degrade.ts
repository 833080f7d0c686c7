import { seededRandom } from './random.js';

/** A picture in grey, one byte per pixel. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How hard a trial is. */
export interface Hardness {
  /** Size of one module in the camera's picture. */
  pixelsPerModule: number;
  /** 1 keeps black and white as they are. */
  contrast: number;
  /** Largest lean of the picture, as a share of its size. */
  perspective: number;
  /** Largest turn, in degrees. */
  turn: number;
  /** Strength of the noise, in steps of 255. */
  noise: number;
}

/** What is around a print: neither paper white nor ink black. */
const SURROUNDINGS = 190;
const ROOM = 1.3;

/** A picture as a phone may take it: leaning, turned, blurred, pale and noisy. `modules` is the width of the drawing. */
export function degrade(source: Grey, modules: number, hardness: Hardness, seed: number): Grey {
  const random = seededRandom(seed);
  const size = Math.round(modules * hardness.pixelsPerModule * ROOM);
  return spoil(blur(tilt(source, size, hardness, random)), hardness, random);
}

function tilt(source: Grey, size: number, hardness: Hardness, random: () => number): Grey {
  const spread = (limit: number) => (random() * 2 - 1) * limit;
  const angle = (spread(hardness.turn) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * ROOM, Math.sin(angle) * ROOM];
  const [leanX, leanY] = [spread(hardness.perspective), spread(hardness.perspective)];
  const [shiftX, shiftY] = [spread(0.03), spread(0.03)];
  const data = new Uint8Array(size * size);
  for (let row = 0, at = 0; row < size; row++) {
    const y = (row + 0.5) / (size / 2) - 1 + shiftY;
    for (let column = 0; column < size; column++, at++) {
      const x = (column + 0.5) / (size / 2) - 1 + shiftX;
      const depth = 1 + leanX * x + leanY * y;
      data[at] = sample(source, (x * cos - y * sin) / depth, (x * sin + y * cos) / depth);
    }
  }
  return { width: size, height: size, data };
}

/** The grey at a place of the source, whose edges are at -1 and 1, mixed from the four pixels around it. */
function sample({ width, height, data }: Grey, x: number, y: number): number {
  const column = ((x + 1) / 2) * width - 0.5;
  const row = ((y + 1) / 2) * height - 0.5;
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return SURROUNDINGS;
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, down] = [column - left, row - top];
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}

/** Mean of 3 by 3 pixels; the outermost pixels stay. */
function blur({ width, height, data }: Grey): Grey {
  const rows = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at++) rows[at] = (data[at - 1] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0);
  const blurred = data.slice();
  for (let row = 1; row < height - 1; row++) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
      blurred[at] = ((rows[at - width] ?? 0) + (rows[at] ?? 0) + (rows[at + width] ?? 0)) / 9;
    }
  }
  return { width, height, data: blurred };
}

function spoil({ width, height, data }: Grey, { contrast, noise }: Hardness, random: () => number): Grey {
  const spoiled = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at++) {
    // The sum of three even numbers is close enough to a bell curve; its spread is 0.5.
    const grain = (random() + random() + random() - 1.5) * 2 * noise;
    spoiled[at] = 128 + ((data[at] ?? 0) - 128) * contrast + grain;
  }
  return { width, height, data: new Uint8Array(spoiled.buffer) };
}
