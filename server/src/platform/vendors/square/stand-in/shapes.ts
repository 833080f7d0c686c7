/** What the stand-in remembers, as Square describes it. */
interface Money {
  amount: number;
  currency: string;
}

export interface Merchant {
  id: string;
  business_name: string;
  country: string;
  language_code: string;
  currency: string;
  status: 'ACTIVE';
  main_location_id: string;
  created_at: string;
}

/** How often a business ended what it let the app do: tokens of before are worth nothing. */
interface Authorization {
  id: string;
  ended: number;
}

interface Location {
  id: string;
  name: string;
  status: 'ACTIVE';
  merchant_id: string;
  country: string;
  currency: string;
  created_at: string;
}

/** A code, an access token or a refresh token: each is used by its text, which is its id. */
export interface Token {
  id: string;
  merchant_id: string;
  scopes: string[];
  /** Of the authorization, when it was given out. */
  nth: number;
  expires_at: string;
  is_ended?: true;
}

export interface DeviceCode {
  id: string;
  name: string;
  code: string;
  device_id?: string;
  product_type: 'TERMINAL_API';
  location_id: string;
  status: 'UNPAIRED' | 'PAIRED';
  pair_by: string;
  created_at: string;
  status_changed_at: string;
  paired_at?: string;
}

export interface Checkout {
  id: string;
  amount_money: Money;
  reference_id?: string;
  note?: string;
  device_options: { device_id: string; tip_settings?: object; skip_receipt_screen?: boolean };
  payment_options?: object;
  status: 'PENDING' | 'IN_PROGRESS' | 'CANCELED' | 'COMPLETED';
  cancel_reason?: 'BUYER_CANCELED' | 'SELLER_CANCELED' | 'TIMED_OUT';
  payment_ids: string[];
  created_at: string;
  updated_at: string;
  app_id: string;
  location_id: string;
  payment_type: 'CARD_PRESENT';
}

export interface Payment {
  id: string;
  created_at: string;
  updated_at: string;
  amount_money: Money;
  total_money: Money;
  refunded_money?: Money;
  status: 'COMPLETED' | 'FAILED';
  source_type: 'CARD';
  card_details: object;
  location_id: string;
  reference_id?: string;
  terminal_checkout_id: string;
}

export interface Refund {
  id: string;
  status: 'PENDING' | 'COMPLETED';
  location_id: string;
  amount_money: Money;
  payment_id: string;
  reason?: string;
  created_at: string;
  updated_at: string;
}

export interface Kinds {
  merchant: Merchant;
  authorization: Authorization;
  location: Location;
  grant: Token;
  access: Token;
  refresh: Token;
  device_code: DeviceCode;
  checkout: Checkout;
  payment: Payment;
  refund: Refund;
}
