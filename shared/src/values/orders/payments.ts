/** How far a payment by card is. `created`: it waits for a card, also after one was declined. `action`: for the shopper, at their bank. */
export const paymentStates = [
  'created',
  'action',
  'processing',
  'authorized',
  'captured',
  'failed',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Who takes a payment: the card service in a browser, or a terminal of Square. */
export const paymentVendors = ['stripe', 'square'] as const;
export type PaymentVendor = (typeof paymentVendors)[number];

/** `manual`: a card reserves the money, and is charged later. */
export const captureModes = ['automatic', 'manual'] as const;
export type CaptureMode = (typeof captureModes)[number];

export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Why money goes back. `late`: it came after its order expired. `provider`: somebody gave it back at the card service itself. `disputed`: the bank of who paid did. */
export const refundReasons = ['team', 'canceled', 'late', 'overpaid', 'provider', 'disputed'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A payment that the bank of who paid took back. `open`: the shop has to say why it is owed. `review`: it has. */
export const disputeStates = ['open', 'review', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const payoutStates = ['under_way', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Cards that nobody has, for trying out: what each does is in its name. */
export const testCards = [
  'pm_card_visa',
  'pm_card_threeDSecureRequired',
  'pm_card_createDispute',
  'pm_card_visa_chargeDeclined',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeDeclinedIncorrectCvc',
  'pm_card_chargeDeclinedProcessingError',
] as const;
export type TestCard = (typeof testCards)[number];

export const paymentLimits = {
  /** An order by card keeps its stock so long. */
  minutes: 15,
  /** An order that the team made waits so long for its card. */
  linkDays: 3,
  /** Cards that are tried for one order. */
  declined: 8,
  /** Minor units, ten times as many where a currency has three decimals: refunds of one order above it are for owners. */
  largeRefund: 50_000,
  note: 200,
} as const;
