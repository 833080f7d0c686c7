import { createHmac, timingSafeEqual } from 'node:crypto';

const keptMs = 3600_000;

/** Says for an hour that a browser has proven a mailbox to a store, so that a reload asks for no other code. */
export function buyerCookie(secret: Uint8Array, storeId: string, email: string, now: Date, isSecure: boolean): string {
  const until = now.getTime() + keptMs;
  const body = `${Buffer.from(email).toString('base64url')}.${until}`;
  const value = `${body}.${sign(secret, storeId, body).toString('base64url')}`;
  return `${cookieOf(storeId, value)}; Max-Age=${keptMs / 1000}${isSecure ? '; Secure' : ''}`;
}

export const noBuyerCookie = (storeId: string): string => `${cookieOf(storeId, '')}; Max-Age=0`;

/** The mailbox that a browser has proven to a store. */
export function readBuyerCookie(secret: Uint8Array, storeId: string, cookies: string | undefined, now: Date) {
  const value = /(?:^|; *)swapt_buyer=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  const end = value.lastIndexOf('.');
  const body = value.slice(0, Math.max(end, 0));
  const [email = '', until = ''] = body.split('.');
  const [given, expected] = [Buffer.from(value.slice(end + 1), 'base64url'), sign(secret, storeId, body)];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) > now.getTime() ? Buffer.from(email, 'base64url').toString() : undefined;
}

const cookieOf = (storeId: string, value: string) =>
  `swapt_buyer=${value}; Path=/my-orders/${storeId}/; HttpOnly; SameSite=Lax`;

const sign = (secret: Uint8Array, storeId: string, body: string) =>
  createHmac('sha256', secret).update(`buyer of ${storeId} `).update(body).digest();
