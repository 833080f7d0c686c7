import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Clocks of phones are wrong by up to one step either way. */
const DRIFT = 1;

/** 160 bits, as RFC 4226 wants it. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const totpOf = (secret: Uint8Array, label: string) =>
  new TOTP({ issuer: 'Swapt', label, period: PERIOD_S, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

/** What an app reads: the text to type, and the address that its picture carries. */
export function describeSecret(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step of time that a code belongs to, or nothing for one that is not right now. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}
