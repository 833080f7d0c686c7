import type { OrderAddress, ShownOrder } from '@swapt/shared/contract';
import { dayAndTime, longDay } from '@swapt/shared/dates';
import { mayCancel } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { fileSize } from '../../platform/file-size.js';
import { priceIn, type WritePrice } from '../stores/stores.service.js';
import { fileState } from './order-files.js';
import { orderLink } from './order-link.js';
import { selectFilesOf, selectLines, type FileRow, type LineRow, type OrderRow } from './orders.sql.js';

interface Reader {
  locale: string;
  /** Of the store. */
  zone: string;
  /** Links are signed by it. */
  secret: Uint8Array;
  now: Date;
}

/** Orders as who placed them sees them: amounts, days and times in words. */
export async function showOrders(
  tx: Tx,
  orgId: string,
  orders: readonly OrderRow[],
  reader: Reader,
): Promise<ShownOrder[]> {
  const ids = orders.map(({ order_id }) => order_id);
  const lines = ids.length > 0 ? await selectLines(tx, orgId, ids) : [];
  const withFiles = orders.flatMap(({ order_id, link_hours: hours }) => (hours === null ? [] : [order_id]));
  const files = withFiles.length > 0 ? await selectFilesOf(tx, orgId, withFiles) : [];
  return orders.map((order) => {
    const isOfOrder = ({ order_id }: { order_id: string }) => order_id === order.order_id;
    return {
      ...show(order, lines.filter(isOfOrder), reader),
      files: showFiles(order, files.filter(isOfOrder), reader),
    };
  });
}

function show(order: OrderRow, lines: readonly LineRow[], { locale, zone, secret }: Reader): Omit<ShownOrder, 'files'> {
  const price = priceIn(order.currency, locale);
  const some = (amount: number) => (amount > 0 ? price(amount) : null);
  const {
    order_id,
    store_id,
    number,
    status,
    payment_status,
    fulfilment_status,
    tender,
    method_kind,
    is_test,
    channel,
  } = order;
  const {
    name,
    email,
    phone,
    method,
    note,
    cancel_reason,
    tax,
    tax_mode: mode,
    pickup_from: from,
    pickup_to: to,
  } = order;
  const isUnpaid = order.paid === 0;
  const until = status === 'pending' ? order.expires_at : null;
  return {
    ...{ order_id, store_id, number, status, payment_status, fulfilment_status, tender, method_kind, is_test, channel },
    ...{ name, email, phone, method, note, cancel_reason },
    lines: lines.map((line) => showLine(line, price)),
    subtotal: price(order.subtotal),
    discount: some(order.discount),
    shipping: method_kind === 'delivery' ? price(order.shipping) : null,
    tax: tax === null ? null : { ...price(tax), mode },
    tip: some(order.tip),
    rounding: order.rounding === 0 ? null : price(order.rounding),
    total: price(order.total),
    refunded: some(order.refunded),
    address: order.address && addressText(order.address, locale),
    pickup: from && to ? dayAndTime(locale, zone).formatRange(from, to) : null,
    placed: order.placed_at && longDay(locale, zone).format(order.placed_at),
    is_ready: order.ready_at !== null,
    can_cancel: isUnpaid && mayCancel(order),
    due: isDue(order)
      ? {
          ...price(order.total - order.paid - order.authorized),
          until: until && dayAndTime(locale, zone).format(until),
        }
      : null,
    link: orderLink(secret, order_id, order.link_nth),
  };
}

/** Something of it is to be paid by card: all of it before it is placed, or what came on afterwards. */
const isDue = ({ status, tender, total, paid, authorized }: OrderRow): boolean =>
  tender === 'card' && total > paid + authorized && (status === 'pending' || status === 'placed');

const showLine = (line: LineRow, price: WritePrice): ShownOrder['lines'][number] => ({
  name: line.name,
  option_values: line.option_values,
  item_id: line.item_id,
  picture: line.picture,
  quantity: line.quantity,
  add_ons: line.add_ons.map(
    ({ name, quantity, amount }) => `${quantity > 1 ? `${quantity} × ` : ''}${name} (${price(amount).text})`,
  ),
  sum: price(line.sum),
});

function showFiles(order: OrderRow, files: readonly FileRow[], { locale, zone, now }: Reader): ShownOrder['files'] {
  const state = fileState(order, now);
  if (state === undefined) return null;
  const { files_until: until } = order;
  return {
    state,
    until: until && dayAndTime(locale, zone).format(until),
    items: files.map(({ line_no, name, bytes }) => ({ line_no, name, size: fileSize(bytes, locale) })),
  };
}

/** As it is written on a parcel. */
export const addressText = ({ line1, line2, postcode, city, region, country }: OrderAddress, locale: string): string =>
  [
    line1,
    line2,
    [postcode, city].filter(Boolean).join(' '),
    region,
    new Intl.DisplayNames([locale], { type: 'region' }).of(country),
  ]
    .filter(Boolean)
    .join('\n');
