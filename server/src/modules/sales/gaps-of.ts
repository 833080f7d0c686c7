interface Range {
  from: Date;
  to: Date;
}

/** What no counted day or month of a range stands for, to be read from the orders. They are in the range, in their order, and none is in another one. */
export function gapsOf({ from, to }: Range, counted: readonly { starts: Date; ends: Date }[]): Range[] {
  const gaps: Range[] = [];
  let at = from;
  for (const { starts, ends } of counted) {
    if (starts > at) gaps.push({ from: at, to: starts });
    at = ends;
  }
  if (at < to) gaps.push({ from: at, to });
  return gaps;
}
