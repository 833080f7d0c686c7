import type { QrDrawing } from '@swapt/shared/qr';
import PDFDocument from 'pdfkit';
import { collect } from '../../../platform/pdf-words/collect.js';
import { bytesOf } from '../../code-styles/code-styles.service.js';

export const POINTS_PER_MM = 72 / 25.4;

export interface Printed {
  drawing: QrDrawing;
  /** Data URL of the logo. */
  logo: string | undefined;
  /** Printed width, quiet zone included. */
  millimetres: number;
  title: string;
  now: Date;
}

/** One page of exactly the printed size, drawn in vectors. */
export function renderPdf({ drawing, logo, millimetres, title, now }: Printed): Promise<Buffer> {
  const width = millimetres * POINTS_PER_MM;
  // There is no text on the page: an empty name keeps pdfkit from loading a font.
  const page = new PDFDocument({
    size: [width, width],
    margin: 0,
    font: '',
    info: { Title: title, CreationDate: now },
  });
  const file = collect(page);
  page.rect(0, 0, width, width).fill(drawing.background);
  page.scale(width / drawing.size);
  for (const { fill, path } of drawing.layers) page.path(path).fill(fill);
  if (drawing.logo && logo) {
    const { x, y, size } = drawing.logo;
    page.image(bytesOf(logo), x, y, { width: size, height: size });
  }
  page.end();
  return file;
}
