import type { Messages } from '../../messages.js';

export const gate: Messages['gate'] = {
  asksPassword: '{orgName} fragt nach einem Passwort',
  asksAge: '{orgName} fragt nach Ihrem Alter',
  asksPlace: '{orgName} fragt nach Ihrem Standort',
  codeFrom: 'Ein Code von {orgName}',
  passwordHint: 'Wenn Sie es nicht haben, fragen Sie bei {orgName} nach.',
  tooManyTries: 'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.',
  limited: 'Dieser Code kann nur begrenzt oft eingelöst werden. Drücken Sie den Knopf, wenn Sie ihn verwenden möchten.',
  whyAge:
    'Dieser Code führt je nach Alter zu verschiedenen Seiten. Wir verwenden Ihre Antwort nur dieses eine Mal und speichern sie nicht.',
  ageOrOlder: 'Ich bin {age} oder älter',
  ageUnder: 'Ich bin unter {age}',
  ageExactly: 'Ich bin {age}',
  ageBetween: 'Ich bin {from} bis {to}',
  whyPlace:
    'Dieser Code führt je nach Standort zu verschiedenen Seiten. Wir verwenden Ihren Standort nur dieses eine Mal und speichern ihn nicht.',
  noPlace: 'Wir konnten Ihren Standort nicht ermitteln. Sie können ohne ihn fortfahren.',
  finding: 'Standort wird ermittelt …',
  useMyPlace: 'Meinen Standort verwenden',
  useWithoutPlace: 'Ohne Standort einlösen',
  continueWithoutPlace: 'Ohne Standort weiter',
};
