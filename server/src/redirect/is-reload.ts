import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser loads again what it shows, which is no scan. It says so by two things at once: which version it has, and that it wants it anew.
 * A phone that scans the same code again says the first alone, an app that keeps nothing the second.
 */
export const isReload = (headers: IncomingHttpHeaders): boolean =>
  headers['if-none-match'] !== undefined && /\b(max-age=0|no-cache)\b/.test(headers['cache-control'] ?? '');
