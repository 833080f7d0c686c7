import type { QrStyle } from '../contract/codes/qr-style.js';
import { contrastRatio, isLighter } from '../tokens/contrast.js';
import { clearedModules } from './drawing.js';
import { qrMatrix } from './matrix.js';

/** `refuse`: such a code is not made. `warn`: it may work, and the reader should know. */
export interface StyleFinding {
  severity: 'refuse' | 'warn';
  sentence: string;
}

/** Share of a code that its level can restore when it is lost (ISO/IEC 18004). */
const budgets = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 } as const;
const MIN_MODULE_MM = 0.4;

/** The smallest printed width, in whole millimetres, at which every module can be printed and read. */
export function smallestPrint(text: string, style: QrStyle): number {
  return Math.ceil((qrMatrix(text, style.level).length + 2 * style.margin) * MIN_MODULE_MM);
}

/** What is wrong with a style by plain rules, worst first. `millimetres` is the printed width, quiet zone included. */
export function checkStyle(text: string, style: QrStyle, millimetres?: number): StyleFinding[] {
  const findings = [
    colourFinding('the code', style.foreground, style.background),
    style.eyeColour ? colourFinding('the corner eyes', style.eyeColour, style.background) : null,
    quietZoneFinding(style),
    logoFinding(text, style),
    sizeFinding(text, style, millimetres),
  ].filter((finding) => finding !== null);
  return findings.sort((a, b) => a.severity.localeCompare(b.severity));
}

function colourFinding(part: string, dark: string, light: string): StyleFinding | null {
  if (isLighter(dark, light)) {
    const sentence = `The colour of ${part} is lighter than the background. Many phones cannot read that: use a dark colour on a light background.`;
    return { severity: 'refuse', sentence };
  }
  const ratio = contrastRatio(dark, light);
  if (ratio >= 4) return null;
  const measured = `The colour of ${part} is too close to the background (contrast ${ratio.toFixed(1)} to 1`;
  return ratio < 3
    ? {
        severity: 'refuse',
        sentence: `${measured}, at least 3 to 1 is needed). Use a darker colour or a lighter background.`,
      }
    : { severity: 'warn', sentence: `${measured}, 4 to 1 is safe). It may fail in poor light.` };
}

function quietZoneFinding(style: QrStyle): StyleFinding | null {
  if (style.margin >= 4) return null;
  return {
    severity: 'refuse',
    sentence: 'The empty border is too narrow. A code needs at least 4 modules on every side.',
  };
}

function logoFinding(text: string, style: QrStyle): StyleFinding | null {
  if (!style.logo) return null;
  const modules = qrMatrix(text, style.level).length;
  const share = (clearedModules(modules, style.logo.size) / modules) ** 2;
  if (share <= budgets[style.level] / 2) return null;
  return {
    severity: 'refuse',
    sentence: `The logo covers ${Math.round(share * 100)} % of the code, too much for error correction ${style.level}. Make the logo smaller or choose a higher level.`,
  };
}

function sizeFinding(text: string, style: QrStyle, millimetres: number | undefined): StyleFinding | null {
  if (millimetres === undefined) return null;
  const smallest = smallestPrint(text, style);
  if (millimetres >= smallest) return null;
  return {
    severity: 'warn',
    sentence: `At ${millimetres} mm its dots are too small to print. Make it at least ${smallest} mm wide.`,
  };
}
