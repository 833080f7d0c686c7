import type { Messages } from '../../messages.js';

export const orderMail: Messages['orderMail'] = {
  hello: 'Bonjour,',
  placedSubject: 'Votre commande {number} chez {storeName}',
  placedText: 'merci pour votre commande {number} chez {storeName}.',
  readySubject: 'Votre commande {number} est prête',
  readyText: 'votre commande {number} chez {storeName} est prête à être retirée.',
  shippedSubject: 'Votre commande {number} est en route',
  shippedText: '{storeName} a expédié des articles de votre commande {number}.',
  canceledSubject: 'Votre commande {number} chez {storeName} est annulée',
  canceledText: 'votre commande {number} chez {storeName} est annulée. Vous n’avez rien à faire.',
  refundedSubject: 'Remboursement de {storeName}',
  refundedText:
    '{storeName} vous a remboursé {amount} pour votre commande. Sur une carte, les banques mettent jusqu’à 10 jours.',
  lateText: 'Votre paiement est arrivé après le délai et la commande ne pouvait plus être servie. Tout vous est rendu.',
  pickUpAt: 'Où le retirer :\n{place}',
  pickUpTime: 'Quand : {time}',
  reserved: '{total} sont réservés sur votre carte et débités quand vous recevez votre commande.',
  payThere: 'Vous payez {total} au retrait.',
  discount: 'Remise',
  delivery: 'Livraison',
  total: 'Total',
  row: '{name} : {value}',
  see: 'Voir votre commande',
  questions: 'Des questions ? Contactez la boutique :',
  codeSubject: 'Votre code pour {storeName}',
  codeText:
    'quelqu’un, sans doute vous, veut voir ce qui a été commandé chez {storeName} avec cette adresse. Le code :',
  codeMinutes:
    'Il est valable {minutes} minutes. Si ce n’était pas vous, ne le donnez à personne et ignorez cet e-mail.',
  changedSubject: 'Votre commande {number} chez {storeName} a changé',
  changedText: '{storeName} a modifié votre commande {number}. Voici ce qu’elle contient maintenant.',
  toPaySubject: 'Veuillez payer votre commande chez {storeName}',
  toPayText: '{storeName} a préparé cette commande pour vous. Elle est valable dès que vous l’avez payée.',
  chargedSubject: 'Votre paiement de la commande {number} chez {storeName}',
  chargedText: '{storeName} a débité votre carte pour la commande {number}.',
  payRest: 'Il reste {amount} à payer par carte. Vous pouvez le faire sur la page de votre commande.',
};
