import { newBlock } from '@swapt/shared/page/document';
import { picture } from '../illustrations/illustrations.js';
import { accounts, builtIn, link, outline, solid } from './built-in-template.js';

const businessCard = builtIn(
  {
    template_id: 'contact',
    name: 'Contact',
    description: 'A business card that cannot run out: call, write, find, follow.',
    title: 'Contact',
    theme: { accent: '#1c2b4a', background: '#fbf5ec', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Your name',
      text: 'What you do, in one line\nYour company',
      picture: picture('town-desk'),
      layout: 'side',
      align: 'left',
      buttons: [solid('Call me'), outline('Write an e-mail')],
    }),
    newBlock('links', 'links', {
      links: [
        link('Our website', 'What we do and for whom'),
        link('Book a meeting', '30 minutes, by phone or video'),
        link('Portfolio', 'A selection of our work'),
      ],
    }),
    newBlock('map', 'place', { title: 'The office', address: '' }),
    newBlock('social', 'social', { accounts: accounts('linkedin', 'instagram') }),
  ],
);

const linkList = builtIn(
  {
    template_id: 'links',
    name: 'Link list',
    description: 'All your links on one page, for a profile or a poster.',
    title: 'All our links',
    theme: { accent: '#1c2b4a', background: '#eef6f9', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'Your name',
      text: 'Everything in one place.',
      picture: picture('town-shops'),
      layout: 'half',
    }),
    newBlock('links', 'links', {
      links: [
        link('Our shop', 'Order online, collect tomorrow'),
        link('This week’s offers', 'Until Sunday'),
        link('Newsletter', 'Once a month, no more'),
        link('Work with us', 'Open positions'),
      ],
    }),
    newBlock('social', 'social', { accounts: accounts('instagram', 'tiktok', 'youtube') }),
  ],
);

/** Templates for people who want to be found. */
export const peopleTemplates = [businessCard, linkList];
