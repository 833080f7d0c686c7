import type { Messages } from '../../messages.js';

export const terms: Messages['terms'] = {
  title: 'Bedingungen von {orgName}',
  whoRuns: 'Wer diese Seite betreibt',
  whoRunsText:
    '{orgName} hat sie mit Swapt erstellt und ist für den Inhalt verantwortlich. Welche Daten wir beim Scannen eines Codes speichern, lesen Sie unter <privacy>Datenschutz</privacy>.',
  platform: 'Nutzungsbedingungen zwischen Organisationen und Swapt (auf Englisch)',
  noneLead: '{orgName} hat keine eigenen Bedingungen.',
  noneText:
    'Sie stimmen nichts zu, wenn Sie einen Code scannen oder eine Seite lesen. Wenn ein Formular um Ihre Einwilligung bittet, steht neben dem Knopf, wofür. Ihre Antworten gehen an {orgName} und an niemanden sonst. Fragen richten Sie bitte dorthin.',
  unknownTitle: 'Hier gibt es keine Bedingungen',
  unknownText: 'Vielleicht ist die Adresse vertippt, oder die Organisation gibt es nicht mehr.',
};
