import type { Messages } from '../../messages.js';

export const code: Messages['code'] = {
  pausedTitle: '{orgName} hat diesen Code pausiert',
  pausedText:
    'Ihr Handy hat ihn richtig gelesen, aber der Code ist im Moment pausiert. Sie können denselben Code später wieder verwenden.',
  pausedAdvice: 'Bitte versuchen Sie es später noch einmal oder fragen Sie bei {orgName} nach.',
  notYetTitle: 'Dieser Code gilt noch nicht',
  notYetText: 'Ihr Handy hat ihn richtig gelesen. {orgName} schaltet ihn <time>{wait}</time> frei.',
  notYetAdvice: 'Bitte scannen Sie dann denselben Code noch einmal.',
  expiredTitle: 'Dieser Code ist abgelaufen',
  expiredText: 'Ihr Handy hat ihn richtig gelesen, aber sein Enddatum ist vorbei.',
  usedUpTitle: 'Dieser Code ist aufgebraucht',
  usedUpText: 'Ihr Handy hat ihn richtig gelesen, aber er wurde schon so oft verwendet wie vorgesehen.',
  askForCurrent: 'Bitte fragen Sie bei {orgName} nach dem aktuellen Code.',
  goneTitle: 'Dieser Code wird nicht mehr verwendet',
  goneText:
    'Ihr Handy hat ihn richtig gelesen, aber sein Besitzer verwendet ihn nicht mehr. Vielleicht haben Sie einen alten Ausdruck.',
  goneAdvice: 'Wenn Sie ihn in einem Geschäft gefunden haben, fragen Sie dort bitte nach dem aktuellen Code.',
  unknownTitle: 'Wir kennen diesen Code nicht',
  unknownText: 'Unter dieser Adresse gibt es nichts. Wenn Sie sie eingetippt haben, prüfen Sie bitte jeden Buchstaben.',
  unknownAdvice:
    'Wenn Sie den Code gescannt haben, ist der Ausdruck vielleicht beschädigt. Versuchen Sie es aus etwas größerem Abstand.',
};
