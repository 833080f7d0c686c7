import { pick, QUIET, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { byColour, eyes, eyeShapes, number, plate, whole } from '../shapes.js';

/** Tiles all over; their colours change slowly from place to place, as on a wall that somebody laid by hand. */
export function mosaic(canvas: Canvas): string {
  const { size, origin, modules, isDark, palette, random } = canvas;
  const noise = slowly(canvas);
  const from = origin - QUIET;
  const to = origin + modules + QUIET;
  const tiles: [string, string][] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isPlate = x >= from && x < to && y >= from && y < to;
      const tones = isDark(x, y) ? palette.inks : isPlate ? palette.grounds : around(canvas, x, y);
      const at = Math.floor(noise(x, y) * tones.length + random() * 0.9);
      tiles.push([tones[at % tones.length] ?? palette.paper, tile(x, y, isPlate ? 0.05 : 0.07, random)]);
    }
  }
  const marks = scatter(canvas, { apart: 5, tries: 300 }).map((place) =>
    motif(pick(random, canvas.motifs), palette.paper, { ...place, size: 4.4, turn: random() * 50 - 25 }),
  );
  const [ink = '#000000', core = ink] = palette.inks;
  return (
    whole(palette.dusk, canvas) +
    plate(palette.paper, canvas, 0) +
    byColour(tiles) +
    marks.join('') +
    eyesOn(canvas) +
    eyes(canvas, eyeShapes.soft, ink, core)
  );
}

const around = ({ palette, size }: Canvas, x: number, y: number) =>
  Math.min(x, y, size - 1 - x, size - 1 - y) % 3 === 2 ? palette.strongs : palette.accents;

/** A clean field below each eye. */
function eyesOn({ palette, origin, modules }: Canvas): string {
  const far = origin + modules - 8;
  const near = origin - 1;
  const corners = [
    [near, near],
    [far, near],
    [near, far],
  ];
  return corners
    .map(([x = 0, y = 0]) => `<rect x="${x}" y="${y}" width="9" height="9" rx="2.4" fill="${palette.paper}"/>`)
    .join('');
}

/** A square, a little crooked. */
function tile(x: number, y: number, gap: number, random: () => number): string {
  const off = () => (random() - 0.5) * 0.1;
  const [left, top, right, down] = [x + gap, y + gap, x + 1 - gap, y + 1 - gap];
  const corners = [
    [left + off(), top + off()],
    [right + off(), top + off()],
    [right + off(), down + off()],
    [left + off(), down + off()],
  ];
  return `M${corners.map((corner) => corner.map(number).join(' ')).join('L')}z`;
}

/** A value between 0 and 1 that changes slowly over the picture. */
function slowly({ size, random }: Canvas): (x: number, y: number) => number {
  const waves = [1, 2, 3].map((n) => ({ turn: random() * 6.283, heading: random() * 6.283, step: (n * 3.4) / size }));
  return (x, y) => {
    const sum = waves.reduce(
      (total, { turn, heading, step }) =>
        total + Math.sin((x * Math.cos(heading) + y * Math.sin(heading)) * step + turn),
      0,
    );
    return Math.min(Math.max(sum / 6 + 0.5, 0), 0.999);
  };
}
