import type { Customer } from '@swapt/shared/contract';
import { formatDateTime } from '@swapt/shared/ui';
import { customerName } from './paths.js';

export interface Told {
  name: string;
  /** Empty where the name says it already. */
  detail: string;
  /** Both in one line. */
  text: string;
}

/** Two records as a person tells them apart: by name and e-mail address, else number; where those are the same, by when they began. */
export function tellApart(one: Customer, other: Customer): [Told, Told] {
  const told: [Told, Told] = [tell(one, reach(one)), tell(other, reach(other))];
  return told[0].text === told[1].text ? [tell(one, start(one)), tell(other, start(other))] : told;
}

const reach = ({ email, phone }: Customer) => email || phone;
const start = ({ first_seen_at }: Customer) => `first seen ${formatDateTime(first_seen_at)}`;

function tell(customer: Customer, known: string): Told {
  const name = customerName(customer);
  const detail = known === name ? '' : known;
  return { name, detail, text: detail ? `${name} (${detail})` : name };
}
