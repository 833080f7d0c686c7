/**
 * Why an outside service did not do what it was asked for. `refused`: it will not do this, however often it is asked. `limited`: it does not do any more
 * at the moment. `unavailable`: it does not answer, or not as it should; the settings may be wrong, and it may have done what it was asked for.
 */
export type VendorFailure = 'refused' | 'limited' | 'unavailable';

/** What the service itself says of a failure, where it says something. */
export interface VendorDetail {
  code: string;
  message: string;
  /** Why a bank declined a card. */
  declineCode?: string;
}

interface Options extends ErrorOptions {
  detail?: VendorDetail;
}

/** What every port throws. The reason and the cause are for the operator; whoever asked gets the words of the noun that asked. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly detail: VendorDetail | undefined;

  constructor(
    readonly vendor: string,
    readonly failure: VendorFailure,
    reason: string,
    { detail, ...options }: Options = {},
  ) {
    super(`${vendor}: ${reason}`, options);
    this.detail = detail;
  }
}
