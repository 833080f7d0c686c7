import { t } from '@swapt/shared/text';
import { eventLimits, nameMaxLength } from '@swapt/shared/values';
import type { KeptSale } from './desk-database.js';

type Input = KeptSale['input'];

/** A sale as it stands on its receipt, without its products: nothing of it is on the shelf any more. Its stock is not moved. */
export function asAmounts({ input, receipt }: Pick<KeptSale, 'input' | 'receipt'>): Input {
  const { tender, tip, email, cashier, approval, off } = input;
  const lines = receipt.lines.filter(({ sum }) => sum > 0);
  const [own, others] = [lines.slice(0, eventLimits.freeAmounts - 1), lines.slice(eventLimits.freeAmounts - 1)];
  const named = own.map(({ name, quantity, sum }) => ({ name: `${quantity} × ${name}`, amount: sum }));
  const rest = others.reduce((all, { sum }) => all + sum, 0);
  const amounts = rest > 0 ? [...named, { name: t('Other goods'), amount: rest }] : named;
  return {
    ...{ tender, total: receipt.total, accept: true },
    amounts: amounts.map(({ name, amount }) => ({ name: name.slice(0, nameMaxLength), amount })),
    ...(tip && { tip }),
    ...(email && { email }),
    ...(cashier && { cashier }),
    ...(approval && { approval }),
    ...(off && { off }),
  };
}
