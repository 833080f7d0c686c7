import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { defineVendorCall, queueCall } from '../../platform/vendor-calls/define-vendor-call.js';
import { cardService } from './account-home.js';

const HOUR_MS = 3600_000;

/** Tells the card service where shoppers pay: wallets show themselves on no other host. Without it everything but wallets works. */
export const registerDomain = defineVendorCall({
  ...{ vendor: 'stripe', operation: 'domain', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({ account: Type.String(), domain: Type.String() }),
  send: async ({ callId: key, request }, services) => {
    const ref = await cardService(services).registerDomain({ ...request, key });
    return { ref, reply: ref };
  },
  // A host that is registered again stays as it is.
  find: async () => undefined,
  end: async () => {},
});

interface Charging {
  account: string;
  /** Which one of the organization. */
  nth: number;
}

/** Done once for an account; not where no wallet would come: they pay on public hosts by https alone. */
export async function queueDomain(
  tx: Tx,
  { config, now }: Services,
  orgId: string,
  { account, nth }: Charging,
): Promise<void> {
  const { protocol, hostname: domain } = new URL(config.publicUrl);
  if (protocol !== 'https:' || domain === 'localhost') return;
  const subject = { kind: 'org', id: orgId };
  await queueCall(tx, registerDomain, { orgId, subject, nth, request: { account, domain }, now: now() });
}
