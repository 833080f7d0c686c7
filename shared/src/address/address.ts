/** A postal address; what its country does not have is empty. */
export interface Address {
  /** ISO 3166-1, two letters. */
  country: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
}
