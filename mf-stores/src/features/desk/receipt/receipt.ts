import type { Order } from '@swapt/shared/contract';
import type { DeskTender } from '@swapt/shared/values';
import type { ReckonedSale } from '../sale/reckon.js';

/** What a receipt says, from a sale that was just made here or from its order. */
export interface Receipt {
  /** Of its store; null where the server has not given one yet. */
  number: number | null;
  at: string;
  currency: string;
  lines: { name: string; quantity: number; sum: number; addOns: readonly string[] }[];
  subtotal: number;
  discount: number;
  tip: number;
  rounding: number;
  total: number;
  /** In the total; null where a line has no rate. */
  tax: number | null;
  /** By rate in basis points; none while the server alone knows how it is split. */
  taxes: readonly { rate: number; amount: number }[];
  tender: DeskTender;
  /** What somebody gave, where change was given back. */
  given: number | null;
}

interface Facts {
  currency: string;
  tender: DeskTender;
  rounding: number;
  total: number;
  given: number | null;
}

export const receiptOfSale = (sale: ReckonedSale, { ...facts }: Facts, at: Date): Receipt => ({
  ...{ number: null, at: at.toISOString(), subtotal: sale.subtotal, discount: sale.discount, tip: sale.tip },
  ...{ tax: sale.tax, taxes: sale.taxes, ...facts },
  lines: sale.lines.map(({ name, quantity, sum, addOns }) => ({ name, quantity, sum, addOns })),
});

export function receiptOfOrder(order: Order, tender: DeskTender): Receipt {
  const taxes = new Map<number, number>();
  for (const { tax_rate: rate, tax } of order.lines)
    if (rate !== null && tax !== null) taxes.set(rate, (taxes.get(rate) ?? 0) + tax);
  const { number, created_at: at, currency, subtotal, discount, tax, tip, rounding, total } = order;
  return {
    ...{ number, at, currency, subtotal, discount, tax, tip, rounding, total, tender, given: null },
    taxes: [...taxes].map(([rate, amount]) => ({ rate, amount })).sort((a, b) => b.rate - a.rate),
    lines: order.lines.map(({ name, option_values, quantity, sum, add_ons }) => ({
      ...{ name: [name, option_values.join(', ')].filter(Boolean).join(', '), quantity, sum },
      addOns: add_ons.map((one) => (one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name)),
    })),
  };
}
