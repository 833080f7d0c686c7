import type { Customer } from '@swapt/shared/contract';
import type { OrgInput } from '@swapt/shared/client';
import { nameOrCount, sentAs, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { customerName } from '../paths.js';

type Filter = NonNullable<OrgInput<'bulkChanges.startCustomers'>['filter']>;

/** Customers that something is done with: those that were chosen one by one, or all that the list shows. */
export type SelectedCustomers = Selected<Customer, Filter>;

/** As a part of a sentence: a name, or how many. */
export const countOf = (selected: SelectedCustomers): string =>
  nameOrCount(selected, customerName, (count) => t('{count} customers', { count }));

/** As the server takes it. */
export const selectionOf = (selected: SelectedCustomers) =>
  sentAs(selected, (customers) => ({ customer_ids: customers.map(({ customer_id }) => customer_id) }));
