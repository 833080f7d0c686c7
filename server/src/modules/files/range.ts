/**
 * The part of a file that a `Range` header asks for, both ends included; nothing where the whole is to be sent, which is also the answer to
 * several parts at once (RFC 9110 14.2).
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'bad' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 ? 'bad' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || end < start ? 'bad' : { start, end };
}
