import { createHash } from 'node:crypto';

/** The part of Koa's signed cookies used here. */
interface Cookies {
  get(name: string, options: { signed: boolean }): string | undefined;
  set(name: string, value: string, options: object): unknown;
}

const NAME = 'swapt_device';
const YEAR_MS = 365 * 24 * 3600_000;
const mark = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Whether this device signed in to the account before. It replaces no password: it only keeps the owner's tries apart from strangers'. */
export function isKnownDevice(cookies: Cookies, email: string): boolean {
  return cookies.get(NAME, { signed: true }) === mark(email);
}

export function rememberDevice(cookies: Cookies, email: string): void {
  cookies.set(NAME, mark(email), { signed: true, httpOnly: true, sameSite: 'lax', path: '/auth', maxAge: YEAR_MS });
}
