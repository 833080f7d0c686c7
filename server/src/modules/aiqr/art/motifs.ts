/** Small shapes on a field of 24 by 24, each one path. */
const drawn = {
  heart: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 4-3 7.500-10 13z',
  leaf: 'M3 21C2 9 9 3 21 3c0 12-6 19-15.500 17L12 12l-8 9z',
  drop: 'M12 2c4 6 7 9.500 7 13a7 7 0 0 1-14 0c0-3.500 3-7 7-13z',
  moon: 'M16 2.500A10 10 0 1 0 21.500 17A9 9 0 0 1 16 2.500z',
  fish: 'M1 12C5 5 13 5 17 11l6-5v12l-6-5C13 19 5 19 1 12zM6 9.500a1.300 1.300 0 1 0 .01 0z',
  cup: 'M3 8h14v1h1.500a3.500 3.500 0 0 1 0 7H16a6 6 0 0 1-12-1zM17 11v3h1.500a1.500 1.500 0 0 0 0-3zM7 6c-1-1.500 1-2.500 0-4h1.500c1 1.500-1 2.500 0 4zM11 6c-1-1.500 1-2.500 0-4h1.500c1 1.500-1 2.500 0 4z',
  bean: 'M6 4C11 0 20 3 21 10C22 17 15 23 9 21C2 19 1 8 6 4zM6 5c2 6 10 7 11 15l1.200-1C17.500 11 9 10 7.500 4z',
  tree: 'M12 1l6 8h-3l5 6h-3.500l4 5H14v3h-4v-3H3.500l4-5H4l5-6H6z',
  mountain: 'M0 21L9 5l4 7 2.500-4L24 21zM9 5l-2.500 4.500L9 9l1.500 2 1-1.500z',
  note: 'M8 4l13-3v15a3.500 3 0 1 1-2-2.700V7l-9 2v10a3.500 3 0 1 1-2-2.700z',
  bolt: 'M14 1L4 14h6l-2 9L20 9h-7z',
  cloud: 'M7 19a5 5 0 0 1-.5-10A6 6 0 0 1 18 8.500a5.300 5.300 0 0 1 0 10.500z',
  cherry:
    'M7 22a5 5 0 1 1 1.500-9.700C9 8 11 5 15 2l1.500 1.200C17 6 17.500 8 18 10.200a5 5 0 1 1-2 .3C15.500 8.500 15 7 15 5c-2.500 2-4 4.500-4.500 8A5 5 0 0 1 7 22z',
  pizza:
    'M2 5c6-4 14-4 20 0L12 23zM8 7a1.600 1.600 0 1 0 .01 0zM15 8a1.600 1.600 0 1 0 .01 0zM11.500 13a1.600 1.600 0 1 0 .01 0z',
  glass: 'M6 1h12c1 7-1 11-5 12v7h4v2H7v-2h4v-7C7 12 5 8 6 1zM8 3.500c0 2 0 3 .3 4h7.400c.3-1 .3-2 .3-4z',
  balloon: 'M12 1a7.500 8 0 0 1 1 16l1 2h-1.300c0 2 1.300 2 .8 4h-1.200c.3-1.500-1-2-.800-4H10l1-2A7.500 8 0 0 1 12 1z',
  gift: 'M2 8h5a3 3 0 0 1 5-4 3 3 0 0 1 5 4h5v4h-9V8h-2v4H2zM3 13.500h8V22H3zM13 13.500h8V22h-8z',
  paw: 'M12 12c4 0 7 4 6.500 7-.5 3-4 2-6.500 2s-6 1-6.500-2C5 16 8 12 12 12zM4 8a2.200 2.800 0 1 0 .01 0zM9 2.500a2.300 3 0 1 0 .01 0zM15 2.500a2.300 3 0 1 0 .01 0zM20 8a2.200 2.800 0 1 0 .01 0z',
  house: 'M12 2l11 10h-3v10h-6v-6h-4v6H4V12H1z',
  book: 'M1 4c4-2 8-1 10.500 1v16C9 19 5 18.500 1 20zM23 4c-4-2-8-1-10.500 1v16C15 19 19 18.500 23 20z',
  crown: 'M2 20L1 7l6 5 5-9 5 9 6-5-1 13z',
  wheat:
    'M11 23V9C8 9 6 7 6 4c3 0 5 1.500 6 4 1-2.500 3-4 6-4 0 3-2 5-5 5v3c1-1.500 3-2.500 5-2.500 0 3-2 5-5 5v2.500c1-1.500 3-2.500 5-2.500 0 3-2 5-5 5V23zM11 12c-1-1.500-3-2.500-5-2.500 0 3 2 5 5 5z',
  mushroom: 'M1 13C1 6 6 2 12 2s11 4 11 11h-8l1.500 8c-2 1.500-7 1.500-9 0L9 13z',
  citrus:
    'M12 1a11 11 0 1 0 .01 0zM12 4v7L7 6a8 8 0 0 1 5-2zM13.500 4a8 8 0 0 1 4.500 2l-4.500 5zM5.500 7.500L10 12H4a8 8 0 0 1 1.500-4.500zM14 12l5-4.500a8 8 0 0 1 1 4.500zM4 13.500h6L6 18a8 8 0 0 1-2-4.500zM14 13.500h6a8 8 0 0 1-2 4.500zM12 14v6a8 8 0 0 1-5-2zM13.500 14l4 4a8 8 0 0 1-4 2z',
  wave: 'M0 15c3-8 9-10 14-6-2 0-4 1-4 4 0 4 5 5 9 3l5-2v6H0z',
} as const;

const point = (radius: number, turn: number) =>
  `${(12 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(12 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

function star(points: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => point(at % 2 === 0 ? 11.5 : inner, at / (2 * points)));
  return `M${corners.join('L')}z`;
}

/** Petals around a middle; each is a closed curve from the middle and back. */
function flower(petals: number): string {
  const parts = Array.from({ length: petals }, (_, at) => {
    const [turn, wide] = [at / petals, 0.62 / petals];
    return `M${point(2.5, turn)}C${point(9, turn - wide)} ${point(13, turn - wide)} ${point(11.5, turn)}C${point(13, turn + wide)} ${point(9, turn + wide)} ${point(2.5, turn)}z`;
  });
  return parts.join('');
}

function snow(): string {
  const arm = (turn: number) => {
    const side = 0.022;
    return `M${point(1, turn)}L${point(11, turn - side * 0.55)}L${point(11, turn + side * 0.55)}zM${point(6, turn)}L${point(9.5, turn - 0.07)}L${point(8.5, turn - 0.085)}zM${point(6, turn)}L${point(9.5, turn + 0.07)}L${point(8.5, turn + 0.085)}z`;
  };
  return Array.from({ length: 6 }, (_, at) => arm(at / 6)).join('');
}

const shapes = { ...drawn, star: star(5, 5), sun: star(12, 7.5), flower: flower(6), snow: snow(), spark: star(4, 2.6) };

export type MotifName = keyof typeof shapes;

/** A motif in the middle of `x`, `y`, as wide as `size`. */
export function motif(
  name: MotifName,
  fill: string,
  at: { x: number; y: number; size: number; turn?: number },
): string {
  const scale = (at.size / 24).toFixed(4);
  const turned = at.turn ? ` rotate(${at.turn.toFixed(0)})` : '';
  return `<path fill="${fill}" fill-rule="evenodd" transform="translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})${turned} scale(${scale}) translate(-12 -12)" d="${shapes[name]}"/>`;
}
