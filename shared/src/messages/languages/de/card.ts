import type { Messages } from '../../messages.js';

export const card: Messages['card'] = {
  save: 'Kontakt speichern',
  call: 'Anrufen',
  write: 'E-Mail schreiben',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  address: 'Adresse',
};
