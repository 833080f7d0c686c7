/** Schemes a phone may be sent to; anything else in the table is answered like an unknown code. */
const schemes = new Set(['http:', 'https:', 'tel:', 'mailto:', 'sms:']);

/**
 * The value of the `Location` header for a stored target, or nothing when it cannot be one. Spaces, letters beyond ASCII and control characters come
 * out percent-encoded, so that no stored text can break a response or add a header to it.
 */
export function safeLocation(target: string): string | undefined {
  let url: URL;
  try {
    url = new URL(target);
  } catch {
    return undefined;
  }
  if (!schemes.has(url.protocol)) return undefined;
  return url.href.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
