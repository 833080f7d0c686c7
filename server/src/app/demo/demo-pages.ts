import type { PageDocument, PagePicture } from '@swapt/shared/contract';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import type { DemoPicture } from './demo-pictures.js';

export interface DemoPage {
  /** What the codes of the demo lead to by this. */
  page: string;
  name: string;
  pageName: string;
  document: PageDocument;
}

/** Where guests order what the pages show. */
export type StoreLinks = Record<'store' | 'flatWhite' | 'croissants' | 'beans', string>;

const item = (name: string, price: string, text = '', picture: PagePicture | null = null, link = '') => ({
  name,
  text,
  price,
  link,
  picture,
});

const find = newBlock('map', 'find', {
  title: 'Find us',
  address: 'Harbour Coffee\n4 Quay Street\nPortmouth',
  latitude: 50.7936,
  longitude: -1.1086,
});
const social = newBlock('social', 'social', {
  accounts: [
    { network: 'instagram', link: 'https://instagram.com/harbourcoffee.example' },
    { network: 'website', link: 'https://harbour-coffee.example/' },
  ],
});

function menu(pictures: Record<DemoPicture, PagePicture>, links: StoreLinks): PageDocument {
  const { counter, flatWhite, croissants, beans } = pictures;
  return newDocument(
    {
      title: 'The menu of Harbour Coffee',
      description: 'Coffee from our own roaster and pastries from this morning, at the quay.',
      image: counter,
      theme: { accent: '#9a3412', background: '#fffaf3', headings: 'serif' },
    },
    [
      newBlock('hero', 'opening', {
        title: 'Good morning at the harbour',
        text: 'Coffee from our own roaster, pastries from this morning.',
        picture: counter,
        layout: 'cover',
        align: 'left',
        buttons: [
          { label: 'Order ahead', link: links.store, look: 'solid' },
          { label: 'See the drinks', link: '#drinks', look: 'outline' },
        ],
      }),
      newBlock('product', 'favourites', {
        title: 'What most people take',
        layout: 'cards',
        products: [
          item('Flat white', '3.90', 'Double shot, silky milk. Oat milk at no extra cost.', flatWhite, links.flatWhite),
          item('Butter croissant', '2.80', 'Baked at six, gone by eleven.', croissants, links.croissants),
          item('House beans, 250 g', '9.50', 'Nuts and dark chocolate, for every kind of pot.', beans, links.beans),
        ],
      }),
      newBlock('product', 'drinks', {
        title: 'Drinks',
        layout: 'list',
        products: [
          item('Espresso', '2.60'),
          item('Cappuccino', '3.70'),
          item('Filter of the week', '3.40', 'Ask us which farm it is from.'),
          item('Hot chocolate', '4.10', 'Real chocolate, stirred by hand.'),
          item('Pot of tea', '3.90', 'Mint, black, green or rooibos.'),
        ],
      }),
      newBlock('text', 'hours', {
        title: 'Opening hours',
        text: '',
        rows: [
          { label: 'Monday to Friday', value: '7:30 – 18:00' },
          { label: 'Saturday', value: '9:00 – 17:00' },
          { label: 'Sunday', value: '9:00 – 13:00' },
        ],
      }),
      find,
      social,
      newBlock('consent', 'allergens', {
        title: 'Allergens',
        text: 'Our kitchen works with milk, eggs, wheat and nuts. Tell us what you cannot eat and we will find something for you.',
      }),
    ],
  );
}

function club({ croissants, beans }: Record<DemoPicture, PagePicture>, now: Date): PageDocument {
  const tasting = new Date(now.getTime() + 12 * 86_400_000);
  tasting.setUTCHours(18, 0, 0, 0);
  const interest = {
    name: 'interest',
    input_display_name: 'What should we write about?',
    placeholder_text: '',
    required: false,
    input_type: 'select' as const,
    options: ['New roasts', 'Tastings', 'Everything'],
  };
  return newDocument(
    {
      title: 'The Harbour Club',
      description: 'Every tenth cup is ours. Join with your name and e-mail.',
      image: beans,
      theme: { accent: '#0b5d5b', background: '#f5faf8', headings: 'serif' },
      return: {
        title: 'Welcome to the club',
        text: 'Show this page at the counter: your first cup is on us.',
        label: 'See the menu',
        link: '',
      },
    },
    [
      newBlock('hero', 'opening', {
        title: 'Every tenth cup is ours',
        text: 'Join the Harbour Club: no app, no plastic card, just your name at the counter.',
        picture: beans,
        layout: 'side',
        align: 'left',
        buttons: [{ label: 'Join now', link: '#join', look: 'solid' }],
      }),
      newBlock('text', 'why', {
        title: 'What members get',
        text: '- The tenth cup for free, and a cake on your birthday\n- A seat at our tastings before they are full\n- A letter when there is a new roast, and no other mail',
      }),
      newBlock('countdown', 'tasting', {
        title: 'The next tasting begins in',
        at: tasting.toISOString(),
        zone: 'Europe/London',
        over: 'The tasting has begun. Come in, there is always a chair.',
      }),
      newBlock('form', 'join', {
        title: 'Join the club',
        welcome: 'It takes less than a minute. Your first cup as a member is on us.',
        inputs: [...defaultInputs.filter(({ name }) => name !== 'phone'), interest],
        submitLabel: 'Join the club',
        thanks: 'Show this page at the counter: your first cup is on us.',
      }),
      newBlock('image', 'croissants', { picture: croissants, caption: 'On your birthday you choose.' }),
      social,
    ],
  );
}

/** The landing pages of the demo shop. */
export const demoPages = (pictures: Record<DemoPicture, PagePicture>, links: StoreLinks, now: Date): DemoPage[] => [
  { page: 'menu', name: 'Table menu', pageName: 'harbour-menu', document: menu(pictures, links) },
  { page: 'loyalty', name: 'Harbour Club', pageName: 'harbour-club', document: club(pictures, now) },
];
