import { refuseInTransaction } from '../db/transaction.js';
import { VendorError } from './vendor-error.js';

const LONGEST_REASON = 500;

interface Asked extends RequestInit {
  /** How the service is called where a failure is written down. */
  vendor: string;
  /** What is refused inside of a transaction, with its article: `an image model`. */
  what: string;
  timeoutMs: number;
  /** Whether an answer that is not fine is a refusal of what was asked for. */
  isRefusal?: (status: number, reason: string) => boolean;
}

/** Asks an outside service over HTTP. Gives its answer when that is fine, and throws a VendorError else. */
export async function fetchVendor(
  address: string,
  { vendor, what, timeoutMs, isRefusal, ...init }: Asked,
): Promise<Response> {
  refuseInTransaction(what);
  const response = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new VendorError(vendor, 'unavailable', 'no answer', { cause: error });
  });
  if (response.ok) return response;
  const reason = (await response.text().catch(() => '')).slice(0, LONGEST_REASON);
  if (isRefusal?.(response.status, reason)) throw new VendorError(vendor, 'refused', `${response.status} ${reason}`);
  throw new VendorError(vendor, response.status === 429 ? 'limited' : 'unavailable', `${response.status} ${reason}`);
}
