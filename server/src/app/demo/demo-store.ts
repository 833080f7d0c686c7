import type { Api } from '@swapt/shared/contract';
import { demoShop } from './demo-content.js';

type Change = Api['stores.update']['in']['data'];

/** Where the demo's store is and what it counts in. */
export const demoStorePlace = {
  name: 'Harbour Coffee, Quay Street',
  country: 'GB',
  currency: 'GBP',
  zone: demoShop.hours.zone,
} as const;

const contact: Change = {
  about:
    'Coffee from our own roaster and pastries from this morning, at the quay.\n\nOrder here and walk past the queue, or have the cargo bike bring it.',
  email: 'hello@demo.swapt.test',
  phone: demoShop.phone,
  address: 'Harbour Coffee\n4 Quay Street\nPortmouth',
  hours: demoShop.hours.days,
};

const fulfilment: Change['fulfilment'] = [
  {
    kind: 'pickup',
    name: 'Collect at the counter',
    is_on: true,
    place: '',
    lead_minutes: 20,
    slot_minutes: 15,
    days_ahead: 6,
  },
  {
    kind: 'delivery',
    name: 'By cargo bike',
    is_on: true,
    zones: [{ country: 'GB', postcodes: 'PO1, PO4, PO5', price: 250, free_from: 2500, minimum: 800 }],
  },
];

/** What each step of setting the store up says. */
export const demoStoreSteps = (now: Date) =>
  [
    ['contact', { ...contact, closed_days: closedDays(now) }],
    ['products', {}],
    ['fulfilment', { fulfilment }],
    ['tax', { tax_mode: 'included', tax_rates: [{ country: 'GB', region: '', standard: 2000, reduced: 500 }] }],
    ['look', { theme: { headerColor: '#12355b', iconColor: '#fff7ec', buttonColor: demoShop.colour } }],
    ['open', {}],
  ] as const satisfies readonly (readonly [Api['stores.updateInit']['in']['step'], Change])[];

/** The next Christmas. */
function closedDays(now: Date): NonNullable<Change['closed_days']> {
  const year = now.getUTCFullYear() + (now.getUTCMonth() === 11 && now.getUTCDate() > 26 ? 1 : 0);
  return [{ from: `${year}-12-25`, to: `${year}-12-26`, note: 'Merry Christmas from all of us.' }];
}

/** Who sells, as its invoices say. */
export const demoSeller = {
  legal_name: 'Harbour Coffee Ltd',
  address: '4 Quay Street\nPortmouth',
  footer: 'Thank you for coming by.',
} as const;
export const demoTaxNumber = { country: 'GB', number: 'GB 000 0000 00' } as const;

/** Extras, with the products that they go with. */
export const demoAddOns = [
  { name: 'Extra shot', price: 60, most: 2, products: ['Flat white'] },
  {
    name: 'Gift wrapping',
    price: 250,
    most: 1,
    products: ['House beans', 'Harbour mug', 'Pour-over set', 'Loose tea in a tin'],
  },
] as const;
