import type { Line } from './fit-lines.js';
import type { PrintFont } from './fonts.js';

/** Draws a line of words, each with its own font, from the left. */
export function drawLine(page: PDFKit.PDFDocument, { runs }: Line, at: { x: number; y: number; size: number }): void {
  let { x } = at;
  for (const { text, font, width, isTurned } of runs) {
    setFont(page, font, at.size);
    // The library draws word by word from left to right, unless it is asked for features, if for none of them.
    const features = isTurned ? { features: [] } : {};
    page.text(text, x, at.y, { lineBreak: false, baseline: 'alphabetic', ...features });
    x += width * at.size;
  }
}

/** The library takes a font that is open already, which its types do not say: so its tables are read once and not again for each file. */
const setFont = (page: PDFKit.PDFDocument, { name, font }: PrintFont, size: number) =>
  page.registerFont(name, font as unknown as Buffer).font(name, size);
