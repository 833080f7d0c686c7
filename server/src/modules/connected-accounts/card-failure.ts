import type { CardPayment } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import { VendorError, type VendorDetail } from '../../platform/vendors/vendor-error.js';

/** What the card service says of something that it did not do, for whoever asked. */
export const failureOf = ({ code, message, declineCode }: VendorDetail): AppError =>
  new AppError('payment.refused', message, { code, ...(declineCode && { decline_code: declineCode }) });

/** Asks the card service; what it says of a failure is passed on. */
export async function orFailure<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    throw error.failure === 'refused' && error.detail ? failureOf(error.detail) : new AppError('payment.unavailable');
  }
}

/** The same as a record keeps it. */
export const toFailure = (detail: VendorDetail | null | undefined): CardPayment['failure'] =>
  detail ? { code: detail.code, message: detail.message, decline_code: detail.declineCode ?? null } : null;
