import { newBlock } from '@swapt/shared/page/document';
import { picture } from '../illustrations/illustrations.js';
import { builtIn } from './built-in-template.js';
import { asking, formInputs } from './form-inputs.js';

const release = builtIn(
  {
    template_id: 'release',
    name: 'New release',
    description: 'A record with its cover, every place to hear it, and a countdown to the day.',
    title: 'Our new record',
    theme: { accent: '#e11d48', background: '#0f0d13', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'The new record',
      text: 'Nine songs, recorded in one room. Out this spring.',
      picture: picture('festival-guitar'),
      layout: 'side',
      align: 'left',
      buttons: [
        { label: 'Listen now', link: '#listen', look: 'solid' },
        { label: 'Watch the video', link: '#video', look: 'outline' },
      ],
    }),
    newBlock('countdown', 'countdown', { title: 'Out in', over: 'It is out now.' }),
    newBlock('links', 'listen', {
      title: 'Listen',
      links: [
        { label: 'Spotify', text: '', link: '', picture: null },
        { label: 'Apple Music', text: '', link: '', picture: null },
        { label: 'Bandcamp', text: 'Vinyl and download', link: '', picture: null },
      ],
    }),
    newBlock('video', 'video', { title: 'The first single', text: 'Filmed in one take.' }),
    newBlock('text', 'songs', {
      title: 'Songs',
      text: '',
      rows: [
        { label: '1  Opening', value: '3:12' },
        { label: '2  Low tide', value: '4:05' },
        { label: '3  Paper boats', value: '2:58' },
      ],
    }),
    newBlock('social', 'social', {
      accounts: [
        { network: 'spotify', link: '' },
        { network: 'instagram', link: '' },
        { network: 'youtube', link: '' },
      ],
    }),
  ],
);

const date = (label: string, text: string) => ({ label, text, link: '', picture: null });

const tour = builtIn(
  {
    template_id: 'tour',
    name: 'Tour dates',
    description: 'Every show with its tickets, and a form for cities that are missing.',
    title: 'On tour',
    theme: { accent: '#facc15', background: '#172033', headings: 'sans' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'On tour',
      text: 'Small rooms, long evenings. Get your ticket before the door does.',
      picture: picture('festival-stage'),
      layout: 'half',
      align: 'left',
    }),
    newBlock('links', 'dates', {
      title: 'Dates',
      links: [
        date('12 March · Your town', 'The Old Cinema, doors 19:30'),
        date('14 March · The next town', 'Harbour Hall, doors 20:00'),
        date('15 March · The town after', 'Basement, doors 20:00'),
      ],
    }),
    newBlock('form', 'form', {
      title: 'Not in your town?',
      welcome: 'Tell us where to play next, and we write when we do.',
      inputs: formInputs(asking('city', 'Your town', 'text')),
      submitLabel: 'Come to my town',
      thanks: 'Noted! We write as soon as there is a date near you.',
    }),
    newBlock('social', 'social', {
      accounts: [
        { network: 'instagram', link: '' },
        { network: 'tiktok', link: '' },
      ],
    }),
  ],
);

const fans = builtIn(
  {
    template_id: 'fans',
    name: 'Fan sign-up',
    description: 'A list of your own that no platform can take away.',
    title: 'Join the list',
    theme: { accent: '#7c3aed', background: '#f7f4ff', headings: 'serif' },
  },
  [
    newBlock('hero', 'opening', {
      title: 'First in line',
      text: 'Demos before anybody else hears them, tickets before they are on sale.',
      picture: picture('festival-guitar'),
      layout: 'half',
      align: 'left',
      buttons: [{ label: 'Join the list', link: '#form', look: 'solid' }],
    }),
    newBlock('form', 'form', {
      title: 'Join the list',
      welcome: 'One letter a month from us, nobody else gets your address.',
      inputs: formInputs(asking('city', 'Your town, for shows near you', 'text', { required: false })),
      submitLabel: 'I am in',
      thanks: 'Welcome! The first song is on its way to you.',
    }),
    newBlock('gallery', 'pictures', { title: 'From the last tour' }),
    newBlock('social', 'social', {
      title: 'Until then',
      accounts: [
        { network: 'instagram', link: '' },
        { network: 'spotify', link: '' },
        { network: 'bandcamp', link: '' },
      ],
    }),
  ],
);

/** Templates of musicians. */
export const musicTemplates = [release, tour, fans];
