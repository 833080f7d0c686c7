import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import { enqueue } from '../../platform/jobs/enqueue.js';

const order = { order_id: Type.String({ format: 'uuid' }) };

/** What shoppers get a mail about. */
const orderNews = ['placed', 'ready', 'shipped', 'canceled', 'refunded', 'changed', 'toPay', 'charged'] as const;
export type OrderNews = (typeof orderNews)[number];

/** Kinds of jobs that orders ask for; what they do is said in `orders.jobs.ts`, and of mails in `order-mails.jobs.ts`. */
export const mailAboutOrder = {
  kind: 'orders.mail',
  payload: Type.Object({ ...order, news: Type.Enum([...orderNews]) }),
};
export const settlePayments = { kind: 'payments.settle', payload: Type.Object(order) };
export const noteBuyer = { kind: 'orders.noteBuyer', payload: Type.Object(order) };

/** Ends open payments of an order that costs nothing any more, or something else, and gives back what was paid too much, once this is committed. */
export const settleMoney = (tx: Tx, orgId: string, orderId: string, now: Date): Promise<void> =>
  enqueue(tx, settlePayments, { orgId, payload: { order_id: orderId }, now, key: orderId });

/** Writes to who placed an order that money of it is on its way back. */
export const mailReturned = (tx: Tx, orgId: string, orderId: string, now: Date): Promise<void> =>
  enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: orderId, news: 'refunded' }, now });

/** Writes to who placed an order that it has other lines now. */
export const mailChanged = (tx: Tx, orgId: string, orderId: string, now: Date): Promise<void> =>
  enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: orderId, news: 'changed' }, now });

/** Writes to who placed an order that what their card kept for it was taken. */
export const mailCharged = (tx: Tx, orgId: string, orderId: string, now: Date): Promise<void> =>
  enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: orderId, news: 'charged' }, now });

/** Writes to whom the team made an order by what link they pay it. */
export const mailToPay = (tx: Tx, orgId: string, orderId: string, now: Date): Promise<void> =>
  enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: orderId, news: 'toPay' }, now });
