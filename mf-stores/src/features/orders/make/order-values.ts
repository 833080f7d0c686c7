import type { Address } from '@swapt/shared/address';
import type { Api } from '@swapt/shared/contract';
import { languageNames } from '@swapt/shared/messages';
import { itemsOf, type BasketLine } from '../../../entities/stores/variant-basket.js';

type Language = (typeof languageNames)[number];

export interface OrderValues {
  items: BasketLine[];
  contact: { name: string; email: string; phone: string };
  method_id: string | undefined;
  /** Of a pick-up whose time is chosen. */
  pickup_from: string | undefined;
  address: Partial<Address>;
  tender: 'card' | 'pickup' | undefined;
  note: string;
  language: Language;
}

export const orderFields = [
  'items',
  'contact.name',
  'contact.email',
  'contact.phone',
  'method_id',
  'pickup_from',
  'address',
  'tender',
  'note',
  'language',
] as const;

export const newOrder = (country: string): OrderValues => ({
  items: [],
  contact: { name: '', email: '', phone: '' },
  ...{ method_id: undefined, pickup_from: undefined, tender: undefined },
  address: { country },
  note: '',
  language: languageNames.find((language) => navigator.language.startsWith(language)) ?? 'en',
});

/** An address as orders have it. */
export const addressOf = ({ country = '', address1, address2, zip, city, province }: Partial<Address>) => ({
  ...{ country, line1: address1 ?? '', postcode: zip ?? '', city: city ?? '' },
  ...{ line2: address2 ?? '', region: province ?? '' },
});

/** What the form says as an order; an address that was not asked for is not sent. */
export function toOrder({
  items,
  contact,
  method_id = '',
  pickup_from,
  address,
  tender = 'card',
  note,
  language,
}: OrderValues): Omit<Api['orders.make']['in'], 'org_id' | 'store_id'> {
  const { phone, ...named } = contact;
  return {
    ...{ items: itemsOf(items), method_id, tender, note, language },
    contact: { ...named, ...(phone && { phone }) },
    ...(pickup_from && { pickup_from }),
    ...(address?.address1 && { address: addressOf(address) }),
  };
}
