/** The list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}
