import { newBlock } from '@swapt/shared/page/document';
import { builtIn } from './built-in-template.js';

const dish = (name: string, text: string, price: string) => ({ name, text, price, link: '', picture: null });

const menu = builtIn(
  {
    template_id: 'menu',
    name: 'Menu',
    description: 'Dishes with their prices, for a code on the table.',
    title: 'Our menu',
    theme: { accent: '#9a3412', background: '#fffaf3', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Our menu',
      text: 'Cooked fresh every day, from noon until ten in the evening.',
      buttons: [{ label: 'Call to book a table', link: '', look: 'solid' }],
    }),
    newBlock('product', 'starters', {
      title: 'To begin with',
      layout: 'list',
      products: [
        dish('Roasted tomato soup', 'With basil oil and toasted sourdough.', '6.50'),
        dish('Baked goat’s cheese', 'On beetroot, with walnuts and honey.', '8.90'),
        dish('Bread and olives', 'Sourdough, salted butter, green olives.', '4.80'),
      ],
    }),
    newBlock('product', 'mains', {
      title: 'Main dishes',
      layout: 'list',
      products: [
        dish('Lemon chicken', 'With braised fennel and small potatoes.', '17.90'),
        dish('Mushroom risotto', 'Chestnut mushrooms, thyme, aged cheese. Vegetarian.', '15.50'),
        dish('Catch of the day', 'Ask us what came in this morning.', 'from 19.00'),
      ],
    }),
    newBlock('product', 'sweets', {
      title: 'Sweets and coffee',
      layout: 'list',
      products: [
        dish('Warm chocolate cake', 'With vanilla ice cream.', '7.20'),
        dish('Espresso', '', '2.60'),
        dish('Flat white', 'Oat milk at no extra cost.', '3.90'),
      ],
    }),
    newBlock('consent', 'allergens', {
      title: 'Allergens',
      text: 'Our kitchen works with nuts, milk, eggs, wheat and fish. Tell us what you cannot eat and we will find something for you.',
    }),
  ],
);

const openingHours = builtIn(
  {
    template_id: 'opening-hours',
    name: 'Opening hours',
    description: 'When you are open, how to find you and how to call you.',
    title: 'When we are open',
    theme: { accent: '#0d7373', background: '#f4fbfa', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Come and see us',
      text: 'The shop is open six days a week. On public holidays we rest.',
      align: 'left',
      buttons: [
        { label: 'Call us', link: '', look: 'solid' },
        { label: 'Write to us', link: '', look: 'outline' },
      ],
    }),
    newBlock('text', 'hours', {
      title: 'Opening hours',
      text: '',
      rows: [
        { label: 'Monday', value: 'closed' },
        { label: 'Tuesday to Friday', value: '9:00 – 18:30' },
        { label: 'Saturday', value: '9:00 – 16:00' },
        { label: 'Sunday', value: '10:00 – 13:00' },
      ],
    }),
    newBlock('map', 'place', { address: '12 Market Street\nYour town' }),
    newBlock('social', 'social', {
      title: 'News between visits',
      accounts: [
        { network: 'instagram', link: '' },
        { network: 'whatsapp', link: '' },
      ],
    }),
  ],
);

const product = builtIn(
  {
    template_id: 'product',
    name: 'Product',
    description: 'One product in pictures and facts, for a code on its box.',
    title: 'Our product',
    theme: { accent: '#1d4ed8', background: '#ffffff', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Made to last',
      text: 'Everything about the one in your hands: how it is made, how to look after it, and where to get more.',
      layout: 'side',
      align: 'left',
      buttons: [
        { label: 'Order another', link: '', look: 'solid' },
        { label: 'See the facts', link: '#facts', look: 'outline' },
      ],
    }),
    newBlock('gallery', 'pictures', { title: 'A closer look' }),
    newBlock('text', 'care', {
      title: 'How to look after it',
      text: 'A few minutes now and then keep it good for years.\n\n- Wash it by hand, with warm water\n- Let it dry in the air\n- Oil it twice a year',
    }),
    newBlock('text', 'facts', {
      title: 'Facts',
      text: '',
      rows: [
        { label: 'Material', value: 'Solid oak, oiled' },
        { label: 'Size', value: '38 × 24 × 2.5 cm' },
        { label: 'Made in', value: 'Our own workshop' },
        { label: 'Guarantee', value: '5 years' },
      ],
    }),
    newBlock('product', 'more', {
      title: 'Goes well with it',
      layout: 'cards',
      products: [
        dish('Care oil', '100 ml, enough for ten years.', '9.00'),
        dish('Kitchen knife', 'Forged, 18 cm.', '64.00'),
        dish('Linen towel', 'Two in a box.', '18.00'),
      ],
    }),
  ],
);

/** Templates of places that sell something. */
export const placeTemplates = [menu, product, openingHours];
