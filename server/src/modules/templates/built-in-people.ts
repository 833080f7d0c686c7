import { newBlock } from '@swapt/shared/page/document';
import { builtIn } from './built-in-template.js';
import { asking, formInputs } from './form-inputs.js';

const invitation = builtIn(
  {
    template_id: 'invitation',
    name: 'Event invitation',
    description: 'What, when and where, with a countdown and a form to say yes.',
    title: 'You are invited',
    theme: { accent: '#5b21b6', background: '#faf7ff', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'You are invited',
      text: 'We open the doors, pour the first glasses and would love to have you there.',
      layout: 'cover',
      buttons: [{ label: 'Yes, I will come', link: '#form', look: 'solid' }],
    }),
    newBlock('countdown', 'countdown', { title: 'See you in' }),
    newBlock('text', 'facts', {
      title: 'The evening',
      text: '',
      rows: [
        { label: 'Doors', value: '18:30' },
        { label: 'Welcome', value: '19:00' },
        { label: 'Music', value: 'until midnight' },
        { label: 'Dress', value: 'as you like it' },
      ],
    }),
    newBlock('map', 'place', { title: 'How to get there', address: '12 Market Street\nYour town' }),
    newBlock('form', 'form', {
      title: 'Will you come?',
      welcome: 'Tell us until a week before, so that there is a chair for everybody.',
      inputs: formInputs(
        asking('guests', 'How many of you?', 'select', { options: ['Just me', 'Two of us', 'Three', 'Four'] }),
        asking('diet', 'Anything you cannot eat?', 'text', { required: false }),
      ),
      submitLabel: 'Send my answer',
      thanks: 'How nice! Your places are noted. See you there.',
    }),
  ],
);

const businessCard = builtIn(
  {
    template_id: 'contact',
    name: 'Contact',
    description: 'A business card that cannot run out: call, write, find, follow.',
    title: 'Contact',
    theme: { accent: '#334155', background: '#f8fafc', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Your name',
      text: 'What you do, in one line\nYour company',
      buttons: [
        { label: 'Call me', link: '', look: 'solid' },
        { label: 'Write an e-mail', link: '', look: 'outline' },
      ],
    }),
    newBlock('links', 'links', {
      links: [
        { label: 'Our website', text: 'What we do and for whom', link: '', picture: null },
        { label: 'Book a meeting', text: '30 minutes, by phone or video', link: '', picture: null },
        { label: 'Portfolio', text: 'A selection of our work', link: '', picture: null },
      ],
    }),
    newBlock('map', 'place', { title: 'The office', address: '12 Market Street\nYour town' }),
    newBlock('social', 'social', {
      accounts: [
        { network: 'linkedin', link: '' },
        { network: 'instagram', link: '' },
      ],
    }),
  ],
);

const signUp = builtIn(
  {
    template_id: 'sign-up',
    name: 'Sign-up form',
    description: 'A reason to sign up and a short form.',
    title: 'Stay in touch',
    theme: { accent: '#be185d', background: '#fff7fa', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Be the first to know',
      text: 'New things, small discounts and the dates of our tastings, once a month and no more.',
      layout: 'cover',
    }),
    newBlock('form', 'form', {
      title: 'Sign up',
      welcome: 'It takes less than a minute, and you can leave at any time.',
      inputs: formInputs(
        asking('interest', 'What should we write about?', 'select', {
          options: ['New products', 'Events', 'Everything'],
          required: false,
        }),
      ),
      submitLabel: 'Sign me up',
      thanks: 'You are on the list. The next letter is yours.',
    }),
    newBlock('text', 'what', {
      title: 'What you get',
      text: '- One letter a month, short and to the point\n- A welcome gift with your next visit\n- First pick when something new arrives',
    }),
  ],
);

const linkList = builtIn(
  {
    template_id: 'links',
    name: 'Link list',
    description: 'All your links on one page, for a profile or a poster.',
    title: 'All our links',
    theme: { accent: '#f59e0b', background: '#1c1917', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', { title: 'Your name', text: 'Everything in one place.' }),
    newBlock('links', 'links', {
      links: [
        { label: 'Our shop', text: 'Order online, collect tomorrow', link: '', picture: null },
        { label: 'This week’s offers', text: 'Until Sunday', link: '', picture: null },
        { label: 'Newsletter', text: '', link: '', picture: null },
        { label: 'Work with us', text: 'Open positions', link: '', picture: null },
      ],
    }),
    newBlock('social', 'social', {
      accounts: [
        { network: 'instagram', link: '' },
        { network: 'tiktok', link: '' },
        { network: 'youtube', link: '' },
      ],
    }),
  ],
);

/** Templates for people who want to be met, found or heard of again. */
export const peopleTemplates = [invitation, businessCard, signUp, linkList];
