import type { PaymentOptions, ShownOrder } from '../../contract/index.js';
import type { QrDrawing } from '../../qr/drawing.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

/** What is to be paid of an order by card. */
export interface DuePayment {
  /** Null: the store takes none any more. */
  card: PaymentOptions['card'];
  /** Why the last card was not taken. */
  problem?: string;
  /** The bank is at it. */
  isUnderway: boolean;
  /** Where the bank asks who pays. */
  bankUrl?: string;
}

/** One order, for whoever has its link. `drawing` is the code that the counter scans, while there is something to hand over. */
export type OrderScreenData =
  | {
      screen: 'order';
      kind: 'shown';
      store: StoreOfPage;
      order: ShownOrder;
      drawing?: QrDrawing;
      /** While it waits to be paid. */
      payment?: DuePayment;
      /** Somebody tried to cancel it, and it was too late. */
      isTooLate: boolean;
    }
  | { screen: 'order'; kind: 'unknown'; store?: StoreOfPage };

export const order = {
  isListed: false,
  paths: [{ path: '/my-orders/:id/:order', title: 'Your order', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
