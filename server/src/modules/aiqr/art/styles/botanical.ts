import { pick, scatter, type Canvas } from '../canvas.js';
import { motif, type MotifName } from '../motifs.js';
import { byColour, circle, eyes, eyeShapes, leafDot, number, path, veil, whole } from '../shapes.js';

const blossoms: readonly MotifName[] = ['flower', 'sun', 'flower'];

/** Leaves and blossoms that grow in from all sides; each part of the code is a small leaf. */
export function botanical(canvas: Canvas): string {
  const { palette, random, dark } = canvas;
  const branches = Array.from({ length: 30 }, (_, at) => branch(canvas, at / 30));
  const flowers = scatter(canvas, { apart: 4.6, tries: 500, isBelow: true }).map(({ x, y }) => {
    const wide = 3 + random() * 2.2;
    const name = pick(random, random() < 0.6 ? blossoms : canvas.motifs);
    return (
      motif(name, pick(random, palette.accents), { x, y, size: wide, turn: random() * 60 }) +
      middleOf(name, canvas, x, y, wide)
    );
  });
  const buds = scatter(canvas, { apart: 1.7, tries: 400, isBelow: true }).map(({ x, y }) =>
    circle(pick(random, palette.softs), x, y, 0.16 + random() * 0.24),
  );
  const leaves = dark.map(({ x, y }): [string, string] => [
    pick(random, palette.inks),
    leafDot(x, y, (x + y) % 2 === 0),
  ]);
  const [ink = '#000000', core = ink] = palette.inks;
  return (
    whole(palette.grounds[0] ?? palette.paper, canvas) +
    branches.join('') +
    buds.join('') +
    flowers.join('') +
    veil(canvas, 4) +
    byColour(leaves) +
    eyes(canvas, eyeShapes.round, ink, core)
  );
}

const middleOf = (name: MotifName, { palette }: Canvas, x: number, y: number, wide: number) =>
  name === 'flower' ? circle(palette.softs[1] ?? palette.paper, x, y, wide * 0.16) : '';

/** A bent stem from somewhere on the edge, with a pair of leaves at each step; `way` is its place around the picture. */
function branch({ size, palette, random }: Canvas, angle: number): string {
  const turn = angle * 2 * Math.PI;
  const edge = 0.5 * size * Math.min(1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))), 1.4142);
  const middle = size / 2;
  let [x, y] = [middle + edge * Math.cos(turn), middle + edge * Math.sin(turn)];
  let heading = turn + Math.PI + (random() - 0.5) * 2.4;
  const bend = (random() - 0.5) * 0.35;
  const fill = pick(random, [...palette.strongs, ...palette.accents]);
  let stem = `M${number(x)} ${number(y)}`;
  let leaves = '';
  for (let step = 0; step < 9; step++) {
    heading += bend;
    x += Math.cos(heading) * 1.1;
    y += Math.sin(heading) * 1.1;
    stem += `L${number(x)} ${number(y)}`;
    const wide = 2.4 * (1 - step / 12);
    leaves += leaf(x, y, heading + 0.9, wide) + leaf(x, y, heading - 0.9, wide);
  }
  return `<path d="${stem}" fill="none" stroke="${fill}" stroke-width="0.22" stroke-linecap="round"/>${path(fill, leaves)}`;
}

/** A pointed leaf from its foot. */
function leaf(x: number, y: number, heading: number, length: number): string {
  const at = (along: number, aside: number) => {
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
    return `${number(x + cos * along - sin * aside)} ${number(y + sin * along + cos * aside)}`;
  };
  return `M${at(0, 0)}C${at(length * 0.3, length * 0.42)} ${at(length * 0.8, length * 0.3)} ${at(length, 0)}C${at(length * 0.8, -length * 0.3)} ${at(length * 0.3, -length * 0.42)} ${at(0, 0)}z`;
}
