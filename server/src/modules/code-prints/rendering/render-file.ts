import type { QrStyle } from '@swapt/shared/contract';
import { drawQr, toSvg } from '@swapt/shared/qr';
import { renderEps } from './eps.js';
import { fileName } from './file-name.js';
import { renderPdf } from './pdf.js';
import { renderPng } from './png.js';

export type Format = 'svg' | 'png' | 'pdf' | 'eps';

const types: Record<Format, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  eps: 'application/postscript',
};

export interface Print {
  text: string;
  style: QrStyle;
  /** Data URL of the style's logo. */
  logo: string | undefined;
  /** What the code is called; the file is named after it. */
  name: string;
  /** Printed width, quiet zone included. */
  millimetres: number;
  now: Date;
}

/** A print file. All formats are drawn from the one drawing that the preview in the browser shows. */
export async function renderFile(print: Print, format: Format): Promise<{ name: string; type: string; body: string }> {
  const body = await drawPrint(print, format);
  return {
    name: fileName(print.name, print.millimetres, format),
    type: types[format],
    body: body.toString('base64'),
  };
}

/** The bytes of a print file. */
export async function drawPrint({ text, style, logo, name, millimetres, now }: Print, format: Format): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(toSvg(text, style, { logo, millimetres, title: name }));
  if (format === 'png') return renderPng(toSvg(text, style, { logo }), millimetres);
  const printed = { drawing: drawQr(text, style), logo, millimetres, title: name, now };
  return format === 'pdf' ? renderPdf(printed) : renderEps(printed);
}
