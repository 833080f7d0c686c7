import type { Messages } from '../../messages.js';

export const answers: Messages['answers'] = {
  tooLong: 'Bitte verwenden Sie höchstens {limit} Zeichen. Ihre Antwort hat {length}.',
  agree: 'Bitte stimmen Sie hier zu, bevor Sie das Formular senden.',
  tick: 'Bitte setzen Sie das Häkchen bei „{label}“.',
  choose: 'Bitte wählen Sie eine Antwort für „{label}“.',
  fillIn: 'Bitte füllen Sie „{label}“ aus.',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  phone: 'Bitte geben Sie eine Telefonnummer mit ihren Ziffern ein, zum Beispiel +49 30 1234567.',
  phoneOfCountry: 'Bitte geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +49 30 1234567.',
  number: 'Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 3,5.',
  date: 'Bitte wählen Sie ein Datum zwischen 1900 und 2099.',
  inList: 'Bitte wählen Sie eine der Antworten aus der Liste.',
  tickOrNot: 'Bitte setzen Sie das Häkchen oder lassen Sie das Feld leer.',
  notAsked: 'Diese Frage gibt es in diesem Formular nicht.',
};
