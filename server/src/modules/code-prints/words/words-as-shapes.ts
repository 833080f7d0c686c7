import type { GlyphRun } from 'fontkit';
import { fitLines, type Line } from '../../../platform/pdf-words/fit-lines.js';
import type { Weight } from '../../../platform/pdf-words/fonts.js';
import { printable } from './printable.js';
import { directionOf } from '../../../platform/pdf-words/runs.js';

interface Room {
  /** Of the letters, in pixels as all of it. */
  size: number;
  width: number;
  lines: number;
  weight: Weight;
}

const lineHeight = 1.22;

/** A text as SVG can draw it where no font is at hand: the outlines of its letters, in lines around the middle. Empty where letters are missing. */
export function wordsAsShapes(text: string, { size, width, lines, weight }: Room) {
  const shown = printable(text).text;
  const fitted = fitLines(shown, { width: width / size, lines, weight, direction: directionOf(shown) });
  return {
    lines: fitted.length,
    height: fitted.length * size * lineHeight,
    /** With the upper left corner of its room there. */
    at: (x: number, y: number) =>
      fitted
        .map((line, index) => {
          const from = { x: x + (width - line.width * size) / 2, y: y + size * (1 + index * lineHeight) };
          return lineAsShapes(line, from, size);
        })
        .join(''),
  };
}

function lineAsShapes({ runs }: Line, { x, y }: { x: number; y: number }, size: number): string {
  let from = x;
  return runs
    .map(({ text, font: { font }, width }) => {
      const scale = size / font.unitsPerEm;
      const place = `translate(${from.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
      from += width * size;
      return `<g transform="${place}">${lettersOf(font.layout(text))}</g>`;
    })
    .join('');
}

/** In units of the font, which count upwards. */
function lettersOf({ glyphs, positions }: GlyphRun): string {
  let at = 0;
  return glyphs
    .map(({ path }, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const letter = `<path transform="translate(${at + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
      at += xAdvance;
      return letter;
    })
    .join('');
}
