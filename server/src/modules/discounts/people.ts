import { createHmac } from 'node:crypto';
import { normalEmail } from '../customers/customers.service.js';

/**
 * Who somebody is to the limits of discounts: a hash of their address and one of their number, each counted. Another case, a tag behind a plus, and dots
 * where Google ignores them are one address. `phone` as `normalPhone` writes it.
 */
export function peopleOf(
  secret: Uint8Array,
  orgId: string,
  { email = '', phone = '' }: { email?: string | undefined; phone?: string | undefined },
): string[] {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`discount ${orgId} ${kind} ${value}`).digest('base64url');
  const people = [];
  if (email) people.push(hash('email', oneSpelling(email)));
  if (phone) people.push(hash('phone', phone));
  return people.sort();
}

function oneSpelling(email: string): string {
  const written = normalEmail(email);
  const at = written.lastIndexOf('@');
  const [untagged = ''] = written.slice(0, at).split('+', 1);
  const host = written.slice(at + 1);
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}
