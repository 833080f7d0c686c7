import type { Customer } from '@swapt/shared/contract';
import { formatDateTime } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { customerName } from './paths.js';

export interface CustomerLabel {
  name: string;
  /** Empty where the name says it already. */
  detail: string;
  /** Both in one line. */
  text: string;
}

/** Two records as a person tells them apart: by name and e-mail address, else number; where those are the same, by when they began. */
export function distinguish(one: Customer, other: Customer): [CustomerLabel, CustomerLabel] {
  const labels: [CustomerLabel, CustomerLabel] = [labelOf(one, reach(one)), labelOf(other, reach(other))];
  return labels[0].text === labels[1].text ? [labelOf(one, start(one)), labelOf(other, start(other))] : labels;
}

const reach = ({ email, phone }: Customer) => email || phone;
const start = ({ first_seen_at }: Customer) =>
  t('first seen {first_seen_at}', { first_seen_at: formatDateTime(first_seen_at) });

function labelOf(customer: Customer, known: string): CustomerLabel {
  const name = customerName(customer);
  const detail = known === name ? '' : known;
  return { name, detail, text: detail ? `${name} (${detail})` : name };
}
