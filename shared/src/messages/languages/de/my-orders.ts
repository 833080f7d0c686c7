import type { Messages } from '../../messages.js';

export const myOrders: Messages['myOrders'] = {
  title: 'Ihre Bestellungen',
  at: 'Ihre Bestellungen bei {name}',
  ask: 'Schreiben Sie die E-Mail-Adresse, mit der Sie bestellt haben. Wir schicken einen Code dorthin.',
  send: 'Code schicken',
  sent: 'Wurde mit {email} etwas bestellt, ist ein Code dorthin unterwegs. Er gilt {minutes} Minuten.',
  code: 'Code aus der E-Mail',
  show: 'Bestellungen zeigen',
  wrong:
    'Dieser Code stimmt nicht oder ist zu alt. Suchen Sie die neueste E-Mail, oder lassen Sie sich einen neuen schicken.',
  again: 'Andere Adresse oder neuer Code',
  none: 'Mit dieser Adresse gibt es keine Bestellungen.',
  of: 'Bestellungen von {email}',
};
