import type { Messages } from '../../messages.js';

export const notFound: Messages['notFound'] = {
  title: 'Hier gibt es keine Seite',
  text: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
};
