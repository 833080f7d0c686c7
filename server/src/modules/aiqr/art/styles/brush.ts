import { pick, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { byColour, circle, eyes, eyeShapes, number, runs, veil, whole } from '../shapes.js';

/** Broad strokes across the paper, splashes, and a code painted in short strokes. */
export function brush(canvas: Canvas): string {
  const { size, palette, random, force } = canvas;
  const broad = Array.from({ length: 9 }, (_, at) => {
    const y = ((at + 0.2 + random() * 0.6) / 9) * size;
    const tones = pick(random, [palette.accents, palette.softs, palette.strongs]);
    return stroke(canvas, { x: -3, y, length: size + 6, width: 4 + random() * 3.5, fill: pick(random, tones) });
  });
  const splashes = scatter(canvas, { apart: 1.4, tries: 260 }).map(({ x, y }) =>
    circle(pick(random, palette.strongs), x, y, 0.1 + random() ** 3 * 0.7, ' opacity="0.8"'),
  );
  const marks = scatter(canvas, { apart: 6, tries: 260 }).map((place) =>
    motif(pick(random, canvas.motifs), palette.dusk, { ...place, size: 4.2, turn: random() * 40 - 20 }),
  );
  const strokes = runs(canvas, true).map(({ x, y, length }): [string, string] => [
    pick(random, palette.inks),
    dab(x, y, length, 0.12 * (1 - force), random),
  ]);
  const [ink = '#000000'] = palette.inks;
  return (
    whole(palette.paper, canvas) +
    broad.join('') +
    splashes.join('') +
    marks.join('') +
    veil(canvas, 2.5, 0.2) +
    byColour(strokes) +
    eyes(canvas, eyeShapes.soft, ink, palette.inks[1])
  );
}

interface Stroke {
  x: number;
  y: number;
  length: number;
  width: number;
  fill: string;
}

/** Many thin hairs side by side, each of its own length: the ends of the stroke get dry. */
function stroke({ random }: Canvas, { x, y, length, width, fill }: Stroke): string {
  const bend = (random() - 0.5) * 7;
  const hairs = Array.from({ length: 16 }, (_, at) => {
    const offset = (at / 15 - 0.5) * width + (random() - 0.5) * 0.2;
    const [start, end] = [x + random() * 5, x + length - random() * 8];
    const thin = (width / 16) * (0.8 + random() * 1.1);
    const d = `M${number(start)} ${number(y + offset)}Q${number((start + end) / 2)} ${number(y + offset + bend)} ${number(end)} ${number(y + offset + bend / 3)}`;
    return `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${number(thin)}" stroke-linecap="round"/>`;
  });
  return `<g opacity="0.85">${hairs.join('')}</g>`;
}

/** One stroke of a small brush, a little uneven. */
function dab(x: number, y: number, length: number, uneven: number, random: () => number): string {
  const off = () => (random() - 0.5) * uneven;
  const [left, right, top, down] = [x + 0.03, x + length - 0.03, y + 0.03 + off(), y + 0.97 + off()];
  const points = [left + 0.3, top, right - 0.3, top + off(), right, top, right, down, right - 0.3, down + off()].map(
    number,
  );
  const [a, b, c, d, e, f, g, h, i, j] = points;
  return `M${a} ${b}L${c} ${d}Q${e} ${f} ${e} ${number(y + 0.5)}Q${g} ${h} ${i} ${j}L${number(left + 0.3)} ${number(down)}Q${number(left)} ${number(down)} ${number(left)} ${number(y + 0.5)}Q${number(left)} ${number(top)} ${a} ${b}z`;
}
