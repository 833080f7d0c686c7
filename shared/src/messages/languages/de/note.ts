import type { Messages } from '../../messages.js';

export const note: Messages['note'] = {
  title: 'Eine Notiz von {orgName}',
  writtenOn: 'Geschrieben am <time>{day}</time>',
  unknownTitle: 'Wir können diese Notiz nicht zeigen',
  unknownText:
    'Vielleicht wurde sie gelöscht, oder nur das Team kann sie lesen. Bitte prüfen Sie jeden Buchstaben der Adresse.',
  forTeam: 'Wenn Sie zum Team gehören, finden Sie sie in der Konsole unter Notes.',
  signInToOpen: 'Anmelden und öffnen',
};
