import { newBlock } from '@swapt/shared/page/document';
import { picture } from '../illustrations/illustrations.js';
import { accounts, builtIn, dish, framed, link, outline, row, solid } from './built-in-template.js';

const salon = builtIn(
  {
    template_id: 'salon',
    name: 'Hairdresser',
    description: 'Services with their prices, a look at your work and the way to an appointment.',
    title: 'Hair, taken seriously',
    theme: { accent: '#6d1f44', background: '#fdf3f0', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Hair that falls into place by itself',
      text: 'We look, we ask, and only then we cut. Colours without ammonia, and time for a coffee.',
      picture: picture('salon-hair'),
      layout: 'half',
      align: 'left',
      buttons: [solid('Book an appointment'), outline('Call us')],
    }),
    newBlock('product', 'services', {
      title: 'Services',
      layout: 'list',
      products: [
        dish('Cut and finish', 'Wash, cut and blow-dry. 60 minutes.', '58.00'),
        dish('Short cut', 'With clippers or scissors. 30 minutes.', '32.00'),
        dish('Colour, roots', 'With care and finish. 90 minutes.', 'from 74.00'),
        dish('Highlights', 'Painted freely by hand. 150 minutes.', 'from 128.00'),
        dish('Children up to twelve', 'With a story of their choice.', '24.00'),
      ],
    }),
    newBlock('gallery', 'looks', {
      title: 'Looks we love',
      columns: 3,
      pictures: [
        framed('salon-bob', 'A bob with an edge'),
        framed('salon-curls', 'Curls, cut dry'),
        framed('salon-men', 'Fade and beard'),
      ],
    }),
    newBlock('text', 'hours', {
      title: 'When we are here',
      text: '',
      rows: [
        row('Tuesday and Wednesday', '9:00 – 18:00'),
        row('Thursday and Friday', '10:00 – 20:00'),
        row('Saturday', '9:00 – 15:00'),
      ],
    }),
    newBlock('map', 'place', { title: 'The salon', address: '' }),
    newBlock('social', 'social', {
      title: 'Fresh cuts every week',
      accounts: accounts('instagram', 'tiktok', 'pinterest'),
    }),
  ],
);

const florist = builtIn(
  {
    template_id: 'florist',
    name: 'Florist',
    description: 'Bouquets of the season in pictures, how to make them last, and the way to order.',
    title: 'Flowers of the season',
    theme: { accent: '#2f6b46', background: '#f6faf2', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Say it with what grows just now',
      text: 'Bouquets from gardens nearby, tied while you wait and brought where somebody will be happy.',
      picture: picture('florist-bouquet'),
      layout: 'side',
      align: 'left',
      buttons: [solid('Order by phone'), outline('This week’s bouquets', '#bouquets')],
    }),
    newBlock('product', 'bouquets', {
      title: 'This week',
      layout: 'cards',
      products: [
        dish('First light', 'Yellow tulips, a dozen and one.', '24.00', 'florist-tulips'),
        dish('Garden party', 'Peonies in three shades of pink.', '38.00', 'florist-peonies'),
        dish('Out in the meadow', 'Daisies and asters, loosely tied.', '29.00', 'florist-meadow'),
      ],
    }),
    newBlock('text', 'care', {
      title: 'So that they last',
      text: '- Cut the stems at an angle, with a sharp knife\n- Take off the leaves below the water\n- Fresh water every second day\n- Not beside the fruit: apples make flowers old',
    }),
    newBlock('links', 'more', {
      title: 'For the great days',
      links: [
        link('Weddings', 'From the bridal bouquet to the last table', 'florist-peonies'),
        link('A bouquet every month', 'A present that comes again', 'florist-tulips'),
        link('Farewell', 'Wreaths, quietly and in good time', 'florist-meadow'),
      ],
    }),
    newBlock('text', 'hours', {
      title: 'Opening hours',
      text: '',
      rows: [row('Monday to Friday', '8:30 – 18:30'), row('Saturday', '8:00 – 16:00'), row('Sunday', '10:00 – 12:00')],
    }),
  ],
);

const product = builtIn(
  {
    template_id: 'product',
    name: 'Product passport',
    description: 'Where a thing comes from, how to care for it and how to mend it, for a code on its back.',
    title: 'The story of this chair',
    theme: { accent: '#1f4fd0', background: '#ffffff', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Made to be handed down',
      text: 'Everything about the chair you are sitting on: where its oak grew, how to look after it, and what we do when something breaks.',
      picture: picture('product-chair'),
      layout: 'side',
      align: 'left',
      buttons: [solid('Register for the guarantee'), outline('Care', '#care')],
    }),
    newBlock('text', 'facts', {
      title: 'Passport',
      text: '',
      rows: [
        row('Wood', 'Oak, from forests within 120 km'),
        row('Finish', 'Linseed oil and beeswax'),
        row('Size', '44 × 48 × 82 cm, 5.2 kg'),
        row('Made', 'By hand, in our workshop'),
        row('Guarantee', '10 years'),
        row('At the end', 'Takes apart without tools; all of it can be burned or composted'),
      ],
    }),
    newBlock('gallery', 'pictures', {
      title: 'A closer look',
      columns: 3,
      pictures: [
        framed('product-joint', 'Joints without a single screw'),
        framed('product-sketch', 'Drawn to fit most people'),
        framed('product-oil', 'Oil once a year'),
      ],
    }),
    newBlock('text', 'care', {
      title: 'How to look after it',
      text: '- Wipe it with a damp cloth, and dry it at once\n- Oil it once a year; half an hour is enough\n- Tap a loose joint home with a rubber mallet',
    }),
    newBlock('product', 'parts', {
      title: 'Spare parts',
      layout: 'list',
      products: [
        dish('Seat cushion', 'Wool, in six colours.', '49.00'),
        dish('Felt glides', 'A set of four.', '6.00'),
        dish('Care oil', '250 ml, enough for ten years.', '14.00'),
      ],
    }),
  ],
);

/** Templates of shops and of what they sell. */
export const shopTemplates = [salon, florist, product];
