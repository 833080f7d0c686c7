/** So many are kept, those made last: a format of dates takes 50 KB, and what a key says may come from a stranger. */
const mostKept = 300;

/** Formats of the language cost more to make than to use: one is made for each key and kept for a while. */
export function memoized<Key extends readonly string[], T>(make: (...key: Key) => T): (...key: Key) => T {
  const made = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const [oldest] = made.keys();
    if (oldest !== undefined && made.size >= mostKept) made.delete(oldest);
    const one = make(...key);
    made.set(name, one);
    return one;
  };
}
