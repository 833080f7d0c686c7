import { normalCode } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';
import { selectKnownCodes } from './applicable.sql.js';

interface Asker {
  orgId: string;
  storeId: string;
  /** A browser that we know, of `ourVisitor`; empty where it is none. */
  visitor: string;
  /** Their network address. */
  ip: string;
}

/**
 * Lets a stranger try codes, before the transaction that prices a cart with them. Only codes that no active discount of the store has are counted, so who
 * has one can price a cart as often as they like; who guesses is refused after a few, with the right one too. A browser that we know still has some when
 * those of its network are used up.
 */
export async function tryCodes(
  services: Pick<Services, 'db' | 'now'>,
  { orgId, storeId, visitor, ip }: Asker,
  codes: readonly string[],
): Promise<void> {
  const asked = [...new Set(codes.map(normalCode))];
  const own: Try[] = visitor ? [{ limit: 'discountCode', of: `${storeId} ${visitor}` }] : [];
  const shared: Try[] = [
    { limit: 'discountCodeFrom', of: `${storeId} ${ip}` },
    { limit: 'discountCodeDay', of: `${storeId} ${ip}` },
  ];
  const few: Try[] = visitor ? [{ limit: 'promoCodeFew', of: `${storeId} ${visitor}` }] : [];
  const mayAsk = async () =>
    (await mayTry(services, own)) &&
    ((await mayTry(services, shared)) || (few.length > 0 && (await mayTry(services, few))));
  for (const _ of asked) if (!(await mayAsk())) throw new AppError('discount.code_tries');
  if (asked.length === 0) return;
  const known = await services.db.org(orgId, (tx) => selectKnownCodes(tx, orgId, storeId, asked));
  for (const _ of known) await forgiveTries(services, [...own, ...shared]);
}
