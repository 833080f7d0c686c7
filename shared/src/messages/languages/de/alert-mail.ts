import type { Messages } from '../../messages.js';

export const alertMail: Messages['alertMail'] = {
  hello: 'Guten Tag,',
  notYou:
    'Waren Sie es nicht, können Sie diese E-Mail ignorieren. Ohne Ihre Bestätigung schicken wir nichts weiter und löschen Ihre Adresse nach drei Tagen.',
  once: 'Das ist die einzige E-Mail dazu. Ihre Adresse haben wir gelöscht.',
};
