import { POINTS_PER_MM } from '../rendering/pdf.js';
import { drawLine } from '../../../platform/pdf-words/draw-line.js';
import { fitLines } from '../../../platform/pdf-words/fit-lines.js';
import { directionOf } from '../../../platform/pdf-words/runs.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room for the accents of Vietnamese above and the tails of Arabic below. */
const LINE = 1.3;
/** How far down a line its letters stand. */
const BASELINE = 1.02;
const GAP = 2;
/** Of a price, against the name. */
const LARGER = 1.35;

export interface Words {
  name: string;
  /** As large as the name and larger, to be read from a shelf; empty for none. */
  price: string;
  /** Small: the address of a code, or the price of a kilogram. */
  note: string;
}

/** Lines in the middle of a box that is given in millimetres: the name and the price in bold, the note smaller below, all from where the name starts. */
export function drawWords(page: PDFKit.PDFDocument, { name, price, note }: Words, box: Box): void {
  const points = Math.max(6, Math.min(11, (box.height * POINTS_PER_MM) / 8));
  const small = Math.max(5, points * 0.75);
  const isRightToLeft = directionOf(name) === 'rtl';
  const width = box.width * POINTS_PER_MM;
  const left = box.x * POINTS_PER_MM;
  const fit = (text: string, size: number, weight: 'bold' | 'regular') =>
    fitLines(text, { width: width / size, lines: 2, weight, direction: directionOf(text) }).map((line) => ({
      line,
      size,
    }));
  const names = fit(name, points, 'bold');
  // A price is never broken: it is set as large as its line has room.
  const [whole] = fitLines(price, { width: Infinity, lines: 1, weight: 'bold', direction: directionOf(price) });
  const priced = whole ? [{ line: whole, size: Math.min(points * LARGER, width / whole.width) }] : [];
  const rest = [...priced, ...fit(note, small, 'regular')];
  const gap = names.length > 0 && rest.length > 0 ? GAP : 0;
  const height = gap + [...names, ...rest].reduce((sum, { size }) => sum + size * LINE, 0);
  let y = (box.y + box.height / 2) * POINTS_PER_MM - height / 2;
  page.fillColor('#000000');
  [...names, ...rest].forEach(({ line, size }, index) => {
    if (index === names.length) y += gap;
    drawLine(page, line, { x: isRightToLeft ? left + width - line.width * size : left, y: y + size * BASELINE, size });
    y += size * LINE;
  });
}
