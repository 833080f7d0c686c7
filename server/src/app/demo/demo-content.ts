import { defaultQrStyle } from '@swapt/shared/values';
import type { QrStyle } from '@swapt/shared/contract';

/** A code of the demo shop: how it looks, where it leads, and how often it is scanned on an ordinary day. */
export interface DemoCode {
  slug: string;
  name: string;
  page: string;
  style: QrStyle;
  hasLogo?: true;
  tags?: string[];
  perDay: number;
  /** Days before today of its first and last scan. */
  from: number;
  until: number;
  isPaused?: true;
}

const style = (own: Partial<QrStyle>): QrStyle => ({ ...defaultQrStyle, ...own });

export const demoCodes: DemoCode[] = [
  {
    slug: 'harbour-menu',
    name: 'Table menu',
    page: 'menu',
    tags: ['inside'],
    style: style({ dots: 'rounded', eyes: 'rounded', foreground: '#12355B', level: 'H' }),
    hasLogo: true,
    perDay: 15,
    from: 90,
    until: 0,
  },
  {
    slug: 'harbour-cup',
    name: 'Takeaway cup',
    page: 'story',
    style: style({ dots: 'rounded', eyes: 'circle', foreground: '#5B2A12', background: '#FFF7ED' }),
    perDay: 10,
    from: 84,
    until: 0,
  },
  {
    slug: 'harbour-window',
    name: 'Shop window poster',
    page: 'opening-hours',
    tags: ['outside', 'poster'],
    style: style({ foreground: '#1B1B1B', eyeColour: '#256EFF' }),
    perDay: 6,
    from: 88,
    until: 0,
  },
  {
    slug: 'harbour-card',
    name: 'Loyalty card',
    page: 'loyalty',
    tags: ['inside'],
    style: style({ dots: 'rounded', foreground: '#4B2FB8' }),
    perDay: 5,
    from: 70,
    until: 0,
  },
  {
    slug: 'harbour-beans',
    name: 'Bag of beans',
    page: 'beans',
    style: style({ dots: 'dots', eyes: 'rounded', foreground: '#0B5D5B' }),
    perDay: 4,
    from: 63,
    until: 0,
  },
  {
    slug: 'harbour-review',
    name: 'Receipt: how was it?',
    page: 'review',
    style: style({ eyes: 'circle', foreground: '#7A1F3D' }),
    perDay: 3,
    from: 52,
    until: 0,
  },
  {
    slug: 'harbour-jobs',
    name: 'We are hiring',
    page: 'jobs',
    style: style({ dots: 'rounded', eyes: 'circle', foreground: '#2F3E1C' }),
    perDay: 1.4,
    from: 33,
    until: 0,
  },
  {
    slug: 'harbour-festival',
    name: 'Harbour festival stand',
    page: 'festival',
    tags: ['outside', 'poster'],
    style: style({ foreground: '#B3261E' }),
    perDay: 18,
    from: 62,
    until: 48,
    isPaused: true,
  },
];

export const demoFolders = [
  { name: 'At the counter', slugs: ['harbour-menu', 'harbour-card', 'harbour-review'] },
  { name: 'On the packaging', slugs: ['harbour-cup', 'harbour-beans'] },
];

/** Notes of the demo shop, oldest first; days before today. */
export const demoNotes = [
  {
    slug: 'harbour-window',
    text: 'A2 poster, left window. Matt paper: the gloss one mirrored the street lamp.',
    days: 80,
  },
  {
    slug: 'harbour-menu',
    text: 'Stickers on all 14 tables.\nTables 3 and 9 were replaced in spring, reprint two more.',
    days: 41,
  },
  {
    slug: 'harbour-window',
    text: 'Winter hours from December: Monday to Friday 7:30 to 17:00, Saturday 9:00 to 16:00. Closed on Sundays.',
    days: 6,
    isPublic: true,
  },
];

export const demoCatalogs = ['Coffee and tea', 'Pastries', 'Beans and gifts'];

/** Days from today; a start or an end in the past has happened. */
export const demoCampaigns = [
  {
    name: 'Harbour festival',
    note: 'A stand at the quay with iced coffee.',
    state: 'ended',
    starts: -62,
    ends: -48,
    slugs: ['harbour-festival'],
  },
  {
    name: 'Second cup half price',
    note: 'On weekday afternoons, by the code on the table and on the cup.',
    state: 'running',
    starts: -21,
    ends: 10,
    slugs: ['harbour-menu', 'harbour-cup'],
  },
  {
    name: 'Winter roast',
    note: 'The new roast is in the shop from the first day.',
    state: 'scheduled',
    starts: 12,
    ends: 40,
    slugs: ['harbour-beans', 'harbour-window'],
  },
] as const;

const logo = (corner: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">
<rect width="64" height="64" rx="${corner}" fill="#12355B"/>
<path d="M16 24h28v12a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12z" fill="#fff"/>
<path d="M44 27h3a6 6 0 0 1 0 12h-3" fill="none" stroke="#fff" stroke-width="4"/>
<path d="M24 19c0-4 4-4 4-8m6 8c0-4 4-4 4-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>`;

/** The shop's mark: a cup. */
export const demoLogo = logo(14);
/** The same for the store, whose page rounds the corners itself. */
export const demoStoreLogo = logo(0);

/** Whom shoppers ask about their data. */
export const demoContact = 'Harbour Coffee, 4 Quay Street, Portmouth\nprivacy@demo.swapt.test';

/** What the shop asks its guests to agree to. */
export const demoTerms = `Our loyalty card gives one free coffee for every ten that you buy. It belongs to you, cannot be sold and is not paid out.

When you leave your e-mail address, we write about once a month. Every mail has a link to end it.

Discount codes work once, for one drink, in our shop at the harbour.`;

const openFrom = (from: string, to: string) => [{ from, to }];
const workDay = openFrom('07:30', '18:00');
/** What shoppers see of the shop beside its logo. */
export const demoShop = {
  colour: '#0f5c6e',
  phone: '+44 20 7946 0958',
  website: 'https://example.com/',
  hours: {
    zone: 'Europe/London',
    days: [workDay, workDay, workDay, workDay, workDay, openFrom('09:00', '17:00'), openFrom('09:00', '13:00')],
  },
};
