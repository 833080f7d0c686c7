import { LRUCache } from 'lru-cache';
import type { PrintFont } from './fonts.js';

/** Shaping is the slow part of a sheet, and its words come again: those of the address on every label, those of a name while its lines are tried. */
const widths = new LRUCache<string, number>({ max: 5000 });

/** How wide a text is printed, in units of the font's size; by words, as the PDF library shapes it. */
export function widthOf(font: PrintFont, text: string): number {
  return (text.match(/[^ ]* |[^ ]+/g) ?? []).reduce((sum, word) => sum + widthOfWord(font, word), 0);
}

function widthOfWord({ name, font }: PrintFont, word: string): number {
  const key = `${name} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = font.layout(word).advanceWidth / font.unitsPerEm;
  widths.set(key, width);
  return width;
}
