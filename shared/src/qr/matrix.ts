import encodeQR from 'qr';
import type { QrStyle } from '../contract/codes/qr-style.js';

const levels = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/** The modules of a code, row by row, without a quiet zone. Throws when the text is longer than a code can hold. */
export function qrMatrix(text: string, level: QrStyle['level']): boolean[][] {
  // The encoder draws at least one light module around; our quiet zone is a matter of drawing.
  const bordered = encodeQR(text, 'raw', { ecc: levels[level], border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Whether a module is part of one of the three finder patterns, the "eyes". */
export function isEye(x: number, y: number, modules: number): boolean {
  const far = modules - 7;
  return (x < 7 && (y < 7 || y >= far)) || (x >= far && y < 7);
}
