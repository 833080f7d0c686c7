import { block } from '@swapt/shared/qr';
import { pick, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { byColour, circle, eyes, eyeShapes, number, path, plate, whole } from '../shapes.js';

/** A sky over hills, and the code as a lit window in it. */
export function night(canvas: Canvas): string {
  const { size, palette, random, dark } = canvas;
  const glow = [5, 3.4, 1.9, 0.7].map((grow, at) =>
    plate(palette.accents[0] ?? palette.paper, canvas, 3, grow, ` opacity="${0.1 + at * 0.08}"`),
  );
  const stars = scatter(canvas, { apart: 0.9, tries: 900 }).map(({ x, y }) =>
    circle(random() < 0.75 ? palette.paper : pick(random, palette.accents), x, y, 0.06 + random() ** 4 * 0.3),
  );
  const marks = scatter(canvas, { apart: 5.5, tries: 240 }).map((place) =>
    motif(pick(random, [...canvas.motifs, 'spark', 'spark']), pick(random, palette.softs), {
      ...place,
      size: 2.4 + random() * 2.4,
      turn: random() * 30 - 15,
    }),
  );
  const parts = dark.map(({ x, y }): [string, string] => [pick(random, palette.inks), block(x, y, 1, 0.32)]);
  const [ink = '#000000', core = ink] = palette.inks;
  return (
    whole(palette.night, canvas) +
    sky(canvas) +
    stars.join('') +
    hill(canvas, size - 5.5, palette.dusk) +
    hill(canvas, size - 2.8, palette.inks[1] ?? palette.dusk) +
    marks.join('') +
    glow.join('') +
    plate(palette.paper, canvas, 3) +
    craters(canvas) +
    byColour(parts) +
    eyes(canvas, eyeShapes.round, ink, core)
  );
}

/** The code stands on the face of a moon: soft spots, hardly darker than the rest. */
function craters(canvas: Canvas): string {
  const { origin, modules, palette, random, force } = canvas;
  if (force === 1) return '';
  return Array.from({ length: 22 }, () => {
    const radius = 0.8 + random() * 3;
    const place = () => origin - 3 + radius + random() * (modules + 6 - 2 * radius);
    return circle(pick(random, palette.softs), place(), place(), radius, ' opacity="0.28"');
  }).join('');
}

/** Bands of a lighter night towards the horizon. */
const sky = ({ size, palette }: Canvas) =>
  [0.45, 0.6, 0.75, 0.9]
    .map(
      (from) =>
        `<rect y="${number(size * from)}" width="${size}" height="${number(size * (1 - from))}" fill="${palette.dusk}" opacity="0.3"/>`,
    )
    .join('');

function hill({ size, random }: Canvas, y: number, fill: string): string {
  const turn = random() * 6.283;
  const points = Array.from({ length: 13 }, (_, at) => {
    const x = (at / 12) * size;
    return `${number(x)} ${number(y + Math.sin((at / 12) * 8 + turn) * 1.3)}`;
  });
  return path(fill, `M0 ${size}L${points.join('L')}L${size} ${size}z`, ' stroke-linejoin="round"');
}
