import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { refuseInTransaction } from '../../../platform/db/transaction.js';

const DPI = 300;
const MM_PER_INCH = 25.4;

let last: Promise<unknown> = Promise.resolve();

/** A picture of the printed width at 300 dots per inch. One after another: a poster needs 280 MB while it is drawn. */
export function renderPng(svg: string, millimetres: number): Promise<Buffer> {
  refuseInTransaction('drawing');
  const mine = last.then(() => draw(svg, millimetres));
  last = mine.catch(() => undefined);
  return mine;
}

async function draw(svg: string, millimetres: number): Promise<Buffer> {
  const width = Math.round((millimetres / MM_PER_INCH) * DPI);
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  // Encoded by sharp, which does it beside the event loop and writes the density, so that layout programs place it at its printed width.
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .withMetadata({ density: DPI })
    .png()
    .toBuffer();
}
