import type { Messages } from '../../messages.js';

export const oneTime: Messages['oneTime'] = {
  readyTitle: 'Ein Code von {orgName}, der einmal gilt',
  readyText:
    'Dieser Code gilt einmal. Drücken Sie den Knopf erst, wenn Sie an der Kasse an der Reihe sind. Danach können Sie ihn nicht mehr verwenden.',
  redeemedTitle: 'Sie haben Ihren Code eingelöst',
  longPress: 'Zum Einlösen gedrückt halten',
  keepPressing: 'Weiter halten …',
  sending: 'Einen Moment …',
  longPressHint:
    'Halten Sie den Knopf gedrückt, bis er ganz gefüllt ist. Wenn Sie ihn nicht halten können, drücken Sie stattdessen diesen:',
  useWithoutPress: 'Jetzt einlösen',
  pin: 'PIN des Geschäfts',
  pinHint: 'Das Personal von {orgName} tippt sie hier ein.',
  pinMissing: 'Bitte lassen Sie das Personal die PIN eintippen.',
  pinWrong: 'Diese PIN ist nicht richtig. Ihr Code ist noch nicht eingelöst.',
  pinTries:
    'Zu viele falsche PINs. Ihr Code ist noch nicht eingelöst. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.',
  redeemedText: 'Zeigen Sie diese Seite dem Personal von {orgName}.',
  proofSince: 'seit dem Einlösen',
  proofClock: 'Uhrzeit: {clock}',
  proofReal: 'Für das Personal: Die Zahlen zählen und die Quadrate bewegen sich. Ein Screenshot tut beides nicht.',
  proofOver: 'Dieser Code wurde vor mehr als einer Viertelstunde eingelöst.',
  usedTitle: 'Dieser Code wurde schon eingelöst',
  usedByYou: 'Sie haben ihn <time>{ago}</time> auf diesem Handy eingelöst. Jeder dieser Codes gilt einmal.',
  usedBySomeone: 'Jemand hat ihn <time>{ago}</time> eingelöst. Jeder dieser Codes gilt einmal.',
  notYou: 'Wenn Sie das nicht waren, fragen Sie bitte bei {orgName} nach.',
  busyTitle: 'Zu viele Versuche auf einmal',
  busyText:
    'Hier lösen gerade viele Handys Codes ein. Ihr Code ist noch nicht eingelöst. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  backToCode: 'Zurück zum Code',
};
