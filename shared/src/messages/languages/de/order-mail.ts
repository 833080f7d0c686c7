import type { Messages } from '../../messages.js';

export const orderMail: Messages['orderMail'] = {
  hello: 'Guten Tag,',
  placedSubject: 'Ihre Bestellung {number} bei {storeName}',
  placedText: 'vielen Dank für Ihre Bestellung {number} bei {storeName}.',
  readySubject: 'Ihre Bestellung {number} liegt bereit',
  readyText: 'Ihre Bestellung {number} bei {storeName} liegt zum Abholen bereit.',
  shippedSubject: 'Ihre Bestellung {number} ist unterwegs',
  shippedText: '{storeName} hat etwas aus Ihrer Bestellung {number} abgeschickt.',
  canceledSubject: 'Ihre Bestellung {number} bei {storeName} wurde storniert',
  canceledText: 'Ihre Bestellung {number} bei {storeName} wurde storniert. Sie müssen nichts weiter tun.',
  refundedSubject: 'Erstattung von {storeName}',
  refundedText:
    '{storeName} hat Ihnen {amount} für Ihre Bestellung erstattet. Auf eine Karte brauchen Banken dafür bis zu 10 Tage.',
  lateText:
    'Ihre Zahlung kam, als die Frist schon vorbei war, und die Bestellung war nicht mehr zu erfüllen. Sie bekommen alles zurück.',
  pickUpAt: 'Hier holen Sie es ab:\n{place}',
  pickUpTime: 'Wann: {time}',
  reserved: '{total} sind auf Ihrer Karte vorgemerkt und werden belastet, wenn Sie Ihre Bestellung bekommen.',
  payThere: 'Sie zahlen {total}, wenn Sie es abholen.',
  discount: 'Rabatt',
  tip: 'Trinkgeld',
  rounding: 'Rundung',
  delivery: 'Lieferung',
  total: 'Summe',
  row: '{name}: {value}',
  see: 'Bestellung ansehen',
  questions: 'Fragen? Melden Sie sich beim Laden:',
  codeSubject: 'Ihr Code für {storeName}',
  codeText:
    'jemand, vermutlich Sie selbst, möchte sehen, was mit dieser Adresse bei {storeName} bestellt wurde. Der Code dafür:',
  codeMinutes:
    'Er gilt {minutes} Minuten. Waren Sie es nicht, geben Sie ihn niemandem und ignorieren Sie diese E-Mail.',
  changedSubject: 'Ihre Bestellung {number} bei {storeName} wurde geändert',
  changedText: '{storeName} hat Ihre Bestellung {number} geändert. Das enthält sie jetzt.',
  toPaySubject: 'Bitte bezahlen Sie Ihre Bestellung bei {storeName}',
  toPayText: '{storeName} hat diese Bestellung für Sie angelegt. Sie gilt, sobald Sie bezahlt haben.',
  chargedSubject: 'Ihre Zahlung für die Bestellung {number} bei {storeName}',
  chargedText: '{storeName} hat Ihre Karte für die Bestellung {number} belastet.',
  filesUntil: 'Ihre Dateien liegen auf der Seite Ihrer Bestellung. Dort können Sie sie bis {time} herunterladen.',
  payRest: '{amount} sind mit Karte zu zahlen. Das geht auf der Seite Ihrer Bestellung.',
};
