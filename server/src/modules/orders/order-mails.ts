import type { ShownOrder } from '@swapt/shared/contract';
import type { Texts } from '@swapt/shared/messages/words';
import { plainName } from '../../platform/mail/plain-name.js';
import { variantName } from '../inventory/inventory.service.js';
import { orderPath } from './order-link.js';
import type { OrderNews } from './orders.kinds.js';
import type { StoreOfOrder } from './order-jobs.sql.js';

interface About {
  order: ShownOrder;
  store: Pick<StoreOfOrder, 'store_id' | 'name' | 'email' | 'phone'>;
  publicUrl: string;
}

/** How long what it says is of use. */
const goodForMs = 3 * 86_400_000;

/** What whoever placed an order reads in their mailbox. */
export function orderMail({ orderMail: text }: Texts, news: OrderNews, { order, store, publicUrl }: About) {
  const names = { storeName: plainName(store.name), number: order.number ?? 0 };
  const { status, tender, payment_status: payment, method_kind: kind, total, refunded, pickup, method } = order;
  const money = { storeName: names.storeName, amount: refunded?.text ?? '' };
  const hasNoNumber = news === 'refunded' || news === 'toPay';
  const isPlaced = news !== 'canceled' && news !== 'refunded';
  const how = [
    kind === 'pickup' && method.place && text('pickUpAt', { place: method.place }),
    pickup && text('pickUpTime', { time: pickup }),
    (news === 'placed' || news === 'ready' || news === 'changed') &&
      tender === 'pickup' &&
      payment === 'unpaid' &&
      text('payThere', { total: total.text }),
    (news === 'changed' || news === 'toPay') && order.due && text('payRest', { amount: order.due.text }),
  ];
  return {
    goodForMs,
    // The two are typed apart: of these there is no number to speak of.
    subject: hasNoNumber ? text(`${news}Subject`, names) : text(`${news}Subject`, names),
    text: [
      text('hello'),
      news === 'refunded' ? text('refundedText', money) : text(`${news}Text`, names),
      news === 'refunded' && status === 'expired' && text('lateText'),
      linesOf(order).join('\n'),
      sumsOf(text, order),
      ...(isPlaced ? how : []),
      `${text('see')}\n${publicUrl}${orderPath(store.store_id, order.link)}`,
      [text('questions'), store.email, store.phone].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** What the sum of the lines does not say, then the total. */
const sumsOf = (text: Texts['orderMail'], { discount, shipping, total }: ShownOrder): string =>
  [
    discount && text('discount', { amount: discount.text }),
    shipping && text('delivery', { amount: shipping.text }),
    text('total', { total: total.text }),
  ]
    .filter(Boolean)
    .join('\n');

/** What the team reads. */
export const teamMail = ({ order, store, publicUrl }: About) => ({
  goodForMs,
  subject: `New order ${order.number} in ${plainName(store.name)}`,
  text: [
    'Hello,',
    `${plainName(order.name)} ordered in ${plainName(store.name)}:`,
    linesOf(order).join('\n'),
    `Total: ${order.total.text}`,
    ...(order.pickup ? [`Pick-up: ${order.pickup}`] : []),
    `Open the order: ${publicUrl}/admin/store/${store.store_id}/orders/edit/${order.order_id}`,
    'Who gets these mails is said in the settings of the store.',
  ].join('\n\n'),
});

const linesOf = ({ lines }: ShownOrder): string[] =>
  lines.map(({ quantity, name, option_values: values, add_ons, sum }) => {
    const extras = add_ons.map((one) => ` + ${plainName(one)}`).join('');
    return `${quantity} × ${plainName(variantName(name, values))}${extras}: ${sum.text}`;
  });
