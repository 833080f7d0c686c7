/** Formats of numbers cost more to make than to use, and a table has thousands of amounts: one is made for each key and kept. */
export function memoized<Key extends readonly string[], T>(make: (...key: Key) => T): (...key: Key) => T {
  const made = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    const known = made.get(name) ?? make(...key);
    made.set(name, known);
    return known;
  };
}
