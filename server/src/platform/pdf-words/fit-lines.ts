import type { Weight } from './fonts.js';
import { graphemeEnds } from './graphemes.js';
import { runsOf, type Direction, type Run } from './runs.js';

export interface Line {
  runs: Run[];
  /** In units of the font's size, as is the room. */
  width: number;
}

interface Room {
  width: number;
  lines: number;
  weight: Weight;
  direction: Direction;
}

/** Breaks a text into lines, between words where it can, and ends it with an ellipsis where the room ends. */
export function fitLines(text: string, { width, lines, weight, direction }: Room): Line[] {
  // Each line is ordered by itself, in the direction of the whole.
  const layOut = (line: string): Line => {
    const runs = runsOf(line, weight, direction);
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  };
  const fits = (line: string) => layOut(line).width <= width;
  const found: Line[] = [];
  let rest = text;
  while (rest && found.length < lines) {
    const isLast = found.length === lines - 1;
    if (fits(rest)) return [...found, layOut(rest)];
    if (isLast) return [...found, layOut(cut(rest, fits))];
    const end = longest(wordEnds(rest), (at) => fits(rest.slice(0, at).trimEnd())) ?? longestLetters(rest, fits);
    found.push(layOut(rest.slice(0, end).trimEnd()));
    rest = rest.slice(end).trimStart();
  }
  return found;
}

function cut(text: string, fits: (line: string) => boolean): string {
  const ended = (at: number) => `${text.slice(0, at).trimEnd()}…`;
  return ended(longest(graphemeEnds(text), (at) => fits(ended(at))) ?? 0);
}

/** Behind spaces, dashes and slashes. */
const wordEnds = (text: string) => Array.from(text.matchAll(/\s+|[-‐–—/]+/g), (found) => found.index + found[0].length);

/** A word that is longer than the line is broken anywhere, behind one letter at least. */
function longestLetters(text: string, fits: (line: string) => boolean): number {
  const ends = graphemeEnds(text);
  return longest(ends, (at) => fits(text.slice(0, at))) ?? ends[0] ?? text.length;
}

/** The last of the rising ends that fits, found by halving: shaping a text takes its time. */
function longest(ends: readonly number[], fits: (end: number) => boolean): number | undefined {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ends[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return ends[low - 1];
}
