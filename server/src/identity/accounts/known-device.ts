import { createHash, randomBytes } from 'node:crypto';

/** The part of Koa's signed cookies used here. */
export interface Cookies {
  get(name: string, options: { signed: boolean }): string | undefined;
  set(name: string, value: string, options: object): unknown;
}

const DEVICE = 'swapt_device';
const SIGN_UP = 'swapt_signup';
const YEAR_MS = 365 * 24 * 3600_000;
const DAY_MS = 24 * 3600_000;
const options = { signed: true, httpOnly: true, sameSite: 'lax', path: '/auth' };
const hash = (id: string, email: string) =>
  createHash('sha256').update(`${id} ${email.toLowerCase()}`).digest('base64url');

/**
 * The mark of this device where it signed in to the account before. It replaces no password: it only keeps the tries of each of the owner's devices
 * apart from strangers', and from one another's.
 */
export function deviceOf(cookies: Cookies, email: string): string | undefined {
  const [id = '', mark] = cookies.get(DEVICE, { signed: true })?.split('.') ?? [];
  return mark === hash(id, email) ? mark : undefined;
}

export function rememberDevice(cookies: Cookies, email: string): void {
  const id = randomBytes(16).toString('base64url');
  cookies.set(DEVICE, `${id}.${hash(id, email)}`, { ...options, maxAge: YEAR_MS });
}

/** Marks this browser as the one in which the password of a sign-up was typed: the link of its mail asks for it nowhere else. */
export function rememberSignUp(cookies: Cookies, accountId: string): void {
  cookies.set(SIGN_UP, accountId, { ...options, maxAge: DAY_MS });
}

export const isSignUpOf = (cookies: Cookies, accountId: string): boolean =>
  cookies.get(SIGN_UP, { signed: true }) === accountId;
