/** A table, a shelf, a campaign: more is no parameter that somebody printed. */
const mostCharacters = 200;

/** What goes along of a short address's query: of each name that its code lets through, the first value. */
export function forwardedOf(forwards: readonly string[] | undefined, url: string): URLSearchParams {
  const forwarded = new URLSearchParams();
  const query = url.indexOf('?');
  if (!forwards || query < 0) return forwarded;
  const given = new URLSearchParams(url.slice(query));
  for (const name of forwards) {
    const value = given.get(name);
    if (value && value.length <= mostCharacters) forwarded.set(name, value);
  }
  return forwarded;
}

/**
 * The destination with what goes along. What it says itself, in whichever letters, is its owner's word; and its own text stays as it is, since some
 * sites sign it.
 */
export function withForwarded(location: string, forwards: readonly string[] | undefined, url: string): string {
  // Hardly any code passes anything on, and every redirect comes by here.
  if (!forwards) return location;
  const forwarded = forwardedOf(forwards, url);
  if (forwarded.size === 0 || !/^https?:/.test(location)) return location;
  const own = new Set([...new URL(location).searchParams.keys()].map((name) => name.toLowerCase()));
  for (const name of [...forwarded.keys()]) if (own.has(name.toLowerCase())) forwarded.delete(name);
  if (forwarded.size === 0) return location;
  const [address = '', ...fragment] = location.split('#');
  const joint = address.includes('?') ? (/[?&]$/.test(address) ? '' : '&') : '?';
  return [`${address}${joint}${forwarded}`, ...fragment].join('#');
}
