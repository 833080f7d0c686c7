import type { ShownOrder } from '../../contract/index.js';
import type { QrDrawing } from '../../qr/drawing.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

/** One order, for whoever has its link. `drawing` is the code that the counter scans, while there is something to hand over. */
export type OrderScreenData =
  | {
      screen: 'order';
      kind: 'shown';
      store: StoreOfPage;
      order: ShownOrder;
      drawing?: QrDrawing;
      /** Somebody tried to cancel it, and it was too late. */
      isTooLate: boolean;
    }
  | { screen: 'order'; kind: 'unknown'; store?: StoreOfPage };

export const order = {
  isListed: false,
  paths: [{ path: '/my-orders/:id/:order', title: 'Your order', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
