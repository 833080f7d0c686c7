import { countedAddress, type Figure } from '../../entities/counted-orders/counted-address.js';
import type { Report, Subject } from './sales.queries.js';

/** The address of the orders behind a figure of a report. */
export type OrdersOf = (figure: Figure) => string;

export const ordersOf =
  ({ store_id: storeId, event_id }: Subject, { from, to }: Pick<Report, 'from' | 'to'>): OrdersOf =>
  (figure) =>
    countedAddress(storeId, { from, to, ...(event_id && { event_id }), ...figure });
