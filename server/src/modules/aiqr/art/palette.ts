import { oklch } from './colour.js';
import { meaningsOf } from './words.js';

/** The colours of one picture. Grounds are very light and inks very dark in every hue, which is what makes a code readable. */
export interface Palette {
  paper: string;
  /** Tints for the ground of a code. */
  grounds: string[];
  /** Light, middle and strong tones for what is around it. */
  softs: string[];
  accents: string[];
  strongs: string[];
  /** For the parts of the code. */
  inks: string[];
  night: string;
  dusk: string;
}

const MOST_HUES = 4;
const RELATED = [
  [0, 35, 190],
  [0, 120, 150],
  [0, 60, 330],
  [0, 180, 210],
] as const;

/** Colours from the words of a prompt where they name any, else by chance. `force` from 0 to 1 makes the code darker on a lighter ground. */
export function paletteOf(prompt: string, random: () => number, force: number): Palette {
  const meanings = meaningsOf(prompt);
  const named = [...new Set(interleave(meanings.map(({ hues = [] }) => hues)))].slice(0, MOST_HUES);
  const hues = named.length > 0 ? named : byChance(random);
  const strength = meanings.reduce((product, { strength: each = 1 }) => product * each, 1);
  const tone = (light: number, chroma: number) =>
    hues.map((hue) => oklch(light, chroma * Math.min(strength, 1.4), hue));
  const [first = 0, second = first] = hues;
  return {
    paper: oklch(0.98 + 0.015 * force, 0.012 * strength * (1 - force), first),
    grounds: tone(0.965 + 0.02 * force, 0.025 * (1 - force)),
    softs: tone(0.89, 0.06),
    accents: tone(0.75, 0.13),
    strongs: tone(0.6, 0.16),
    inks: tone(0.41 - 0.17 * force, 0.15 * (1 - 0.6 * force)),
    night: oklch(0.2, 0.06 * strength, first),
    dusk: oklch(0.33, 0.09 * strength, second),
  };
}

/** The first of each, then the second of each: no word outweighs the others. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function byChance(random: () => number): number[] {
  const start = random() * 360;
  const steps = RELATED[Math.floor(random() * RELATED.length)] ?? RELATED[0];
  return steps.map((step) => (start + step) % 360);
}
