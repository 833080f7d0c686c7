import type Stripe from 'stripe';
import type { CardEvent } from './card-payments.js';

/** By what reports are signed: those about the installation's own account, and those about the accounts of shops. Several during a change. */
export interface SigningSecrets {
  own: readonly string[];
  connected: readonly string[];
}

const TOLERANCE_S = 300;

/**
 * A report that Stripe signed a moment ago. Each kind has secrets of its own, so that who knows how the one is signed cannot speak of the other: a
 * report about a shop's account counts only under the secret for those.
 */
export function readSigned(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  body: Buffer,
  signature: string,
  { own, connected }: SigningSecrets,
  now: Date,
): CardEvent | undefined {
  const signedBy = (secret: string) =>
    opened(() => webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now.getTime()));
  const ofShops = first(connected, signedBy);
  const event = ofShops?.account ? ofShops : first(own, signedBy);
  if (!event || (event.account && event !== ofShops)) return undefined;
  const thing: object = event.data.object;
  const objectId = 'id' in thing && typeof thing.id === 'string' ? thing.id : '';
  return { id: event.id, type: event.type, account: event.account ?? null, objectId };
}

function first<T>(secrets: readonly string[], read: (secret: string) => T | undefined): T | undefined {
  for (const secret of secrets) {
    const found = read(secret);
    if (found) return found;
  }
  return undefined;
}

/** Whatever its library finds wrong: what was not signed is nothing. */
function opened(open: () => Stripe.Event): Stripe.Event | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
