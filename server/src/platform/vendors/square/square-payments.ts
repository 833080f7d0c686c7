/** What a business let us do at Square, and for how long. The refresh token stays the same when it is used. */
export interface SquareTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  merchantId: string;
}

/** What an access token is good for, as Square says it. */
export interface SquareGrant {
  merchantId: string;
  scopes: readonly string[];
  expiresAt: Date | null;
}

export interface SquareMerchant {
  id: string;
  name: string;
  country: string;
  currency: string;
}

/** A place where the business sells. */
export interface SquareLocation {
  id: string;
  name: string;
  currency: string;
  isActive: boolean;
}

/** A terminal of a location, or a code that waits to be typed into one. */
export interface SquareDevice {
  codeId: string;
  name: string;
  code: string;
  /** Null until the code was typed in. */
  deviceId: string | null;
  pairBy: Date | null;
}

/** How far a checkout on a terminal is. `processing`: somebody pays at this moment, or it is being called off. */
export type SquareCheckoutState = 'created' | 'processing' | 'captured' | 'canceled';

/** An amount that a terminal asks for. Amounts are whole minor units. */
export interface SquareCheckout {
  id: string;
  state: SquareCheckoutState;
  amount: number;
  currency: string;
  /** Our id, by which one that comes back is known. */
  reference: string;
  /** In Square's word, such as `BUYER_CANCELED`. */
  cancelReason: string | null;
  paymentIds: readonly string[];
}

export interface SquarePayment {
  id: string;
  isCompleted: boolean;
  /** Without a tip. */
  amount: number;
  currency: string;
}

export interface SquareRefund {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  state: 'pending' | 'succeeded' | 'failed';
  reason: string;
}

/** What Square reports: that something changed, and what. It is read again, never believed. */
export interface SquareEvent {
  id: string;
  type: string;
  merchantId: string;
  objectId: string;
}

/** `key`: the id of the call. Square does once what it is asked for under one key. `token`: of the business. */
interface Asking {
  token: string;
}
interface Keyed extends Asking {
  key: string;
}
interface Of extends Asking {
  id: string;
}

/** Square on behalf of businesses. Everything throws a VendorError, and none of it may be done inside of a transaction. */
export interface SquarePayments {
  /** Nobody pays real money: the stand-in, or the sandbox. */
  isTest: boolean;
  isStandIn: boolean;
  /** Where a business lets us in; it comes back to `redirectUri` with a code and the state. */
  authorizeUrl: (asked: { state: string; redirectUri: string }) => Promise<string>;
  obtainTokens: (asked: { code: string; redirectUri: string }) => Promise<SquareTokens>;
  refreshTokens: (refreshToken: string) => Promise<SquareTokens>;
  readGrant: (token: string) => Promise<SquareGrant>;
  /** Ends what a business let us do, with all tokens of it; or a single token alone. */
  revoke: (asked: { merchantId: string } | { accessToken: string }) => Promise<void>;
  readMerchant: (token: string) => Promise<SquareMerchant>;
  listLocations: (token: string) => Promise<SquareLocation[]>;
  /** Terminals that were paired with us, and codes that wait. */
  listDevices: (asked: Asking & { locationId: string }) => Promise<SquareDevice[]>;
  createDeviceCode: (asked: Keyed & { locationId: string; name: string }) => Promise<SquareDevice>;
  createCheckout: (
    asked: Keyed & { deviceId: string; amount: number; currency: string; reference: string },
  ) => Promise<SquareCheckout>;
  readCheckout: (checkout: Of) => Promise<SquareCheckout>;
  cancelCheckout: (checkout: Of) => Promise<SquareCheckout>;
  findCheckout: (
    asked: Asking & { deviceId: string; reference: string; since: Date },
  ) => Promise<SquareCheckout | undefined>;
  readPayment: (payment: Of) => Promise<SquarePayment>;
  createRefund: (
    asked: Keyed & { paymentId: string; amount: number; currency: string; reason: string },
  ) => Promise<SquareRefund>;
  readRefund: (refund: Of) => Promise<SquareRefund>;
  /** By its reason, which has our id of it. */
  findRefund: (asked: Asking & { paymentId: string; reason: string; since: Date }) => Promise<SquareRefund | undefined>;
  /** Where the terminals of the stand-in are; the real ones stand on a counter. */
  deskOf: (merchantId: string) => Promise<string | undefined>;
  /** Reads what somebody posted as a report of Square; nothing when Square did not sign it. */
  readEvent: (body: Buffer, signature: string) => Promise<SquareEvent | undefined>;
}

/** What we ask businesses for: their name and places, their terminals, and payments with their refunds. */
export const squareScopes = [
  'MERCHANT_PROFILE_READ',
  'PAYMENTS_READ',
  'PAYMENTS_WRITE',
  'DEVICE_CREDENTIAL_MANAGEMENT',
] as const;
