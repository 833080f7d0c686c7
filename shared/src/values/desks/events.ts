/** What an event goes through. `closing`: nothing is sold any more, the money is counted. */
export const eventStates = ['scheduled', 'open', 'closing', 'settled', 'canceled'] as const;
export type EventState = (typeof eventStates)[number];

/** An event is settled by its settlements alone. */
export const eventTransitions = {
  scheduled: ['open', 'canceled'],
  open: ['closing'],
  closing: ['open', 'settled'],
  settled: [],
  canceled: [],
} as const satisfies Record<EventState, readonly EventState[]>;

/** What is paid with at a desk. `card`: at a terminal that is not connected, `online`: by the code that the shopper scans. */
export const deskTenders = ['cash', 'card', 'online', 'square', 'other'] as const;
export type DeskTender = (typeof deskTenders)[number];

/** Where an order was made. */
export const orderChannels = ['online', 'team', 'event'] as const;
export type OrderChannel = (typeof orderChannels)[number];

export const eventLimits = {
  stores: 20,
  device: 40,
  reason: 200,
  place: 120,
  /** Lines of a sale without a product. */
  freeAmounts: 20,
  /** Off the whole sale, in hundredths of a per cent: above it a manager approves. */
  cashierDiscount: 2_000,
  /** A sale that a desk kept without the network is taken so long after it was made, in seconds. */
  lateSale: 7 * 24 * 3_600,
  /** A sale that the shopper pays by their own phone waits so long. */
  onlineMinutes: 10,
  /** Sales that a desk shows of its own. */
  shownSales: 200,
} as const;

/** The smallest coin, in minor units, where it is more than one: by currency, for euro by the countries that round. */
const steps: Record<string, number> = {
  CHF: 5,
  SEK: 100,
  NOK: 100,
  DKK: 50,
  CZK: 100,
  HUF: 500,
  AUD: 5,
  NZD: 10,
  CAD: 5,
  SGD: 5,
};
const roundingEuro = new Set(['BE', 'EE', 'FI', 'IE', 'IT', 'LT', 'NL', 'SK']);

/** What a total in cash is rounded to. */
export const cashStep = (currency: string, country: string): number =>
  currency === 'EUR' ? (roundingEuro.has(country) ? 5 : 1) : (steps[currency] ?? 1);

/** What the smallest coin adds to a total, or takes off; half of it is rounded up. */
export function cashRounding(total: number, step: number): number {
  const over = total % step;
  return over * 2 >= step ? step - over : -over;
}
