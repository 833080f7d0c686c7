import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import type { SquarePayments } from '../../platform/vendors/square/square-payments.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';

/** Square, where this installation is known there. */
export function squareService({ vendors }: Pick<Services, 'vendors'>): SquarePayments {
  if (!vendors.squarePayments) throw new AppError('square.not_connected');
  return vendors.squarePayments;
}

const notConnected = { code: 'NOT_CONNECTED', message: 'Square is not connected.' };

/** There is nothing to ask Square with: no call of it will be done until the business is connected. */
export const noConnection = () => new VendorError('Square', 'refused', 'not connected', { detail: notConnected });

/** Asks Square; what it says of a failure is passed on. */
export async function orSquareFailure<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    const { detail, failure } = error;
    if (failure !== 'refused' || !detail) throw new AppError('square.unavailable');
    if (detail.code === notConnected.code) throw new AppError('square.not_connected');
    throw new AppError('square.refused', detail.message, { code: detail.code });
  }
}
