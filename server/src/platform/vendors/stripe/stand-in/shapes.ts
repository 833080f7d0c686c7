/** What the stand-in keeps, and shows, of Stripe's objects: the fields of its API of 2023 that are always there, and those that we read. */
interface Made {
  id: string;
  created: number;
  livemode: false;
  metadata: Record<string, string>;
}

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';

export interface CardFailure {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface Intent extends Made {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  application_fee_amount: number | null;
  automatic_payment_methods: { enabled: boolean } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic' | 'manual';
  client_secret: string;
  confirmation_method: 'automatic';
  currency: string;
  last_payment_error: CardFailure | null;
  latest_charge: string | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: null } } | null;
  payment_method: string | null;
  payment_method_types: ['card'];
  status: IntentStatus;
}

export interface Charge extends Made {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application_fee_amount: number | null;
  /** Of the fee, what was given back; the real one keeps it at the fee. */
  fee_refunded: number;
  billing_details: { address: null; email: null; name: null; phone: null };
  captured: boolean;
  currency: string;
  disputed: boolean;
  paid: true;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded';
}

export interface Refund extends Omit<Made, 'livemode'> {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: null;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute extends Made {
  object: 'dispute';
  amount: number;
  balance_transactions: [];
  charge: string;
  currency: string;
  evidence: object;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
}

export interface ConnectedAccount extends Omit<Made, 'livemode'> {
  object: 'account';
  type: 'standard';
  country: string;
  email: string | null;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  requirements: {
    alternatives: [];
    current_deadline: null;
    currently_due: string[];
    disabled_reason: string | null;
    errors: [];
    eventually_due: string[];
    past_due: [];
    pending_verification: [];
  };
}

type WalletState = { status: 'active' };

export interface PaymentDomain extends Omit<Made, 'metadata'> {
  object: 'payment_method_domain';
  domain_name: string;
  enabled: boolean;
  amazon_pay: WalletState;
  apple_pay: WalletState;
  google_pay: WalletState;
  klarna: WalletState;
  link: WalletState;
  paypal: WalletState;
}

interface CheckoutSession extends Made {
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete';
  url: string;
  success_url: string;
  cancel_url: string | null;
  /** The real one keeps it in a list of its own. */
  price: string;
}

export interface Subscription extends Made {
  object: 'subscription';
  status: 'active' | 'canceled';
  customer: string;
  cancel_at_period_end: boolean;
  items: { object: 'list'; data: { id: string; current_period_end: number }[] };
}

export interface Kinds {
  intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  account: ConnectedAccount;
  domain: PaymentDomain;
  session: CheckoutSession;
  subscription: Subscription;
}
