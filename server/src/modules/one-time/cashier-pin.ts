import { addressOf } from '../../platform/http/callers/network.js';
import { isPasswordRight } from '../../platform/passwords/passwords.js';
import type { Services } from '../../platform/services.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';

export interface GivenPin {
  pin: string;
  ip: string;
}

/**
 * Whether a PIN lets a code be used. Tries are counted before they are looked at, for the code and for the address: a PIN has so few digits that it
 * is worth guessing, and behind one address is a venue with all its phones.
 */
export async function tryPin(
  services: Pick<Services, 'db' | 'now'>,
  { slug, pinHash }: { slug: string; pinHash: string | null },
  { pin, ip }: GivenPin,
): Promise<'right' | 'missing' | 'wrong' | 'tooMany'> {
  if (pinHash === null) return 'right';
  const digits = asciiDigits(pin);
  if (digits === '') return 'missing';
  const tries: Try[] = [
    { limit: 'cashierPin', of: slug },
    { limit: 'cashierPinDay', of: slug },
    { limit: 'cashierPinFrom', of: addressOf(ip) },
  ];
  if (!(await mayTry(services, tries))) return 'tooMany';
  if (!(await isPasswordRight(digits, pinHash))) return 'wrong';
  await forgiveTries(services, tries);
  return 'right';
}

/** Arabic and Persian keyboards have digits of their own. */
const asciiDigits = (text: string) =>
  text
    .slice(0, 32)
    .replace(/\s/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
