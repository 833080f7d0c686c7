import type { AiStyle } from '@swapt/shared/values';
import { makeCanvas, type Canvas } from './canvas.js';
import type { MotifName } from './motifs.js';
import { botanical } from './styles/botanical.js';
import { brush } from './styles/brush.js';
import { confetti } from './styles/confetti.js';
import { mosaic } from './styles/mosaic.js';
import { neon } from './styles/neon.js';
import { night } from './styles/night.js';
import { paper } from './styles/paper.js';
import { waves } from './styles/waves.js';

interface Style {
  draw: (canvas: Canvas) => string;
  /** What it scatters when the words name nothing. */
  usual: readonly MotifName[];
}

const styles: Record<AiStyle, Style> = {
  mosaic: { draw: mosaic, usual: ['spark', 'flower'] },
  brush: { draw: brush, usual: ['leaf', 'drop'] },
  night: { draw: night, usual: ['moon', 'star'] },
  paper: { draw: paper, usual: ['flower', 'heart', 'cloud'] },
  neon: { draw: neon, usual: ['bolt', 'star', 'heart'] },
  botanical: { draw: botanical, usual: ['flower', 'leaf'] },
  waves: { draw: waves, usual: ['fish', 'sun', 'drop'] },
  confetti: { draw: confetti, usual: ['star', 'balloon', 'heart'] },
};

export interface Art {
  svg: string;
  /** Width and height in modules. */
  size: number;
  /** Light modules on each side of the code, up to the edge of the picture. */
  margin: number;
}

/**
 * A picture around a code, drawn from its words by rules of our own, without an AI model: the same words, style and seed make the same picture.
 * `force` from 0 to 1 gives up beauty for readability.
 */
export function drawArt(request: { text: string; prompt: string; style: AiStyle; seed: number; force: number }): Art {
  const { draw, usual } = styles[request.style];
  const canvas = makeCanvas({ ...request, usual });
  const { size, origin } = canvas;
  // Nothing of the words stands in the file: they choose colours and shapes, no more.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 ${size} ${size}" role="img"><title>QR code</title>${draw(canvas)}</svg>`;
  return { svg, size, margin: origin };
}
