/** How the text of a column becomes a value, by type; the same on both engines. Drivers already agree on the types not named here. */
export const parsers: Record<number, (text: string) => unknown> = {
  /** int8: counts and sizes; beyond 2^53 it would lose digits, which none of our columns reaches. */
  20: Number,
  /** numeric: what sum() of int8 gives. */
  1700: Number,
  /** date stays text (YYYY-MM-DD): a day has no time zone. */
  1082: String,
  1016: numbers,
  1231: numbers,
};

function numbers(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : Number(item)));
}
