import { Resvg } from '@resvg/resvg-js';
import { degrade, type Grey, type Hardness } from './degrade.js';
import { readSymbol } from './read-symbol.js';

const mild: Hardness = { pixelsPerModule: 4.5, contrast: 0.8, perspective: 0.12, turn: 25, noise: 12 };
const mid: Hardness = { pixelsPerModule: 3.4, contrast: 0.6, perspective: 0.12, turn: 25, noise: 14 };

const MILD_TRIALS = 16;
const MID_TRIALS = 8;
/** So many mild trials without one success decide: nothing more is tried. */
const HOPELESS_AFTER = 5;
const SOURCE_PIXELS_PER_MODULE = 6;

export interface TrialRequest {
  /** What must be read. */
  text: string;
  /** The styled code, and the plain black one of the same text, level and margin. */
  svg: string;
  plainSvg: string;
  /** Width of both in modules, quiet zone included. */
  size: number;
}

/** Successes of the styled code among the trials that the plain code passes. */
export interface TrialResult {
  mild: number;
  mildOf: number;
  mid: number;
  midOf: number;
}

/** Looks at both codes through the same bad lenses. The same request always has the same result. */
export async function runTrials({ text, svg, plainSvg, size }: TrialRequest): Promise<TrialResult> {
  const plain = rasterise(plainSvg, size);
  const styled = rasterise(svg, size);
  const result = { mild: 0, mildOf: 0, mid: 0, midOf: 0 };
  const reads = async (source: Grey, hardness: Hardness, seed: number) =>
    (await readSymbol(degrade(source, size, hardness, seed))) === text;

  for (let seed = 1; seed <= MILD_TRIALS; seed++) {
    if (result.mild === 0 && result.mildOf >= HOPELESS_AFTER) return result;
    if (await reads(styled, mild, seed)) {
      result.mild++;
      result.mildOf++;
    } else if (await reads(plain, mild, seed)) result.mildOf++;
  }
  for (let seed = 101; seed <= 100 + MID_TRIALS; seed++) {
    if (await reads(styled, mid, seed)) {
      result.mid++;
      result.midOf++;
    } else if (await reads(plain, mid, seed)) result.midOf++;
  }
  return result;
}

function rasterise(svg: string, size: number): Grey {
  const width = size * SOURCE_PIXELS_PER_MODULE;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const { pixels } = image;
  const data = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < data.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    data[at] = (red * 306 + green * 601 + blue * 117) >> 10;
  }
  return { width: image.width, height: image.height, data };
}
