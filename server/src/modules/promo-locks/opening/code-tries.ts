import { addressOf } from '../../../platform/http/callers/network.js';
import type { Services } from '../../../platform/services.js';
import { forgiveTries, mayTry, type Try } from '../../../platform/throttle/throttle.js';

interface Trier {
  /** Whose codes they are. */
  scope: string;
  /** Where it is one of ours. */
  visitor: string | undefined;
  ip: string;
}

export interface CodeTries {
  /** It was right: it does not count. */
  forgive: () => Promise<void>;
}

/**
 * Counts a try of a code before it is looked at; nothing where there were too many. Those of one browser count for themselves, and with all others of its
 * address, and of all addresses. Once these are used up by somebody who guesses, every browser that we know still has a few of its own: who guesses
 * does not lock out the venue that they sit in.
 */
export async function mayTryCode(
  services: Pick<Services, 'db' | 'now'>,
  { scope, visitor, ip }: Trier,
): Promise<CodeTries | undefined> {
  const own: Try[] = visitor ? [{ limit: 'promoCode', of: `${scope} ${visitor}` }] : [];
  if (!(await mayTry(services, own))) return undefined;
  const shared: Try[] = [
    { limit: 'promoCodeFrom', of: `${scope} ${addressOf(ip)}` },
    { limit: 'promoCodeDay', of: scope },
  ];
  const forgive = (tries: readonly Try[]): CodeTries => ({ forgive: () => forgiveTries(services, [...own, ...tries]) });
  if (await mayTry(services, shared)) return forgive(shared);
  const few: Try[] = visitor ? [{ limit: 'promoCodeFew', of: `${scope} ${visitor}` }] : [];
  return few.length > 0 && (await mayTry(services, few)) ? forgive(few) : undefined;
}
