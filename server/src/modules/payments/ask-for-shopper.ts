import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { withVendor } from '../../platform/vendors/with-vendor.js';

const unavailable = () => new AppError('payment.unavailable');
const meaning = { refused: () => new AppError('payment.refused'), limited: unavailable, unavailable };

/**
 * Asks the card service for somebody who pays. What it says of a request of ours can name accounts and keys, so its words stay with the operator; why a
 * card was declined, the payment says.
 */
export const askForShopper = <T>({ log }: Pick<Services, 'log'>, ask: () => Promise<T>): Promise<T> =>
  withVendor(log, meaning, ask);
