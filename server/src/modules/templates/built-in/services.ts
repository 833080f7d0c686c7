import { newBlock } from '@swapt/shared/page/document';
import { picture } from '../illustrations/illustrations.js';
import { accounts, builtIn, dish, framed, link, outline, row, solid } from './built-in-template.js';
import { asking, formInputs } from './form-inputs.js';

const fitness = builtIn(
  {
    template_id: 'fitness',
    name: 'Fitness classes',
    description: 'The timetable of the week, the prices, and a form for a first class.',
    title: 'Move with us',
    theme: { accent: '#c6f135', background: '#14181d', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Stronger by Friday',
      text: 'Small classes, loud music, trainers who know your name. The first class is on us.',
      picture: picture('fitness-lunge'),
      layout: 'half',
      align: 'left',
      buttons: [solid('Try a class', '#form'), outline('Timetable', '#week')],
    }),
    newBlock('text', 'week', {
      title: 'This week',
      text: '',
      rows: [
        row('Monday 18:00', 'Strength, 45 min'),
        row('Tuesday 7:00', 'Morning yoga, 60 min'),
        row('Wednesday 19:00', 'Cycling, 45 min'),
        row('Friday 17:30', 'Strength, 45 min'),
        row('Saturday 10:00', 'Everything at once, 90 min'),
      ],
    }),
    newBlock('product', 'classes', {
      title: 'Find your class',
      layout: 'cards',
      products: [
        dish('Strength', 'Kettlebells, bars, and a lot of patience.', 'Level 1 to 3', 'fitness-strength'),
        dish('Yoga', 'Slow and precise, for stiff backs as well.', 'All levels', 'fitness-yoga'),
        dish('Cycling', 'Forty-five minutes, no hill left out.', 'Level 2', 'fitness-cycling'),
      ],
    }),
    newBlock('product', 'prices', {
      title: 'Prices',
      layout: 'list',
      products: [
        dish('One class', '', '14.00'),
        dish('Ten classes', 'Good for half a year.', '120.00'),
        dish('As often as you like', 'Per month, ends when you want.', '69.00'),
      ],
    }),
    newBlock('form', 'form', {
      title: 'Your first class',
      welcome: 'Choose one, bring water and a towel. We lend you the rest.',
      inputs: formInputs(asking('class', 'Which class?', 'select', { options: ['Strength', 'Yoga', 'Cycling'] })),
      submitLabel: 'Save my place',
      thanks: 'Your place is saved. See you there!',
    }),
    newBlock('social', 'social', { accounts: accounts('instagram', 'youtube', 'whatsapp') }),
  ],
);

const practice = builtIn(
  {
    template_id: 'practice',
    name: 'Doctor’s practice',
    description: 'Appointments, prescriptions and hours at a glance, calm and easy to read.',
    title: 'Our practice',
    theme: { accent: '#12566b', background: '#f4fafa', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'We have time for you',
      text: 'Family medicine for all ages. If it hurts today, come today.',
      picture: picture('practice-doctor'),
      layout: 'side',
      align: 'left',
      buttons: [solid('Book an appointment'), outline('Call the practice')],
    }),
    newBlock('links', 'online', {
      title: 'Without waiting on the phone',
      links: [
        link('Order a prescription', 'Ready at the desk the next working day'),
        link('Ask for a referral', 'We send it to the specialist'),
        link('Your results', 'The doctor calls you between 12 and 13'),
      ],
    }),
    newBlock('text', 'hours', {
      title: 'Surgery hours',
      text: '',
      rows: [
        row('Monday, Tuesday', '8:00 – 12:00, 15:00 – 18:00'),
        row('Wednesday', '8:00 – 12:00'),
        row('Thursday', '8:00 – 12:00, 15:00 – 19:00'),
        row('Friday', '8:00 – 13:00'),
      ],
    }),
    newBlock('text', 'bring', {
      title: 'Your first visit',
      text: '- Your insurance card\n- The list of medicines you take\n- Letters from other doctors, if there are any',
    }),
    newBlock('image', 'reception', {
      picture: picture('practice-reception'),
      caption: 'Second floor; the lift is on the left.',
      width: 'text',
    }),
    newBlock('map', 'place', { title: 'The way to us', address: '' }),
    newBlock('consent', 'emergency', {
      title: 'In an emergency',
      text: 'Outside of our hours call the medical service of your area. If somebody is in danger, call the emergency number at once.',
    }),
  ],
);

const hotel = builtIn(
  {
    template_id: 'hotel',
    name: 'Hotel room guide',
    description: 'Wi-Fi, breakfast, room service and good places nearby, for a code beside the bed.',
    title: 'Welcome to your room',
    theme: { accent: '#1d5560', background: '#faf6ef', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Make yourself at home',
      text: 'Everything about your room and the house. If something is missing, call 9, day and night.',
      picture: picture('hotel-room'),
      layout: 'half',
      align: 'left',
      buttons: [solid('Order to your room', '#service'), outline('Call reception')],
    }),
    newBlock('text', 'facts', {
      title: 'Good to know',
      text: '',
      rows: [
        row('Wi-Fi', 'Name and password stand on your key card'),
        row('Breakfast', '7:00 – 10:30, on the ground floor'),
        row('Sauna', '16:00 – 22:00, towels are there'),
        row('Quiet', 'from 22:00'),
        row('Check-out', 'until 11:00'),
      ],
    }),
    newBlock('product', 'service', {
      title: 'Brought to your room',
      layout: 'list',
      products: [
        dish('Breakfast in bed', 'Eggs, toast, fruit, juice and coffee.', '18.00', 'hotel-breakfast'),
        dish('Club sandwich', 'With chips, until 23:00.', '14.50'),
        dish('Half a bottle of white', 'From the hill behind the house.', '19.00'),
      ],
    }),
    newBlock('product', 'nearby', {
      title: 'Ten minutes from here',
      layout: 'cards',
      products: [
        dish('The small bay', 'Down the stairs behind the church. Swim before ten, and it is yours.', '', 'hotel-bay'),
        dish('The old town', 'Market on Thursdays, the best ice cream at number 12.', '', 'hotel-oldtown'),
      ],
    }),
    newBlock('links', 'more', {
      title: 'At your service',
      links: [
        link('Late check-out', 'Ask until the evening before'),
        link('Bicycles', 'Two hours are free for guests'),
        link('Tell us how it was', 'We read every word'),
      ],
    }),
  ],
);

const viewing = builtIn(
  {
    template_id: 'viewing',
    name: 'House for sale',
    description: 'A house in pictures and facts, with viewing times, for a sign at the gate.',
    title: 'House with a garden',
    theme: { accent: '#17406b', background: '#f7f9fc', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'A house with room for a swing',
      text: 'Five rooms, a south-facing garden and a street where children play. Come and see it.',
      picture: picture('viewing-house'),
      layout: 'side',
      align: 'left',
      buttons: [solid('Arrange a viewing', '#form'), outline('Facts', '#facts')],
    }),
    newBlock('gallery', 'rooms', {
      title: 'Room by room',
      columns: 3,
      pictures: [
        framed('viewing-living', 'Living room, 34 m², oak floor'),
        framed('viewing-kitchen', 'Kitchen, renewed two years ago'),
        framed('viewing-bath', 'Bathroom with a window'),
      ],
    }),
    newBlock('text', 'facts', {
      title: 'Facts',
      text: '',
      rows: [
        row('Price', '480,000'),
        row('Living space', '142 m²'),
        row('Garden', '310 m²'),
        row('Rooms', '5, with 2 bathrooms'),
        row('Built', '1964, renewed in 2023'),
        row('Energy', 'B, 68 kWh/m² a year'),
      ],
    }),
    newBlock('text', 'near', {
      title: 'Around the corner',
      text: '- Primary school, 400 m\n- Bus to the centre every ten minutes\n- Baker, chemist and a small supermarket\n- The lake, eight minutes by bicycle',
    }),
    newBlock('map', 'place', { title: 'Where it stands', address: '' }),
    newBlock('form', 'form', {
      title: 'See it for yourself',
      welcome: 'Viewings are on Saturdays between 10 and 14. We confirm your time by e-mail.',
      inputs: formInputs(
        asking('time', 'Which time suits you?', 'select', { options: ['10:00', '11:00', '12:00', '13:00'] }),
      ),
      submitLabel: 'Ask for a viewing',
      thanks: 'Thank you. We confirm your time by e-mail.',
    }),
  ],
);

const club = builtIn(
  {
    template_id: 'club',
    name: 'Charity or club',
    description: 'What you do, who waits for help, and three ways to join in.',
    title: 'Help us help',
    theme: { accent: '#a3451f', background: '#fff8ef', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Two hundred noses, one home',
      text: 'We take in animals that nobody wants any more, until somebody does. All of us work for nothing; the food does not.',
      picture: picture('club-friends'),
      layout: 'half',
      align: 'left',
      buttons: [solid('Give something'), outline('Lend a hand', '#form')],
    }),
    newBlock('product', 'waiting', {
      title: 'Waiting for you',
      layout: 'cards',
      products: [
        dish('Bruno, 4', 'Calm, likes children and long walks.', 'Dog', 'club-dog'),
        dish('Mandarin, 2', 'Talks a lot. Wants a garden.', 'Cat', 'club-cat'),
        dish('Flake, 1', 'Only together with his brother.', 'Rabbit', 'club-rabbit'),
      ],
    }),
    newBlock('text', 'money', {
      title: 'What your gift does',
      text: '',
      rows: [
        row('10.00', 'feeds a dog for a week'),
        row('25.00', 'pays for a vaccination'),
        row('60.00', 'heats the cat house for a month'),
      ],
    }),
    newBlock('form', 'form', {
      title: 'Lend a hand',
      welcome: 'An hour a week is enough. Tell us what you like to do, and we call you.',
      inputs: formInputs(
        asking('help', 'What would you like to do?', 'select', {
          options: ['Walk dogs', 'Clean and feed', 'Drive', 'Whatever is needed'],
        }),
      ),
      submitLabel: 'I want to help',
      thanks: 'Thank you! We call you within a week.',
    }),
    newBlock('social', 'social', {
      title: 'See who has moved in',
      accounts: accounts('instagram', 'facebook', 'youtube'),
    }),
  ],
);

/** Templates of those who do something for people. */
export const serviceTemplates = [fitness, practice, hotel, viewing, club];
