/** Whether two JSON values say the same, in whatever order their fields stand. A field that is undefined is none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [fieldsOf(a), fieldsOf(b)];
  return (
    one.size === other.size && [...one].every(([name, value]) => other.has(name) && isSame(value, other.get(name)))
  );
}

const fieldsOf = (value: object) =>
  new Map<string, unknown>(Object.entries(value).filter(([, field]) => field !== undefined));
