import { addressOf } from '../../platform/http/callers/network.js';
import type { Services } from '../../platform/services.js';
import { tryCodes } from '../discounts/discounts.service.js';
import { ourVisitor } from '../promo-locks/promo-locks.service.js';
import { orgOfOpenStore } from '../stores/stores.service.js';

/** Counts the codes that a stranger wants a price with, so that nobody guesses them. */
export async function tryQuotedCodes(
  services: Services,
  storeId: string,
  codes: readonly string[] = [],
  { ip, visitor }: { ip: string; visitor: string | undefined },
): Promise<void> {
  if (codes.length === 0) return;
  const orgId = await orgOfOpenStore(services, storeId);
  await tryCodes(services, { orgId, storeId, visitor: await ourVisitor(services, visitor), ip: addressOf(ip) }, codes);
}
