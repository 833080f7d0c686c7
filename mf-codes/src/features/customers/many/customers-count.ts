import type { Customer } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { customerName } from '../paths.js';

/** As a part of a sentence: a name, or how many. */
export function countOf(customers: readonly Pick<Customer, 'name' | 'email' | 'phone'>[]): string {
  const [first] = customers;
  return first && customers.length === 1
    ? `“${customerName(first)}”`
    : t('{count} customers', { count: formatNumber(customers.length) });
}
