import { newBlock } from '@swapt/shared/page/document';
import { picture } from '../illustrations/illustrations.js';
import { accounts, builtIn, dish, outline, row, solid } from './built-in-template.js';
import { asking, formInputs } from './form-inputs.js';

const menu = builtIn(
  {
    template_id: 'menu',
    name: 'Café menu',
    description: 'Drinks and cakes with pictures and prices, for a code on the table.',
    title: 'Our menu',
    theme: { accent: '#93381c', background: '#fff8ee', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Good morning, take a seat',
      text: 'Coffee from our own roaster, cakes from this morning. We bring everything to your table.',
      picture: picture('cafe-counter'),
      layout: 'half',
      align: 'left',
      buttons: [solid('See the drinks', '#coffee'), outline('Breakfast', '#breakfast')],
    }),
    newBlock('product', 'counter', {
      title: 'Fresh from the counter',
      layout: 'cards',
      products: [
        dish('Flat white', 'Double shot, silky milk. Oat milk at no extra cost.', '3.90', 'cafe-coffee'),
        dish('Butter croissant', 'Baked at six, mostly gone by eleven.', '2.80', 'cafe-croissant'),
        dish('Cheesecake with berries', 'After grandmother’s recipe, with warm sauce.', '5.40', 'cafe-cake'),
      ],
    }),
    newBlock('product', 'coffee', {
      title: 'Coffee and tea',
      layout: 'list',
      products: [
        dish('Espresso', '', '2.60'),
        dish('Cappuccino', '', '3.70'),
        dish('Filter of the week', 'Ask us which farm it comes from.', '3.40'),
        dish('Hot chocolate', 'Real chocolate, stirred by hand.', '4.20'),
        dish('Pot of tea', 'Mint, black, green or rooibos.', '3.90'),
      ],
    }),
    newBlock('product', 'breakfast', {
      title: 'Breakfast until noon',
      layout: 'list',
      products: [
        dish('Farmer’s plate', 'Two eggs, mountain cheese, ham, bread and butter.', '11.50'),
        dish('Porridge', 'With apple, cinnamon and toasted hazelnuts.', '6.90'),
        dish('Avocado on sourdough', 'With lemon, chilli and a poached egg.', '9.80'),
      ],
    }),
    newBlock('text', 'hours', {
      title: 'Opening hours',
      text: '',
      rows: [row('Monday to Friday', '7:30 – 18:00'), row('Saturday', '9:00 – 17:00'), row('Sunday', '9:00 – 14:00')],
    }),
    newBlock('social', 'social', { accounts: accounts('instagram', 'facebook') }),
    newBlock('consent', 'allergens', {
      title: 'Allergens',
      text: 'Our kitchen works with nuts, milk, eggs and wheat. Tell us what you cannot eat, and we find something for you.',
    }),
  ],
);

const bistro = builtIn(
  {
    template_id: 'bistro',
    name: 'Menu of the day',
    description: 'Three courses for tonight and the wines with them, quickly changed each morning.',
    title: 'Tonight',
    theme: { accent: '#e3b34b', background: '#132a22', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Tonight at the bistro',
      text: 'What the market had this morning, cooked for this evening. Served from six until the last plate.',
      picture: picture('bistro-evening'),
      layout: 'plain',
      align: 'center',
      buttons: [solid('Book a table'), outline('Wines', '#wines')],
    }),
    newBlock('product', 'courses', {
      title: 'Three courses, 36.00',
      layout: 'list',
      products: [
        dish('Pumpkin soup', 'With roasted seeds and a little cream.', '8.50', 'bistro-soup'),
        dish('Grilled trout', 'With lemon, new potatoes and green peas.', '21.00', 'bistro-trout'),
        dish('Crème caramel', 'With one cherry. Always one.', '7.50', 'bistro-dessert'),
      ],
    }),
    newBlock('product', 'wines', {
      title: 'By the glass',
      layout: 'list',
      products: [
        dish('Pinot blanc', 'Light and dry, for the trout.', '6.20'),
        dish('Blaufränkisch', 'Dark cherries, a little pepper.', '6.80'),
        dish('Apple must', 'Cloudy, without alcohol.', '4.40'),
      ],
    }),
    newBlock('text', 'lunch', {
      title: 'At noon',
      text: 'From Tuesday to Friday there is a plate of the day with salad for 12.90. With children? We cook half of everything for half the price.',
      align: 'center',
    }),
    newBlock('map', 'place', { title: 'Find us', address: '' }),
    newBlock('consent', 'allergens', {
      title: 'Allergens',
      text: 'Ask us for the list of allergens. Our kitchen works with fish, milk, eggs, celery, nuts and wheat.',
    }),
  ],
);

const market = builtIn(
  {
    template_id: 'market',
    name: 'Market stall',
    description: 'What is ripe this week, where you stand and when, and a box to subscribe to.',
    title: 'From our fields',
    theme: { accent: '#b83a24', background: '#fffaea', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Picked yesterday, on your table today',
      text: 'We grow forty kinds of vegetables and fruit, and bring to the market what is ripe.',
      picture: picture('market-stall'),
      layout: 'half',
      align: 'left',
      buttons: [solid('Order a box', '#form'), outline('Market days', '#days')],
    }),
    newBlock('product', 'week', {
      title: 'Ripe this week',
      layout: 'cards',
      products: [
        dish('Vine tomatoes', 'Sweet and small, from the glass house.', '4.80 per kilo', 'market-tomatoes'),
        dish('Green apples', 'Crisp and a little sour.', '3.20 per kilo', 'market-apples'),
        dish('Box of the week', 'For two to three people, different each week.', '22.00', 'market-vegetables'),
      ],
    }),
    newBlock('text', 'days', {
      title: 'Where we stand',
      text: '',
      rows: [
        row('Tuesday, Town Square', '7:00 – 13:00'),
        row('Friday, Station', '12:00 – 18:00'),
        row('Saturday, Town Square', '7:00 – 14:00'),
      ],
    }),
    newBlock('form', 'form', {
      title: 'A box every week',
      welcome: 'Tell us how many you are. We write back within a day, and you can pause whenever you are away.',
      inputs: formInputs(
        asking('people', 'For how many people?', 'select', {
          options: ['One or two', 'Three or four', 'Five and more'],
        }),
        asking('dislikes', 'Is there something you do not eat?', 'text', { required: false }),
      ),
      submitLabel: 'Ask for my box',
      thanks: 'Thank you! We write to you within a day.',
    }),
  ],
);

/** Templates of places where people eat and drink. */
export const foodTemplates = [menu, bistro, market];
