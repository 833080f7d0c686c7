import type { Customer } from '@swapt/shared/contract';
import type { OrgInput } from '@swapt/shared/client';
import { countSelected, formatNumber, isEverything, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { customerName } from '../paths.js';

type Filter = NonNullable<OrgInput<'bulkChanges.startCustomers'>['filter']>;

/** Customers that something is done with: those that were chosen one by one, or all that the list shows. */
export type SelectedCustomers = Selected<Customer, Filter>;

/** As a part of a sentence: a name, or how many. */
export function countOf(selected: SelectedCustomers): string {
  const only = isEverything(selected) || selected.length > 1 ? undefined : selected[0];
  return only ? `“${customerName(only)}”` : t('{count} customers', { count: formatNumber(countSelected(selected)) });
}

/** As the server takes it. */
export const selectionOf = (selected: SelectedCustomers) =>
  isEverything(selected) ? selected : { customer_ids: selected.map(({ customer_id }) => customer_id) };
