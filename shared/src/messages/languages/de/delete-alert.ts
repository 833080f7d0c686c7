import type { Messages } from '../../messages.js';

export const deleteAlert: Messages['deleteAlert'] = {
  title: 'Ihre Daten löschen',
  lead: 'Wenn Sie ein Formular ausgefüllt haben, hat die Organisation dahinter Ihre Antworten. Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen für jede Organisation, die Daten über Sie hat, einen Link. Dort entscheiden Sie, was gelöscht wird.',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Die Adresse, die Sie im Formular angegeben haben. Wir verwenden sie nur für diese E-Mail.',
  sendLink: 'Link senden',
  sending: 'Wird gesendet …',
  sentTitle: 'Bitte sehen Sie in Ihr Postfach',
  sentText: 'Wenn eine Organisation hier Daten zu Ihrer Adresse hat, erhalten Sie eine E-Mail mit einem Link.',
  sentAdvice:
    'Wir löschen nichts, bevor Sie den Link öffnen und bestätigen. Wenn Sie in den nächsten Minuten keine E-Mail erhalten, hat hier niemand Daten über Sie.',
  askTitle: 'Löschen bestätigen',
  askLead: 'Möchten Sie diese Daten löschen?',
  willDelete: 'Wir löschen endgültig:',
  cancel: 'Abbrechen',
  delete: 'LÖSCHEN',
  who: '{email}, wie {orgName} sie kennt',
  lostAccount: 'Ihren Namen, Ihre E-Mail-Adresse und Ihre Anmeldung',
  lostMemberships: 'Ihre Mitgliedschaft in jeder Organisation und die API-Schlüssel, die Sie erstellt haben',
  lostOrganization: '{orgName} mit allen Codes, Seiten und Kunden, weil es dort keine anderen Mitglieder gibt',
  lostContact: 'diese E-Mail-Adresse bei {orgName} sowie den Namen und die Telefonnummer, die Sie dazu angegeben haben',
  lostAlerts:
    '{count, plural, one {Ihre Bitte, zu einem Code oder Produkt Bescheid zu bekommen} other {Ihre Bitten, zu # Codes und Produkten Bescheid zu bekommen}}',
  lostForms:
    '{count, plural, one {das eine Formular, das Sie damit gesendet haben, mit allen Antworten} other {die # Formulare, die Sie damit gesendet haben, mit allen Antworten}}',
  lostScans:
    '{count, plural, one {die Verbindung zwischen Ihnen und einem Scan (wir zählen ihn weiterhin, aber ohne Sie)} other {die Verbindung zwischen Ihnen und # Scans (wir zählen sie weiterhin, aber ohne Sie)}}',
  lostNotes: 'die Notizen des Teams über Sie',
  keptTitle: 'Es wurde nichts gelöscht',
  keptText:
    'Es hat sich nichts geändert. Wenn Sie es sich anders überlegen: Der Link in Ihrer E-Mail gilt einen Tag lang.',
  deletedTitle: 'Ihre Daten wurden gelöscht',
  deletedText: 'Wir haben sie endgültig gelöscht. Niemand kann sie wiederherstellen.',
  blockedTitle: 'Ihr Konto kann noch nicht gelöscht werden',
  openProfile: 'Profil öffnen',
  overTitle: 'Dieser Link gilt nicht mehr',
  overText: 'Er wurde schon verwendet, ist älter als ein Tag, oder es gibt nichts mehr zu löschen.',
  askAgain: 'Neuen Link anfordern',
};
