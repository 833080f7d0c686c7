import type { Messages } from '../../messages.js';

export const myOrders: Messages['myOrders'] = {
  title: 'Vos commandes',
  at: 'Vos commandes chez {name}',
  ask: 'Indiquez l’adresse e-mail de vos commandes. Nous y envoyons un code.',
  send: 'Envoyer le code',
  sent: 'Si une commande a été passée avec {email}, un code y est envoyé. Il est valable {minutes} minutes.',
  code: 'Code reçu par e-mail',
  show: 'Voir mes commandes',
  wrong: 'Ce code n’est pas bon ou trop ancien. Cherchez l’e-mail le plus récent ou demandez-en un autre.',
  again: 'Autre adresse ou nouveau code',
  none: 'Il n’y a pas de commande avec cette adresse.',
  of: 'Commandes de {email}',
};
