import { addressFields, addressProblem } from '@swapt/shared/address';
import type { OrderAddress } from '@swapt/shared/contract';

/** What the fields of an address are called in an order. */
const names = { address1: 'line1', address2: 'line2', zip: 'postcode', city: 'city', province: 'region' } as const;

type AddressProblems = Partial<Record<(typeof names)[keyof typeof names], string>>;

/** What an address lacks for somebody to find it in its country, by its field. */
export function checkAddress(address: OrderAddress): AddressProblems {
  const { country } = address;
  const problems: AddressProblems = {};
  for (const field of addressFields(country)) {
    const name = names[field.name];
    const problem = addressProblem(field, address[name] ?? '', country);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}
