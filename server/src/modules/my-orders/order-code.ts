import { createHmac } from 'node:crypto';

const windowMs = 10 * 60_000;
/** A code works in the window it was made in and in the next one. */
export const codeMinutes = (2 * windowMs) / 60_000;

/** The six digits that prove a mailbox to a store for some minutes. They are worked out, so nothing of them lies in the database. */
export const orderCode = (secret: Uint8Array, storeId: string, email: string, now: Date): string =>
  codeIn(secret, storeId, email, windowOf(now));

export function isOrderCode(secret: Uint8Array, typed: string, storeId: string, email: string, now: Date): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  const window = windowOf(now);
  return [window, window - 1].some((one) => codeIn(secret, storeId, email, one) === digits);
}

const windowOf = (now: Date) => Math.floor(now.getTime() / windowMs);

function codeIn(secret: Uint8Array, storeId: string, email: string, window: number): string {
  const hash = createHmac('sha256', secret).update(`order code ${window} ${storeId} `).update(email).digest();
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}
