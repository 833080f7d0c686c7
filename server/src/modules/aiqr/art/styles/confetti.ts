import { block } from '@swapt/shared/qr';
import { pick, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { byColour, circle, eyes, eyeShapes, leafDot, number, path, veil, whole } from '../shapes.js';

/** Paper bits, streamers and small things in all colours; each part of the code has a shape of its own. */
export function confetti(canvas: Canvas): string {
  const { palette, random, dark, force } = canvas;
  const bits = scatter(canvas, { apart: 1.6, tries: 1600, isBelow: true }).map(({ x, y }) => bit(canvas, x, y));
  const marks = scatter(canvas, { apart: 5.5, tries: 300 }).map((place) =>
    motif(pick(random, canvas.motifs), pick(random, palette.strongs), {
      ...place,
      size: 4.2,
      turn: random() * 50 - 25,
    }),
  );
  const parts = dark.map(({ x, y }): [string, string] => [
    pick(random, palette.inks),
    dot(x, y, force < 1 ? random() : 0),
  ]);
  const [ink = '#000000', core = ink, other = core] = palette.inks;
  return (
    whole(palette.grounds[0] ?? palette.paper, canvas) +
    bits.join('') +
    marks.join('') +
    veil(canvas, 3) +
    byColour(parts) +
    eyes(canvas, eyeShapes.soft, other, core)
  );
}

function dot(x: number, y: number, chance: number): string {
  if (chance < 0.35) return block(x, y, 1, 0);
  if (chance < 0.7) return block(x + 0.01, y + 0.01, 0.98, 0.49);
  return leafDot(x, y, chance < 0.85);
}

/** A round, a triangle, a strip or a curl. */
function bit({ palette, random }: Canvas, x: number, y: number): string {
  const fill = pick(random, [...palette.accents, ...palette.strongs, ...palette.softs]);
  const kind = Math.floor(random() * 4);
  const turn = ` transform="rotate(${Math.floor(random() * 360)} ${number(x)} ${number(y)})"`;
  if (kind === 0) return circle(fill, x, y, 0.35 + random() * 0.45);
  if (kind === 1) return path(fill, `M${number(x)} ${number(y - 0.8)}l.8 1.4h-1.6z`, turn);
  if (kind === 2)
    return `<rect x="${number(x - 0.6)}" y="${number(y - 0.2)}" width="1.2" height=".4" rx=".1" fill="${fill}"${turn}/>`;
  const curl = `M${number(x - 0.9)} ${number(y)}q.3-.7 .6 0t.6 0t.6 0`;
  return `<path d="${curl}" fill="none" stroke="${fill}" stroke-width=".24" stroke-linecap="round"${turn}/>`;
}
