/** How far a Bézier handle reaches on a quarter circle of radius 1. */
const KAPPA = 0.5523;

export interface Point {
  x: number;
  y: number;
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);

function step(from: Point, to: Point): string {
  const [right, down] = [number(to.x - from.x), number(to.y - from.y)];
  return (right === '0' ? '' : `h${right}`) + (down === '0' ? '' : `v${down}`);
}

/**
 * A closed outline of right angles as path data, its corners rounded by `radius(corner)` modules.
 * Only `M h v c z` are used: PostScript has the same five, so an EPS file needs no curve mathematics.
 */
export function outline(corners: readonly Point[], radius: (index: number) => number): string {
  const at = (index: number) => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const towards = (index: number, other: Point): Point => {
    const corner = at(index);
    const reach = radius((index + corners.length) % corners.length);
    return { x: corner.x + Math.sign(other.x - corner.x) * reach, y: corner.y + Math.sign(other.y - corner.y) * reach };
  };
  let position = towards(0, at(1));
  let path = `M${number(position.x)} ${number(position.y)}`;
  for (let index = 1; index <= corners.length; index++) {
    const corner = at(index);
    const enter = towards(index, at(index - 1));
    const leave = towards(index, at(index + 1));
    path += step(position, enter);
    if (enter.x !== leave.x || enter.y !== leave.y) path += curve(enter, corner, leave);
    position = leave;
  }
  return `${path}z`;
}

function curve(enter: Point, corner: Point, leave: Point): string {
  const handles = [
    (corner.x - enter.x) * KAPPA,
    (corner.y - enter.y) * KAPPA,
    leave.x - enter.x + (corner.x - leave.x) * KAPPA,
    leave.y - enter.y + (corner.y - leave.y) * KAPPA,
    leave.x - enter.x,
    leave.y - enter.y,
  ];
  return `c${handles.map(number).join(' ')}`;
}

/** A square with rounded corners; `hole` turns it the other way round, so that it cuts out of what is around it. */
export function block(x: number, y: number, width: number, radius: number, hole = false): string {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + width },
    { x, y: y + width },
  ];
  return outline(hole ? corners.reverse() : corners, () => radius);
}
