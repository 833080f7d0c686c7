import { newBlock } from '@swapt/shared/page/document';
import { picture } from '../illustrations/illustrations.js';
import { accounts, builtIn, framed, link, outline, row, solid } from './built-in-template.js';
import { asking, formInputs } from './form-inputs.js';

const wedding = builtIn(
  {
    template_id: 'wedding',
    name: 'Wedding',
    description: 'The day from the first bell to the last dance, with directions and an answer form.',
    title: 'We are getting married',
    theme: { accent: '#4f6347', background: '#fbf6ef', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'We say yes',
      text: 'And would love to have you with us: at the ceremony by the lake, at the long table, and on the dance floor.',
      picture: picture('wedding-arch'),
      layout: 'plain',
      align: 'center',
      buttons: [solid('Answer the invitation', '#form'), outline('The day', '#day')],
    }),
    newBlock('countdown', 'countdown', { title: 'Until the big day', over: 'We are married!' }),
    newBlock('text', 'day', {
      title: 'The day',
      text: '',
      rows: [
        row('14:00', 'Ceremony by the lake'),
        row('15:30', 'Coffee, cake and photographs'),
        row('18:30', 'Dinner at the long table'),
        row('21:00', 'First dance, and many more'),
        row('1:00', 'Last bus to town'),
      ],
    }),
    newBlock('image', 'rings', { picture: picture('wedding-rings'), caption: '', width: 'text' }),
    newBlock('text', 'wishes', {
      title: 'If you ask what we wish for',
      text: 'Your company. And if you want to bring something: a record that makes you dance, or a coin for our journey.',
      align: 'center',
    }),
    newBlock('map', 'place', { title: 'How to get there', address: '' }),
    newBlock('form', 'form', {
      title: 'Will you be there?',
      welcome: 'Please answer until a month before, so that there is a chair for everybody.',
      inputs: formInputs(
        asking('answer', 'Your answer', 'select', { options: ['Yes, with joy', 'Sadly not'] }),
        asking('guests', 'How many of you?', 'select', { options: ['Just me', 'Two of us', 'Three', 'Four'] }),
        asking('food', 'Anything you do not eat?', 'text', { required: false }),
      ),
      submitLabel: 'Send our answer',
      thanks: 'Thank you for your answer. We look forward to the day!',
    }),
  ],
);

const party = builtIn(
  {
    template_id: 'party',
    name: 'Birthday party',
    description: 'A loud invitation with date, place and wishes, and a form to say who comes.',
    title: 'Come to my party',
    theme: { accent: '#5a35b5', background: '#fff5f8', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'There will be cake!',
      text: 'Another year, and a very good reason for music, games and far too many balloons. You are invited.',
      picture: picture('party-cake'),
      layout: 'half',
      align: 'left',
      buttons: [solid('I am coming', '#form'), outline('What happens when', '#plan')],
    }),
    newBlock('countdown', 'countdown', { title: 'Candles are lit in', over: 'The party is on!' }),
    newBlock('text', 'plan', {
      title: 'The plan',
      text: '',
      rows: [
        row('15:00', 'Cake and candles'),
        row('16:00', 'Games in the garden'),
        row('18:00', 'Pizza from the oven'),
        row('19:30', 'Dancing until your parents come'),
      ],
    }),
    newBlock('image', 'presents', {
      picture: picture('party-presents'),
      caption: 'No presents needed. But if you insist: books, seeds, or something you made.',
      width: 'text',
    }),
    newBlock('map', 'place', { title: 'Where', address: '' }),
    newBlock('form', 'form', {
      title: 'Are you coming?',
      welcome: 'One answer per family is enough.',
      inputs: formInputs(
        asking('guests', 'How many are you?', 'select', { options: ['One', 'Two', 'Three', 'Four or more'] }),
        asking('food', 'Is there anything you cannot eat?', 'text', { required: false }),
      ),
      submitLabel: 'Count me in',
      thanks: 'Hooray! A piece of cake has your name on it.',
    }),
  ],
);

const festival = builtIn(
  {
    template_id: 'festival',
    name: 'Concert or festival',
    description: 'Line-up, tickets and the way there, loud enough for a poster.',
    title: 'Open air',
    theme: { accent: '#ff6b57', background: '#1b1036', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Three nights under the open sky',
      text: 'Twenty bands, two stages and a meadow. Bring a blanket; we bring the noise.',
      picture: picture('festival-stage'),
      layout: 'half',
      align: 'left',
      buttons: [solid('Get a ticket', '#tickets'), outline('Line-up', '#friday')],
    }),
    newBlock('countdown', 'countdown', { title: 'Gates open in', over: 'The gates are open. See you in front!' }),
    newBlock('text', 'friday', {
      title: 'Friday',
      text: '',
      rows: [row('18:00', 'The Paper Boats'), row('20:00', 'Low Tide Orchestra'), row('22:30', 'Night Bus')],
    }),
    newBlock('text', 'saturday', {
      title: 'Saturday',
      text: '',
      rows: [row('16:00', 'Brass from the valley'), row('19:00', 'Anna and the Machines'), row('23:00', 'Coral Fever')],
    }),
    newBlock('links', 'tickets', {
      title: 'Tickets',
      links: [
        link('All three nights', '89.00, with a place for your tent', 'festival-guitar'),
        link('One night', '38.00, Friday or Saturday'),
        link('Under sixteen', 'Free, with somebody grown up'),
      ],
    }),
    newBlock('map', 'place', { title: 'The meadow', address: '' }),
    newBlock('social', 'social', {
      title: 'Hear who plays',
      accounts: accounts('spotify', 'instagram', 'tiktok', 'youtube'),
    }),
  ],
);

const exhibition = builtIn(
  {
    template_id: 'exhibition',
    name: 'Gallery and artist',
    description: 'An exhibition room by room: the works, the artist, what is for sale.',
    title: 'New works',
    theme: { accent: '#17181c', background: '#f7f4ee', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Slow colours',
      text: 'Paintings from three summers. The artist is here on Saturdays from two.',
      picture: picture('exhibition-room'),
      layout: 'plain',
      align: 'left',
      buttons: [solid('The works', '#works'), outline('Come to the opening', '#form')],
    }),
    newBlock('gallery', 'works', {
      title: 'The works',
      columns: 3,
      pictures: [
        framed('exhibition-tide', 'Tide. Oil on canvas, 120 × 130 cm'),
        framed('exhibition-fields', 'Fields, after rain. Oil on canvas, 120 × 130 cm'),
        framed('exhibition-stones', 'Five stones. Acrylic on wood, 90 × 95 cm'),
      ],
    }),
    newBlock('text', 'about', {
      title: 'About the artist',
      text: 'She paints what is left when a day is over: light, weather, a few shapes. Each picture takes a season, and is painted over more often than it is painted.',
    }),
    newBlock('product', 'prices', {
      title: 'Prices',
      layout: 'list',
      products: [
        { name: 'Tide', text: 'Oil on canvas, framed.', price: '3,400', link: '', picture: picture('exhibition-tide') },
        {
          name: 'Fields, after rain',
          text: 'Oil on canvas, framed.',
          price: 'sold',
          link: '',
          picture: picture('exhibition-fields'),
        },
        {
          name: 'Five stones',
          text: 'Acrylic on wood.',
          price: '1,900',
          link: '',
          picture: picture('exhibition-stones'),
        },
      ],
    }),
    newBlock('form', 'form', {
      title: 'Come to the opening',
      welcome: 'Leave your address, and we send you an invitation for every new exhibition.',
      inputs: formInputs(),
      submitLabel: 'Invite me',
      thanks: 'Thank you. The next invitation is yours.',
    }),
  ],
);

/** Templates for days that people look forward to. */
export const occasionTemplates = [wedding, party, festival, exhibition];
