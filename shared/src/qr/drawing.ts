import type { QrStyle } from '../contract/codes/qr-style.js';
import { isEye, qrMatrix } from './matrix.js';
import { block } from './pen.js';
import { trace } from './trace.js';

/** Everything a format needs to draw a code. Paths use `M h v c z` only, in modules from the top left, quiet zone included. */
export interface QrDrawing {
  /** Width and height in modules, quiet zone included. */
  size: number;
  background: string;
  layers: { fill: string; path: string }[];
  /** Where the logo goes, in modules. */
  logo: { x: number; y: number; size: number } | null;
}

/** Diameter of a round dot. Smaller ones were measured to scan worse. */
const DOT = 0.98;

/** Corner radius of an eye's outer edge, inner edge and pupil. Readers measure a ring also off its middle: a full circle scans worse than this. */
const eyeRadii = {
  square: [0, 0, 0],
  rounded: [2, 1.2, 0.8],
  circle: [3.3, 2.1, 1.5],
} as const;

/** How many modules in the middle stay empty for the logo: its width and some air, odd so that it stays centred. */
export function clearedModules(modules: number, logoShare: number): number {
  return 2 * Math.ceil((modules * logoShare) / 2) + 1;
}

/** The one description of a styled code: screens, SVG, PNG, PDF and EPS are all drawn from it. */
export function drawQr(text: string, style: QrStyle): QrDrawing {
  const matrix = qrMatrix(text, style.level);
  const modules = matrix.length;
  const { margin } = style;
  const size = modules + 2 * margin;
  const cleared = style.logo ? clearedModules(modules, style.logo.size) : 0;
  const from = (modules - cleared) / 2;
  const isCleared = (x: number, y: number) => x >= from && x < from + cleared && y >= from && y < from + cleared;
  const isDark = (x: number, y: number) =>
    matrix[y - margin]?.[x - margin] === true &&
    !isEye(x - margin, y - margin, modules) &&
    !isCleared(x - margin, y - margin);

  const dots = style.dots === 'dots' ? drawDots(isDark, size) : trace(isDark, size, style.dots === 'rounded' ? 0.5 : 0);
  const far = margin + modules - 7;
  const eyes = [
    [margin, margin],
    [far, margin],
    [margin, far],
  ].map(([x = 0, y = 0]) => drawEye(x, y, style.eyes));
  const logoSize = modules * (style.logo?.size ?? 0);
  return {
    size,
    background: style.background,
    layers: [
      { fill: style.foreground, path: dots },
      { fill: style.eyeColour ?? style.foreground, path: eyes.join('') },
    ],
    logo: style.logo ? { x: (size - logoSize) / 2, y: (size - logoSize) / 2, size: logoSize } : null,
  };
}

function drawDots(isDark: (x: number, y: number) => boolean, size: number): string {
  const inset = (1 - DOT) / 2;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (isDark(x, y)) path += block(x + inset, y + inset, DOT, DOT / 2);
  }
  return path;
}

function drawEye(x: number, y: number, shape: QrStyle['eyes']): string {
  const [outer, inner, pupil] = eyeRadii[shape];
  return block(x, y, 7, outer) + block(x + 1, y + 1, 5, inner, true) + block(x + 2, y + 2, 3, pupil);
}
