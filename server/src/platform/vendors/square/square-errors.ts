import type { SquareError } from 'square';
import { VendorError, type VendorDetail, type VendorFailure } from '../vendor-error.js';

const vendor = 'Square';

/** Whether an error is one of Square's library, which is loaded only when it is used. */
const isSquares = (error: unknown): error is SquareError =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

/** Square did not do it and will not do it: neither busy, nor broken, nor unsure. A key that was used for something else says nothing about what was done. */
function failureOf(status: number | undefined, code: string): VendorFailure {
  if (status === undefined || status >= 500 || status === 408) return 'unavailable';
  if (status === 429) return 'limited';
  return code === 'IDEMPOTENCY_KEY_REUSED' ? 'unavailable' : 'refused';
}

/** An error of Square's library as every port throws it; any other one as it is. */
export function asVendorError(error: unknown): unknown {
  if (error instanceof Error && error.name.startsWith('SquareTimeout'))
    return new VendorError(vendor, 'unavailable', 'no answer in time', { cause: error });
  if (!isSquares(error)) return error;
  const [first] = error.errors;
  const code = first?.code ?? 'Unknown';
  const detail: VendorDetail = { code, message: first?.detail ?? code };
  const { statusCode } = error;
  const reason = `${statusCode ?? 'no answer'} ${detail.code} ${detail.message}`;
  return new VendorError(vendor, failureOf(statusCode, code), reason, { detail, cause: error });
}

const ended = ['ACCESS_TOKEN_EXPIRED', 'ACCESS_TOKEN_REVOKED', 'UNAUTHORIZED'];

/** Whether Square says of a failure that a business does not let us in (any more). */
export const isUnauthorized = (error: unknown): error is VendorError & { detail: VendorDetail } =>
  error instanceof VendorError && error.detail !== undefined && ended.includes(error.detail.code);
