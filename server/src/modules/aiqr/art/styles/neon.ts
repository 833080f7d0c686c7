import { block } from '@swapt/shared/qr';
import { pick, scatter, type Canvas } from '../canvas.js';
import { motif } from '../motifs.js';
import { byColour, circle, eyes, eyeShapes, number, plate, whole } from '../shapes.js';

/** Bright tubes around a lit sign on a dark wall. */
export function neon(canvas: Canvas): string {
  const { size, palette, random, dark } = canvas;
  const frames = [0.9, 2.2, 3.6].map((grow, at) =>
    tube(canvas, grow, palette.accents[at % palette.accents.length] ?? '#ffffff'),
  );
  const marks = scatter(canvas, { apart: 5.2, tries: 300 }).map((place) => {
    const [name, fill, at] = [
      pick(random, canvas.motifs),
      pick(random, palette.accents),
      { ...place, turn: random() * 40 - 20 },
    ];
    return `${circle(fill, place.x, place.y, 3, ' opacity="0.12"')}${circle(fill, place.x, place.y, 2.3, ' opacity="0.16"')}${motif(name, fill, { ...at, size: 3.6 })}${motif(name, palette.paper, { ...at, size: 1.9 })}`;
  });
  const parts = dark.map(({ x, y }): [string, string] => [tone(canvas, x, y), block(x + 0.01, y + 0.01, 0.98, 0.42)]);
  const [ink = '#000000', core = ink] = palette.inks;
  return (
    whole(palette.night, canvas) +
    bricks(canvas) +
    marks.join('') +
    frames.join('') +
    plate(palette.paper, canvas, 3.5) +
    byColour(parts) +
    eyes(canvas, eyeShapes.round, ink, core) +
    `<rect x="0.4" y="0.4" width="${size - 0.8}" height="${size - 0.8}" rx="1.6" fill="none" stroke="${palette.dusk}" stroke-width="0.35"/>`
  );
}

/** Colours that change from one corner to the other. */
const tone = ({ palette, size }: Canvas, x: number, y: number) =>
  palette.inks[Math.floor(((x + y) / (2 * size)) * palette.inks.length)] ?? '#000000';

/** Light around a bright line, wide and faint to thin and strong. */
function tube(canvas: Canvas, grow: number, colour: string): string {
  const line = (width: number, stroke: string, opacity: number) =>
    plate('none', canvas, 3.5, grow, ` stroke="${stroke}" stroke-width="${number(width)}" opacity="${opacity}"`);
  return line(1.5, colour, 0.16) + line(0.9, colour, 0.3) + line(0.42, colour, 1) + line(0.14, '#ffffff', 0.85);
}

function bricks({ size, palette }: Canvas): string {
  let d = '';
  for (let y = 0; y < size; y += 2) {
    d += `M0 ${y}H${size}`;
    for (let x = (y / 2) % 2 === 0 ? 0 : 2.2; x < size; x += 4.4) d += `M${number(x)} ${y}v2`;
  }
  return `<path d="${d}" fill="none" stroke="${palette.dusk}" stroke-width="0.12" opacity="0.55"/>`;
}
