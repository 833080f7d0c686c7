import type { CaptureMode, DisputeState, PayoutState } from '@swapt/shared/values';
import type { VendorDetail } from '../vendor-error.js';

/** `key`: the id of the call. The service does once what it is asked for under one key, for a day at least, and keeps the key with what it made. */
interface Keyed {
  key: string;
}

/** Something of a shop's own account at the service. */
interface OfAccount {
  account: string;
  id: string;
}

/**
 * How far a payment is. `created`: it waits for a card, also after one was declined. `action`: for the shopper, at their bank. `authorized`: the money is
 * reserved, and to be captured. `captured`: the shop has it.
 */
export type IntentState = 'created' | 'action' | 'processing' | 'authorized' | 'captured' | 'canceled';

/** One payment of one order. Amounts are whole minor units by ISO 4217. */
export interface CardIntent extends OfAccount {
  state: IntentState;
  amount: number;
  currency: string;
  /** What was captured. */
  received: number;
  /** What a browser pays it by. It is a secret of who pays, and never kept. */
  clientSecret: string;
  /** Where the shopper goes for `action`, if the service leads them there by address. */
  actionUrl?: string;
  /** Why the last card was declined. */
  failure?: VendorDetail;
  metadata: Readonly<Record<string, string>>;
}

interface NewIntent extends Keyed {
  /** The shop is the merchant: the money is its own, less the fee. */
  account: string;
  amount: number;
  currency: string;
  /** Of the amount, for the installation. */
  fee?: number;
  /** `manual`: it is authorized only, until `captureIntent`. */
  capture: CaptureMode;
  /** Ids of ours, by which a payment that comes back is known. */
  metadata: Readonly<Record<string, string>>;
}

export interface CardRefund extends OfAccount {
  intentId: string;
  amount: number;
  currency: string;
  state: 'pending' | 'succeeded' | 'failed' | 'canceled';
  metadata: Readonly<Record<string, string>>;
}

interface NewRefund extends Keyed {
  account: string;
  intentId: string;
  amount: number;
  /** The installation gives back its fee in the same proportion. */
  returnsFee: boolean;
  metadata: Readonly<Record<string, string>>;
}

/** Money that the bank of who paid took back. */
export interface CardDispute extends OfAccount {
  intentId: string;
  amount: number;
  currency: string;
  /** In the service’s word, such as `fraudulent`. */
  reason: string;
  state: DisputeState;
  dueAt: Date | null;
}

interface Amount {
  amount: number;
  currency: string;
}

/** What a shop has at the service, and what it was paid of that, newest first. */
export interface CardBalance {
  available: Amount[];
  pending: Amount[];
  payouts: (Amount & { id: string; state: PayoutState; arrivesAt: Date; error: string | null })[];
}

export interface CardAccount {
  id: string;
  country: string;
  canCharge: boolean;
  canPayOut: boolean;
  /** The shop has answered what the service asks of everybody. */
  isSubmitted: boolean;
  /** What the service still asks for, in its own words. */
  missing: readonly string[];
}

/** What somebody subscribed to at the installation's own account. */
export interface CardSubscription {
  id: string;
  customer: string;
  state: 'active' | 'past_due' | 'ended';
  paidUntil: Date | null;
  /** It is not renewed then. */
  isEnding: boolean;
  metadata: Readonly<Record<string, string>>;
}

/** What the service reports. It says that something changed, and what: it is read again, never believed. */
export interface CardEvent {
  id: string;
  type: string;
  /** Null: of the installation's own account. */
  account: string | null;
  objectId: string;
}

/**
 * Card payments on the accounts of shops. Everything throws a VendorError, none of it may be done inside of a transaction, and amounts that the service
 * cannot take in their currency are refused. `find…` is for a call whose key is too old to be sent again.
 */
export interface CardPayments {
  /** Nobody pays real money: the stand-in, or a test key. */
  isTest: boolean;
  /** Only the stand-in takes cards from our own page. */
  isStandIn: boolean;
  /** Where the team sees a payment at the service, and answers its bank; the stand-in has no such page. */
  pageOf: (intentId: string) => string | undefined;
  createIntent: (intent: NewIntent) => Promise<CardIntent>;
  readIntent: (intent: OfAccount) => Promise<CardIntent>;
  findIntent: (made: Keyed & { account: string; since: Date }) => Promise<CardIntent | undefined>;
  /** Pays with a card that the service knows by name, such as `pm_card_visa` of the test panel. Real cards are confirmed by the browser alone. */
  confirmIntent: (intent: OfAccount & Keyed & { card: string }) => Promise<CardIntent>;
  captureIntent: (intent: OfAccount & Keyed & { amount?: { amount: number; currency: string } }) => Promise<CardIntent>;
  cancelIntent: (intent: OfAccount & Keyed) => Promise<CardIntent>;
  createRefund: (refund: NewRefund & { currency: string }) => Promise<CardRefund>;
  readRefund: (refund: OfAccount) => Promise<CardRefund>;
  findRefund: (made: Keyed & { account: string; intentId: string }) => Promise<CardRefund | undefined>;
  readDispute: (dispute: OfAccount) => Promise<CardDispute>;
  readBalance: (account: string) => Promise<CardBalance>;
  createAccount: (account: Keyed & { country: string; email: string }) => Promise<CardAccount>;
  readAccount: (id: string) => Promise<CardAccount>;
  findAccount: (made: Keyed & { since: Date }) => Promise<CardAccount | undefined>;
  /** Where the shop answers what the service asks. The address works once, for minutes. */
  createAccountLink: (link: { account: string; refreshUrl: string; returnUrl: string }) => Promise<string>;
  /** A page of the service on which somebody subscribes to a price of the installation’s own account; asked for again with one key it is the same. */
  createSubscriptionPage: (page: Keyed & { price: string; orgId: string; backUrl: string }) => Promise<string>;
  /** A page of the service on which they manage it. */
  createPortalPage: (page: { customer: string; backUrl: string }) => Promise<string>;
  readSubscription: (id: string) => Promise<CardSubscription>;
  /** Where shoppers pay, as a host name: wallets are shown nowhere else. Done again, it changes nothing. Gives the service’s id of it. */
  registerDomain: (domain: Keyed & { account: string; domain: string }) => Promise<string>;
  /** Reads what somebody posted as a report of the service; nothing when the service did not sign it, or longer ago than five minutes. */
  readEvent: (body: Buffer, signature: string) => Promise<CardEvent | undefined>;
}
