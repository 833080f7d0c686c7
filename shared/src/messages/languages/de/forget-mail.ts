import type { Messages } from '../../messages.js';

export const forgetMail: Messages['forgetMail'] = {
  subject: 'Ihre Daten löschen',
  hello: 'Guten Tag,',
  asked:
    'jemand, vermutlich Sie, hat darum gebeten, die Daten zu dieser E-Mail-Adresse zu löschen. Öffnen Sie den Link jeder Organisation, die Ihre Daten löschen soll:',
  worksOnce:
    'Der Link gilt einmal und 24 Stunden lang. Er öffnet eine Seite, die Sie noch einmal fragt, bevor wir etwas löschen.',
  notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Wir löschen nichts.',
};
