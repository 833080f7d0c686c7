import { VendorError } from '../../platform/vendors/vendor-error.js';

/** What a call throws, as far as whoever asked can tell. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it was done',
    (error: unknown) => {
      if (!(error instanceof VendorError)) throw error;
      return { failure: error.failure, ...error.detail };
    },
  );
