import { setImmediate } from 'node:timers/promises';
import type { QrDrawing } from '@swapt/shared/qr';
import type { labelSheets, LabelSheetId } from '@swapt/shared/values';
import PDFDocument from 'pdfkit';
import { bytesOf } from '../../code-styles/code-styles.service.js';
import { drawWords, type Box, type Words } from '../words/draw-words.js';
import { collect } from '../../../platform/pdf-words/collect.js';
import { POINTS_PER_MM } from './pdf.js';

export interface Label {
  drawing: QrDrawing;
  /** Data URL of the logo. */
  logo: string | undefined;
  /** Beside the code; nothing where all are empty. */
  words: Words;
}

type Layout = (typeof labelSheets)[LabelSheetId];
const pageSizes = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
/** Printers are not exact to the millimetre. */
const PADDING = 2;

/** Labels in the places of their sheets, row by row, in vectors and at their true size. */
export async function renderLabels(
  labels: readonly Label[],
  layout: Layout,
  { skip, now }: { skip: number; now: Date },
): Promise<Buffer> {
  const [pageWidth, pageHeight] = pageSizes[layout.page];
  const page = new PDFDocument({
    size: [pageWidth * POINTS_PER_MM, pageHeight * POINTS_PER_MM],
    margin: 0,
    autoFirstPage: false,
    // The words bring their own fonts.
    font: '',
    info: { Title: layout.title, CreationDate: now },
  });
  const file = collect(page);
  const perPage = layout.columns * layout.rows;
  for (const [index, label] of labels.entries()) {
    const place = index + skip;
    // A thousand names take seconds to shape, and scans are answered in between.
    if (place % perPage === 0) await setImmediate();
    if (index === 0 || place % perPage === 0) page.addPage();
    const [column, row] = [place % layout.columns, Math.floor((place % perPage) / layout.columns)];
    const [x, y] = [layout.left + column * layout.stepX, layout.top + row * layout.stepY];
    drawLabel(page, label, {
      x: x + PADDING,
      y: y + PADDING,
      width: layout.width - 2 * PADDING,
      height: layout.height - 2 * PADDING,
    });
  }
  page.end();
  return file;
}

/** The code at the left, as high as the label; its words at the right. Without words it stands in the middle. */
function drawLabel(page: PDFKit.PDFDocument, { drawing, logo, words }: Label, box: Box): void {
  const hasWords = Object.values(words).some((text) => text !== '');
  const size = Math.min(box.height, hasWords ? box.width / 2 : box.width);
  const left = hasWords ? box.x : box.x + (box.width - size) / 2;
  const top = box.y + (box.height - size) / 2;
  page
    .save()
    .translate(left * POINTS_PER_MM, top * POINTS_PER_MM)
    .scale((size * POINTS_PER_MM) / drawing.size);
  page.rect(0, 0, drawing.size, drawing.size).fill(drawing.background);
  for (const { fill, path } of drawing.layers) page.path(path).fill(fill);
  if (drawing.logo && logo)
    page.image(bytesOf(logo), drawing.logo.x, drawing.logo.y, { width: drawing.logo.size, height: drawing.logo.size });
  page.restore();
  drawWords(page, words, { x: left + size + PADDING, y: box.y, width: box.width - size - PADDING, height: box.height });
}
