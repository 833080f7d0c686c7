import type { Seller, Store } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import { addressText, type LineRow, type OrderRow } from '../orders/orders.service.js';
import type { PaperContent } from './paper-content.js';
import { taxLines, taxOfPart } from './tax-lines.js';

interface Facts {
  order: OrderRow;
  store: Pick<Store, 'name' | 'country' | 'zone'>;
  seller: Seller;
  lines: readonly LineRow[];
  now: Date;
}

/** What papers say of an order. */
export function contentOf({ order, store, seller, lines, now }: Facts): PaperContent {
  const { address, tax_mode: taxMode, shipping, discount, method_kind: method } = order;
  const ofDelivery = discount - lines.reduce((sum, line) => sum + line.discount, 0);
  const places = new Set([store.country, address?.country]);
  return {
    ...{ kind: 'receipt', number: null, invoice: null, language: order.language, zone: store.zone },
    ...{ at: now.toISOString(), store: store.name },
    seller: {
      ...{ name: seller.legal_name, address: seller.address, footer: seller.footer },
      taxNumbers: seller.registrations
        .filter(({ country }) => places.has(country))
        .map(({ country, number }) => (number.startsWith(country) ? number : `${country} ${number}`)),
    },
    buyer: { name: order.name, address: address ? addressText(address, localeOf(order.language)) : '' },
    ...{ order: order.number, orderedAt: order.placed_at?.toISOString() ?? null },
    ...{ currency: order.currency, taxMode },
    lines: lines.map((line) => ({ name: nameOf(line), quantity: line.quantity, sum: line.sum })),
    ...{ subtotal: order.subtotal, discount, shipping: method === 'delivery' ? shipping : null },
    taxes: taxLines({ lines, tax: order.tax, taxMode, shipping: shipping - ofDelivery }),
    ...(order.tip > 0 && { tip: order.tip }),
    ...(order.rounding !== 0 && { rounding: order.rounding }),
    ...{ total: order.total, paid: order.paid, refunded: order.refunded, note: order.note, isTest: order.is_test },
  };
}

/** The same of money that was given back. */
export const creditContentOf = ({ tip: _, rounding: __, ...content }: PaperContent, amount: number): PaperContent => ({
  ...content,
  ...{ lines: [], subtotal: amount, discount: 0, shipping: null, total: amount, paid: 0, refunded: 0, note: '' },
  taxes: taxOfPart(content.taxes, content.total, amount),
});

const nameOf = ({ name, option_values: values, add_ons: addOns }: LineRow): string =>
  [
    [name, ...values].join(', '),
    ...addOns.map((one) => `+ ${one.quantity > 1 ? `${one.quantity} × ` : ''}${one.name}`),
  ].join(' ');
