import { isEye, qrMatrix } from '@swapt/shared/qr';
import { seededRandom } from '../../code-styles/code-styles.service.js';
import type { MotifName } from './motifs.js';
import { paletteOf, type Palette } from './palette.js';
import { meaningsOf } from './words.js';

/** Empty modules around a code, as its standard asks for. */
export const QUIET = 4;
/** Modules of art around that. */
const RING = 7;

/** What a style draws on: a square in modules with the code in its middle. Nothing here is left to chance but by `random`. */
export interface Canvas {
  /** Width and height. */
  size: number;
  modules: number;
  /** Where the code begins; its plate begins `QUIET` before. */
  origin: number;
  /** Modules of the code that are dark and no part of an eye, in canvas modules. */
  isDark: (x: number, y: number) => boolean;
  /** The dark ones, row by row. */
  dark: { x: number; y: number }[];
  palette: Palette;
  motifs: readonly MotifName[];
  random: () => number;
  /** From 0: nothing held back, to 1: as readable as can be. */
  force: number;
}

export interface ArtRequest {
  text: string;
  prompt: string;
  seed: number;
  force: number;
  /** What a style scatters when the words name nothing. */
  usual: readonly MotifName[];
}

export function makeCanvas({ text, prompt, seed, force, usual }: ArtRequest): Canvas {
  const matrix = qrMatrix(text, force < 1 ? 'Q' : 'H');
  const modules = matrix.length;
  const origin = QUIET + RING;
  const random = seededRandom(hash(`${seed}\n${prompt}`));
  const isDark = (x: number, y: number) =>
    matrix[y - origin]?.[x - origin] === true && !isEye(x - origin, y - origin, modules);
  const dark: Canvas['dark'] = [];
  for (let y = origin; y < origin + modules; y++) {
    for (let x = origin; x < origin + modules; x++) if (isDark(x, y)) dark.push({ x, y });
  }
  const named = meaningsOf(prompt).flatMap(({ motifs = [] }) => motifs);
  return {
    size: modules + 2 * origin,
    modules,
    origin,
    isDark,
    dark,
    palette: paletteOf(prompt, random, force),
    motifs: named.length > 0 ? [...new Set(named)] : usual,
    random,
    force,
  };
}

/** FNV-1a over the bytes of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

export const pick = <T>(random: () => number, choices: readonly [T, ...T[]] | readonly T[]): T => {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to pick from');
  return chosen;
};

interface Scatter {
  /** How far from one to the next at least. */
  apart: number;
  /** How many are tried; less fit. */
  tries: number;
  /** Also below the code. */
  isBelow?: boolean;
}

/** Places by chance, outside of the plate unless it is said. */
export function scatter({ size, random }: Canvas, { apart, tries, isBelow }: Scatter): { x: number; y: number }[] {
  const from = RING;
  const to = size - RING;
  const half = apart / 2;
  const places: { x: number; y: number }[] = [];
  for (let n = 0; n < tries; n++) {
    const [x, y] = [random() * size, random() * size];
    const isOnPlate = x > from - half && x < to + half && y > from - half && y < to + half;
    if ((isBelow || !isOnPlate) && places.every((other) => Math.hypot(other.x - x, other.y - y) > apart))
      places.push({ x, y });
  }
  return places;
}
