import type { Messages } from '../../messages.js';

export const card: Messages['card'] = {
  save: 'Enregistrer le contact',
  call: 'Appeler',
  write: 'Écrire un e-mail',
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site web',
  address: 'Adresse',
};
