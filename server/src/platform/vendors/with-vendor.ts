import type { Logger } from 'pino';
import type { AppError } from '../errors/app-error.js';
import { VendorError, type VendorFailure } from './vendor-error.js';

/**
 * Does work that asks a vendor. What its failure means to the caller, the noun that asks says; the operator reads the reason in the log.
 */
export async function withVendor<T>(
  log: Pick<Logger, 'warn'>,
  meaning: Readonly<Record<VendorFailure, () => AppError>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    log.warn({ err: error, vendor: error.vendor, failure: error.failure }, 'A vendor failed');
    throw meaning[error.failure]();
  }
}
