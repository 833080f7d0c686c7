/**
 * Why an outside service did not do what it was asked for. `refused`: it will not do this, however often it is asked. `limited`: it does not do any more
 * at the moment. `unavailable`: it does not answer, or not as it should; the settings may be wrong.
 */
export type VendorFailure = 'refused' | 'limited' | 'unavailable';

/** What every port throws. The reason and the cause are for the operator; whoever asked gets the words of the noun that asked. */
export class VendorError extends Error {
  override readonly name = 'VendorError';

  constructor(
    readonly vendor: string,
    readonly failure: VendorFailure,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${vendor}: ${reason}`, options);
  }
}
