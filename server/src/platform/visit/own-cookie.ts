import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const pattern = /(?:^|;\s*)swapt_own=([0-9a-f-]{36})(?:;|$)/;

/** What a page cannot do its work without: an id for its own address alone, which no other page is sent and no number is counted by. */
export interface OwnId {
  id: string;
  /** The cookie to set, where the browser has none yet. */
  setCookie?: string;
}

interface OwnAddress {
  path: string;
  days: number;
  isSecure: boolean;
}

/** The id that a browser has for this address; empty where it has none. */
export const ownId = ({ cookie }: IncomingHttpHeaders): string => pattern.exec(cookie ?? '')?.[1] ?? '';

/** The same, with a new one where it has none. */
export function giveOwnId(headers: IncomingHttpHeaders, { path, days, isSecure }: OwnAddress): OwnId {
  const known = ownId(headers);
  if (known) return { id: known };
  const id = randomUUID();
  return { id, setCookie: ownCookie(id, { path, days, isSecure }) };
}

/** The cookie that keeps an id for this address. */
export const ownCookie = (id: string, { path, days, isSecure }: OwnAddress): string =>
  `swapt_own=${id}; Max-Age=${days * 86_400}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
