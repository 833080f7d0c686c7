import type { Messages } from '../../messages.js';

export const report: Messages['report'] = {
  codeTitle: 'Diesen Code melden',
  pageTitle: 'Diese Seite melden',
  storeTitle: 'Diesen Laden melden',
  storeLead:
    'Sagen Sie uns, was mit diesem Laden von {orgName} nicht stimmt. Ihre Meldung geht an die Betreiber dieses Dienstes. {orgName} erfährt nicht, wer Sie sind.',
  codeLead:
    'Sagen Sie uns, was mit diesem Code von {orgName} nicht stimmt. Wir leiten Ihre Meldung an die Betreiber dieses Dienstes weiter. {orgName} erfährt nicht, wer Sie sind.',
  pageLead:
    'Sagen Sie uns, was mit dieser Seite von {orgName} nicht stimmt. Wir leiten Ihre Meldung an die Betreiber dieses Dienstes weiter. {orgName} erfährt nicht, wer Sie sind.',
  whatIsWrong: 'Was stimmt nicht?',
  scam: 'Hier will jemand an mein Geld, mein Passwort oder meine Daten',
  illegal: 'Hier wird etwas Verbotenes angeboten oder gezeigt',
  harmful: 'Der Inhalt ist hasserfüllt, gewalttätig oder schädlich',
  privacy: 'Hier stehen private Angaben über jemanden',
  broken: 'Der Code oder Link führt nicht dorthin, wohin er soll',
  other: 'Etwas anderes',
  whatYouSaw: 'Was haben Sie gesehen? (optional)',
  yourEmail: 'Ihre E-Mail-Adresse (optional)',
  emailHint: 'Nur wenn wir Sie zu dieser Meldung kontaktieren dürfen.',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
  sentTitle: 'Danke für Ihre Meldung',
  sentText:
    'Die Betreiber dieses Dienstes haben Ihre Meldung erhalten. Sie können schädliche Codes und Seiten sperren.',
  sentAdvice:
    'Wenn Sie in Gefahr sind oder Geld verloren haben, wenden Sie sich bitte auch an die Polizei oder Ihre Bank.',
  unknownTitle: 'Hier gibt es nichts zu melden',
  unknownText:
    'Den Code oder die Seite gibt es nicht mehr, oder der Link ist falsch. Bitte öffnen Sie die Seite noch einmal und verwenden Sie den Link an ihrem Ende.',
};
