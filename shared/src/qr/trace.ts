import { outline, type Point } from './pen.js';

/** Right, down, left, up. */
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface Turn extends Point {
  /** The corner points out of the dark area. */
  convex: boolean;
}

/**
 * The outlines of all dark areas as one path. Whole areas instead of single modules: neighbours then share no edge, and no printer or
 * screen shows hairlines between them. Dark is on the right hand of the way, so holes run the other way round by themselves.
 */
export function trace(isDark: (x: number, y: number) => boolean, modules: number, radius: number): string {
  const seen = new Set<number>();
  let path = '';
  for (let y = 0; y < modules; y++) {
    for (let x = 0; x < modules; x++) {
      if (!isDark(x, y) || isDark(x, y - 1) || seen.has(y * modules + x)) continue;
      const turns = follow(isDark, { x, y }, (top) => seen.add(top.y * modules + top.x));
      path += outline(turns, (index) => (turns[index]?.convex ? radius : 0));
    }
  }
  return path;
}

/** Walks around one outline from the top left corner of a module with a light one above. */
function follow(isDark: (x: number, y: number) => boolean, start: Point, onTopEdge: (module: Point) => void): Turn[] {
  const turns: Turn[] = [];
  let { x, y } = start;
  let heading = 0;
  do {
    if (heading === 0) onTopEdge({ x, y });
    const [dx, dy] = directions[heading] ?? directions[0];
    x += dx;
    y += dy;
    // The two modules ahead, to the right and to the left of the way. Modules that only touch at a corner stay apart.
    const ahead = (side: 1 | -1) => isDark(x + (dx - side * dy - 1) / 2, y + (dy + side * dx - 1) / 2);
    const turn = !ahead(1) ? 1 : ahead(-1) ? -1 : 0;
    if (turn !== 0) {
      turns.push({ x, y, convex: turn === 1 });
      heading = (heading + turn + 4) % 4;
    }
  } while (x !== start.x || y !== start.y || heading !== 0);
  return turns;
}
