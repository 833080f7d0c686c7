import type { FulfilmentKind } from '../stores/stores.js';

export const orderStatuses = ['pending', 'placed', 'completed', 'expired', 'canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Which status an order goes to. One that expired is placed after all where its money came late and everything is still there. */
export const orderTransitions = {
  pending: ['placed', 'expired', 'canceled'],
  placed: ['completed', 'canceled'],
  completed: [],
  expired: ['placed'],
  canceled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** What the money of an order comes to. */
export const paymentStatuses = [
  'unpaid',
  'authorized',
  'partially_paid',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How much of an order is with the shopper. */
export const fulfilmentStatuses = [
  'unfulfilled',
  'partial',
  'fulfilled',
  'delivered',
  'picked_up',
  'partially_returned',
  'returned',
] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/** How an order is paid: when it is picked up, by card, not at all because it costs nothing, or at the desk of an event. */
export const orderTenders = ['pickup', 'card', 'free', 'desk'] as const;
export type OrderTender = (typeof orderTenders)[number];

/** What the team does with an order. */
export const orderActions = [
  'contact',
  'address',
  'note',
  'tags',
  'ready',
  'fulfil',
  'deliver',
  'pick_up',
  'return',
  'mark_paid',
  'resend',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Of what is downloaded: it waits for its payment, is there, or was there long enough. */
export const fileStates = ['unpaid', 'open', 'over'] as const;
export type FileState = (typeof fileStates)[number];

export const cancelReasons = ['shopper', 'team', 'unpaid', 'payment'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What of an order decides what can be done with it. */
export interface OrderState {
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfilment_status: FulfilmentStatus;
  method_kind: FulfilmentKind;
  /** When it was prepared, of one that is picked up. */
  ready_at: unknown;
}

const isAlive = ({ status }: OrderState) => status === 'placed' || status === 'completed';
const isOpen = ({ fulfilment_status: status }: OrderState) => status === 'unfulfilled' || status === 'partial';
const isOut = ({ fulfilment_status: status }: OrderState) => status !== 'unfulfilled' && status !== 'returned';

const isAllowed: Record<OrderAction, (order: OrderState) => boolean> = {
  contact: isAlive,
  address: (order) => order.status === 'placed' && order.method_kind === 'delivery' && isOpen(order),
  note: () => true,
  tags: () => true,
  ready: (order) =>
    order.status === 'placed' && order.method_kind === 'pickup' && isOpen(order) && order.ready_at === null,
  fulfil: (order) => order.status === 'placed' && order.method_kind !== 'pickup' && isOpen(order),
  deliver: (order) => isAlive(order) && order.method_kind === 'delivery' && order.fulfilment_status === 'fulfilled',
  pick_up: (order) => order.status === 'placed' && order.method_kind === 'pickup' && isOpen(order),
  return: (order) => isAlive(order) && isOut(order),
  mark_paid: (order) =>
    isAlive(order) && (order.payment_status === 'unpaid' || order.payment_status === 'partially_paid'),
  // Of one that waits for its card, the mail has the link to pay it by.
  resend: (order) => isAlive(order) || order.status === 'pending',
};

/** Whether the team may do this now; the server and the buttons ask the same. */
export const mayDo = (order: OrderState, action: OrderAction): boolean => isAllowed[action](order);

/** An order can be called off as long as nobody has anything of it. */
export const mayCancel = ({ status, fulfilment_status: fulfilled }: OrderState): boolean =>
  status === 'pending' || (status === 'placed' && (fulfilled === 'unfulfilled' || fulfilled === 'returned'));

/** Its lines can be changed as long as nobody has anything of it. */
export const mayEditLines = ({ status, fulfilment_status: fulfilled }: OrderState): boolean =>
  status === 'placed' && fulfilled === 'unfulfilled';

const paidOnce: readonly PaymentStatus[] = ['paid', 'overpaid', 'partially_refunded', 'refunded'];

/** A receipt is of an order that counts and was paid, also where some of it went back since. */
export const hasReceipt = (order: { number: number | null; payment_status: PaymentStatus }): boolean =>
  order.number !== null && paidOnce.includes(order.payment_status);

export const orderLimits = {
  note: 500,
  addressLine: 120,
  tags: 20,
  tag: 40,
  /** Orders of one contact in a store that are neither paid nor picked up. */
  unpaidPerContact: 3,
  /** Units of one variant in an order that is paid later. */
  unpaidUnits: 20,
  /** An order that is paid when it is picked up waits so long after its time, and so long where no time was chosen. */
  pickUpGraceHours: 24,
  pickUpDays: 7,
} as const;
