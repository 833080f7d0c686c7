import { randomUUID } from 'node:crypto';

const visitorPattern = /(?:^|;\s*)swapt_vid=([0-9a-f-]{36})(?:;|$)/;
const optOutPattern = /(?:^|;\s*)swapt_optout=1(?:;|$)/;
const aYear = 31_536_000;

export interface Visitor {
  /** Empty when the visitor does not want to be recognized. */
  id: string;
  /** The cookie to set, if any. */
  setCookie?: string;
}

/**
 * A random first-party id that tells a returning visitor, unless the visitor has opted out on the privacy page or the browser asks not to be tracked
 * (Global Privacy Control, Do Not Track); then an earlier id is taken away.
 */
export function visitorOf(headers: NodeJS.Dict<string | string[]>, isSecure: boolean): Visitor {
  const cookies = typeof headers.cookie === 'string' ? headers.cookie : '';
  const known = cookies === '' ? undefined : visitorPattern.exec(cookies)?.[1];
  if (headers['sec-gpc'] === '1' || headers.dnt === '1' || (cookies !== '' && optOutPattern.test(cookies))) {
    return known ? { id: '', setCookie: cookie('', 0, isSecure) } : { id: '' };
  }
  if (known) return { id: known };
  const id = randomUUID();
  return { id, setCookie: cookie(id, aYear, isSecure) };
}

function cookie(value: string, maxAge: number, isSecure: boolean): string {
  return `swapt_vid=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
