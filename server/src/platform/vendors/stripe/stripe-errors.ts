import type Stripe from 'stripe';
import { VendorError, type VendorDetail, type VendorFailure } from '../vendor-error.js';

const vendor = 'Stripe';

/** What failures of its library mean (docs.stripe.com/error-handling). A key that was used for something else says nothing about what was done. */
const failures: Readonly<Record<string, VendorFailure>> = {
  StripeCardError: 'refused',
  StripeInvalidRequestError: 'refused',
  StripeRateLimitError: 'limited',
};

/** Whether an error is one of Stripe's library, which is loaded only when it is used. */
const isStripes = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Error && 'rawType' in error && 'type' in error;

/** An error of Stripe's library as every port throws it; any other one as it is. */
export function asVendorError(error: unknown): unknown {
  if (!isStripes(error)) return error;
  const { type, message, statusCode } = error;
  const failure = failures[type] ?? 'unavailable';
  return new VendorError(vendor, failure, `${statusCode ?? 'no answer'} ${message}`, {
    detail: detailOf(error),
    cause: error,
  });
}

function detailOf({ code, type, message, decline_code: declineCode }: InstanceType<typeof Stripe.errors.StripeError>) {
  const detail: VendorDetail = { code: code ?? type, message };
  return declineCode ? { ...detail, declineCode } : detail;
}
