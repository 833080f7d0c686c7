import { trace } from '@swapt/shared/qr';
import { pick, QUIET, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { blob, eyes, eyeShapes, path, plate, whole } from '../shapes.js';

/** Sheets of coloured paper, one upon the other, each with its shadow; the innermost is the ground of the code. */
export function paper(canvas: Canvas): string {
  const { size, modules, palette, random, isDark } = canvas;
  const middle = size / 2;
  const plateReach = modules / 2 + QUIET;
  const tones = [...palette.strongs.slice(0, 2), ...palette.accents.slice(0, 2), ...palette.softs.slice(0, 2)];
  const sheets = tones.map((fill, at) => {
    const grow = (1 - at / tones.length) * 7;
    // A rounded square, so that the sheets keep their distance at the corners as well.
    const reach = Array.from({ length: 28 }, (_, step) => {
      const turn = (step / 28) * 2 * Math.PI;
      const square = Math.min(1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))), 1.36);
      return plateReach * square + grow * (0.75 + random() * 0.5);
    });
    return raised(fill, (dx, dy) => blob(middle + dx, middle + dy, reach));
  });
  const marks = scatter(canvas, { apart: 5, tries: 300 }).map((place) => {
    const [name, at] = [pick(random, canvas.motifs), { size: 3.8 + random(), turn: random() * 60 - 30 }];
    const shadow = motif(name, '#000000', { ...place, ...at, x: place.x + 0.2, y: place.y + 0.25 });
    return `<g opacity="0.25">${shadow}</g>${motif(name, pick(random, [palette.paper, ...palette.softs]), { ...place, ...at })}`;
  });
  const [ink = '#000000', core = ink] = palette.inks;
  return (
    whole(palette.dusk, canvas) +
    sheets.join('') +
    marks.join('') +
    `<g opacity="0.2">${plate('#000000', canvas, 3, 0.35)}</g>` +
    plate(palette.paper, canvas, 3) +
    hills(canvas) +
    path(ink, trace(isDark, size, 0.45)) +
    eyes(canvas, eyeShapes.round, core)
  );
}

/** Folds in the ground of the code, of tints that hardly differ. */
function hills({ size, modules, palette, random, force }: Canvas): string {
  if (force === 1) return '';
  return [0.46, 0.36, 0.26, 0.16]
    .map((share, at) => {
      const reach = Array.from({ length: 9 }, () => modules * share * (0.85 + random() * 0.3));
      return path(palette.grounds[at % palette.grounds.length] ?? palette.paper, blob(size / 2, size / 2, reach));
    })
    .join('');
}

/** A sheet with three soft edges of shadow below it. */
const raised = (fill: string, draw: (dx: number, dy: number) => string) =>
  [0.7, 0.45, 0.2].map((off) => path('#000000', draw(off * 0.6, off), ' opacity="0.1"')).join('') +
  path(fill, draw(0, 0));
