import { Type } from 'typebox';

const order = { order_id: Type.String({ format: 'uuid' }) };

/** What shoppers get a mail about. */
const orderNews = ['placed', 'ready', 'shipped', 'canceled'] as const;
export type OrderNews = (typeof orderNews)[number];

/** Kinds of jobs that orders ask for; what they do is said in `orders.jobs.ts`. */
export const mailAboutOrder = {
  kind: 'orders.mail',
  payload: Type.Object({ ...order, news: Type.Enum([...orderNews]) }),
};
export const noteBuyer = { kind: 'orders.noteBuyer', payload: Type.Object(order) };
