import type { Api, OrderAddress } from '@swapt/shared/contract';
import { isEmail } from '@swapt/shared/form';
import { normalEmail, normalPhone } from '../customers/customers.service.js';
import type { OpenStore } from '../stores/stores.service.js';

type Asked = Pick<Api['orders.create']['in'], 'contact' | 'address' | 'note'>;

/** Who buys, as it is kept. */
interface Buyer {
  name: string;
  email: string;
  /** As `normalPhone` writes it; empty where none was given. */
  phone: string;
  address: OrderAddress | null;
  note: string;
}

/** What is wrong with what a buyer wrote, by its field. */
type BuyerProblems = Partial<Record<'contact.name' | 'contact.email' | 'contact.phone', string>>;

export function readBuyer({ country }: Pick<OpenStore, 'country'>, { contact, address, note = '' }: Asked) {
  const name = oneLine(contact.name);
  const email = normalEmail(contact.email);
  const typed = contact.phone?.trim() ?? '';
  const phone = typed === '' ? '' : normalPhone(typed, address?.country ?? country);
  const problems: BuyerProblems = {
    ...(name === '' && { 'contact.name': 'Write a name.' }),
    ...(!isEmail(email) && { 'contact.email': 'Write an e-mail address, such as you@example.com.' }),
    ...(phone === undefined && { 'contact.phone': 'Write the number with its country.' }),
  };
  const buyer: Buyer = {
    name,
    email,
    phone: phone ?? '',
    address: address ? toAddress(address) : null,
    note: note.trim(),
  };
  return { buyer, problems };
}

const toAddress = ({ line1, line2 = '', postcode, city, region = '', country }: OrderAddress): OrderAddress => ({
  ...{ line1: oneLine(line1), line2: oneLine(line2), postcode: oneLine(postcode), city: oneLine(city) },
  ...{ region: oneLine(region), country },
});

/** Names and addresses go into the heads of mails and onto paper. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
