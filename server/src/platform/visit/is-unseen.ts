import type { IncomingHttpHeaders } from 'node:http';

/** How browsers say that they fetch before anybody asked for it: by the standard, and by the names before it. */
const announcements = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Fetched ahead by a browser, for somebody who may never look. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  announcements.some((name) => /prefetch|preview|prerender|instant/i.test(String(headers[name] ?? '')));

/**
 * Whether no person looks at what is asked for: it is fetched ahead, or it is to be a part of another page (a picture, a script, a frame) and not a
 * page of its own. A browser that does not say counts as a person's. Nothing of it is refused; it is not counted as people, and uses nothing up.
 */
export const isUnseen = (headers: IncomingHttpHeaders): boolean =>
  isPrefetch(headers) || !['document', undefined].includes(headers['sec-fetch-dest']);
