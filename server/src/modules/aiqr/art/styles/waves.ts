import { pick, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { byColour, circle, eyes, eyeShapes, plate, runs, veil, whole } from '../shapes.js';
import { block } from '@swapt/shared/qr';

const STEP = 2.2;

/** Scales of water, row over row, as in old woodcuts; the code floats on them. */
export function waves(canvas: Canvas): string {
  const { palette, random } = canvas;
  const marks = scatter(canvas, { apart: 6.4, tries: 220 }).map((place) => {
    const name = pick(random, canvas.motifs);
    const field =
      circle(palette.paper, place.x, place.y, 2.6) + circle(palette.softs[0] ?? palette.paper, place.x, place.y, 2.3);
    return field + motif(name, pick(random, palette.strongs), { ...place, size: 3.3, turn: random() * 30 - 15 });
  });
  const strokes = runs(canvas, true).map(({ x, y, length }): [string, string] => [
    palette.inks[y % palette.inks.length] ?? '#000000',
    pill(x, y, length),
  ]);
  const [ink = '#000000', core = ink] = palette.inks;
  return (
    whole(palette.strongs[0] ?? palette.dusk, canvas) +
    water(canvas) +
    marks.join('') +
    plate('none', canvas, 4, 0.5, ` stroke="${palette.dusk}" stroke-width="0.5"`) +
    veil(canvas, 4, 0.3) +
    byColour(strokes) +
    eyes(canvas, eyeShapes.round, ink, core)
  );
}

/** From the top down, each row covers the one before. */
function water({ size, palette, random }: Canvas): string {
  const rings = [1, 0.76, 0.52, 0.28];
  const drops: string[] = [];
  for (let row = 0; row * STEP * 0.5 < size + STEP; row++) {
    for (let x = row % 2 === 0 ? 0 : STEP; x < size + STEP; x += 2 * STEP) {
      const start = Math.floor(random() * palette.accents.length);
      rings.forEach((share, at) => {
        const tones = [palette.strongs, palette.softs, palette.accents, palette.grounds][at] ?? palette.softs;
        drops.push(circle(tones[start % tones.length] ?? palette.paper, x, row * STEP * 0.5 + STEP, STEP * share));
      });
    }
  }
  return drops.join('');
}

/** A row of modules with round ends. */
function pill(x: number, y: number, length: number): string {
  if (length === 1) return block(x + 0.02, y + 0.02, 0.96, 0.45);
  return `M${x + 0.45} ${y + 0.02}h${length - 0.9}a.48 .48 0 0 1 0 .96h${0.9 - length}a.48 .48 0 0 1 0-.96z`;
}
