import type { ShownOrder } from '@swapt/shared/contract';
import type { Language, Texts } from '@swapt/shared/messages/words';
import { isColour } from '@swapt/shared/tokens';
import { storeThemeDefaults } from '@swapt/shared/values';
import { mailText, type MailBlock, type MailLetter, type MailRow } from '../../platform/mail/mail-blocks.js';
import { mailHtml } from '../../platform/mail/mail-html.js';
import { plainName } from '../../platform/mail/plain-name.js';
import { variantName } from '../inventory/inventory.service.js';
import { orderPath, type OrderNews, type StoreOfOrder } from '../orders/orders.service.js';

interface About {
  order: ShownOrder;
  store: Pick<StoreOfOrder, 'store_id' | 'name' | 'email' | 'phone' | 'theme'>;
  publicUrl: string;
}

/** How long what it says is of use. */
const goodForMs = 3 * 86_400_000;

/** What whoever placed an order reads in their mailbox. */
export function orderMail(
  { orderMail: text, language }: Texts & { language: Language },
  news: OrderNews,
  { order, store, publicUrl }: About,
) {
  const names = { storeName: plainName(store.name), number: order.number ?? 0 };
  const { status, tender, payment_status: payment, method_kind: kind, total, refunded, pickup, method } = order;
  const money = { storeName: names.storeName, amount: refunded?.text ?? '' };
  const hasNoNumber = news === 'refunded' || news === 'toPay';
  const isPlaced = news !== 'canceled' && news !== 'refunded' && news !== 'charged';
  const how = [
    kind === 'pickup' && method.place && text('pickUpAt', { place: method.place }),
    pickup && text('pickUpTime', { time: pickup }),
    (news === 'placed' || news === 'ready' || news === 'changed') &&
      tender === 'pickup' &&
      payment === 'unpaid' &&
      text('payThere', { total: total.text }),
    payment === 'authorized' && text('reserved', { total: total.text }),
    (news === 'changed' || news === 'toPay') && order.due && text('payRest', { amount: order.due.text }),
  ];
  const blocks: MailBlock[] = [
    ...paragraphs(
      text('hello'),
      news === 'refunded' ? text('refundedText', money) : text(`${news}Text`, names),
      news === 'refunded' && status === 'expired' && text('lateText'),
    ),
    { kind: 'rows', rows: linesOf(order) },
    { kind: 'rows', rows: sumsOf(text, order) },
    ...paragraphs(...(isPlaced ? how : [])),
    // Also once a card that kept its money was charged: before, they were not there yet.
    ...paragraphs(order.files?.state === 'open' && text('filesUntil', { time: order.files.until ?? '' })),
    { kind: 'button', text: text('see'), address: publicUrl + orderPath(store.store_id, order.link) },
    ...paragraphs([text('questions'), store.email, store.phone].filter(Boolean).join('\n')),
  ];
  return {
    // The two are typed apart: of these there is no number to speak of.
    subject: hasNoNumber ? text(`${news}Subject`, names) : text(`${news}Subject`, names),
    ...written(store, { language, blocks, join: (name, value) => text('row', { name, value }) }),
  };
}

/** What the team reads. */
export const teamMail = ({ order, store, publicUrl }: About) => ({
  subject: `New order ${order.number} in ${plainName(store.name)}`,
  ...written(store, {
    language: 'en',
    join: (name, value) => `${name}: ${value}`,
    blocks: [
      ...paragraphs('Hello,', `${plainName(order.name)} ordered in ${plainName(store.name)}:`),
      { kind: 'rows', rows: linesOf(order) },
      { kind: 'rows', rows: [{ name: 'Total', value: order.total.text, isStrong: true }] },
      ...paragraphs(order.pickup && `Pick-up: ${order.pickup}`),
      {
        kind: 'button',
        text: 'Open the order',
        address: `${publicUrl}/admin/store/${store.store_id}/orders/edit/${order.order_id}`,
      },
      ...paragraphs('Who gets these mails is said in the settings of the store.'),
    ],
  }),
});

/** Both forms of a letter, in the name and the colours of a store. White as it comes is no colour of theirs. */
function written({ name, theme }: About['store'], letter: Pick<MailLetter, 'language' | 'blocks' | 'join'>) {
  const { headerColor: header, buttonColor: button } = theme;
  const colours = {
    header: isColour(header) && header !== storeThemeDefaults.headerColor ? header : undefined,
    button: isColour(button) ? button : storeThemeDefaults.buttonColor,
  };
  const whole = { ...letter, heading: plainName(name), colours };
  return { goodForMs, text: mailText(whole), html: mailHtml(whole) };
}

const paragraphs = (...texts: readonly (string | false | null)[]): MailBlock[] =>
  texts.flatMap((text) => (text ? [{ kind: 'paragraph' as const, text }] : []));

/** What the sum of the lines does not say, then the total. */
const sumsOf = (text: Texts['orderMail'], { discount, shipping, tip, rounding, total }: ShownOrder): MailRow[] => [
  ...(discount ? [{ name: text('discount'), value: `−${discount.text}` }] : []),
  ...(shipping ? [{ name: text('delivery'), value: shipping.text }] : []),
  ...(tip ? [{ name: text('tip'), value: tip.text }] : []),
  ...(rounding ? [{ name: text('rounding'), value: rounding.text }] : []),
  { name: text('total'), value: total.text, isStrong: true },
];

const linesOf = ({ lines }: ShownOrder): MailRow[] =>
  lines.map(({ quantity, name, option_values: values, add_ons, sum }) => {
    const extras = add_ons.map((one) => ` + ${plainName(one)}`).join('');
    return { name: `${quantity} × ${plainName(variantName(name, values))}${extras}`, value: sum.text };
  });
