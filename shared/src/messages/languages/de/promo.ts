import type { Messages } from '../../messages.js';

export const promo: Messages['promo'] = {
  title: 'Ein Angebot von {orgName}',
  lead: 'Geben Sie den Aktionscode ein, den man Ihnen genannt hat oder der auf dem Plakat steht.',
  code: 'Aktionscode',
  open: 'Angebot öffnen',
  opening: 'Wird geöffnet …',
  whyPlace:
    'Dieser Code öffnet sich nur an bestimmten Orten, deshalb fragen wir, wo Sie sind. Wir verwenden Ihren Standort einmal und behalten ihn nur auf 100 Meter genau und ohne Ihren Namen.',
  openHere: 'Mit meinem Standort öffnen',
  finding: 'Standort wird ermittelt …',
  placeRefused:
    'Ihr Browser hat uns nicht gesagt, wo Sie sind. Erlauben Sie dieser Seite in seinen Einstellungen den Standort, und drücken Sie den Knopf dann noch einmal. Oder fragen Sie am Stand: Dort kann man den Code mit einem Schlüssel öffnen.',
  needsScript:
    'Ohne JavaScript kann dieser Browser nicht sagen, wo er ist. Fragen Sie am Stand: Dort kann man den Code mit einem Schlüssel öffnen.',
  withKey: 'Jemand am Stand öffnet ihn mit einem Schlüssel',
  key: 'Schlüssel des Standes',
  wrongCode: 'Dieser Code öffnet hier nichts. Prüfen Sie, wie er geschrieben wird.',
  tooFar: 'Sie sind zu weit weg. Kommen Sie an den Stand, und drücken Sie den Knopf dann noch einmal.',
  noPlace: 'Dieser Code öffnet sich an bestimmten Orten. Drücken Sie den Knopf, um zu sagen, wo Sie sind.',
  otherCode: 'Dieser Code öffnet sich am Stand. Scannen Sie zuerst den QR-Code, der dort hängt.',
  notNow: 'Dieser Code öffnet sich gerade nicht.',
  usedUp: 'Dieser Code wurde so oft verwendet, wie es geht.',
  usedByYou: 'Sie haben diesen Code so oft verwendet, wie es für eine Person geht.',
  wrongKey: 'Dieser Schlüssel öffnet diesen Code nicht.',
  tries: 'Das waren viele Versuche. Bitte warten Sie eine Viertelstunde.',
  openTitle: '{offer}: für Sie geöffnet',
  openFor: 'Es bleibt {minutes, plural, one {# Minute} other {# Minuten}} lang offen.',
  howOn: 'Gehen Sie in den Laden und bestellen Sie. An der Kasse ist der Code {code} schon eingetragen.',
  atTheTill: 'Nennen Sie an der Kasse am Stand den Code {code}.',
  gives: 'Das bekommen Sie',
  toShop: 'Zu {name}',
};
