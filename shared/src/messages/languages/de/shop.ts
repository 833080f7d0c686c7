import type { Messages } from '../../messages.js';

export const shop: Messages['shop'] = {
  openNow: 'Jetzt geöffnet',
  closedNow: 'Jetzt geschlossen',
  openUntil: 'Jetzt geöffnet, bis {time} Uhr',
  opensAt: 'Jetzt geschlossen. Öffnet um {time} Uhr',
  opensOn: 'Jetzt geschlossen. Öffnet am {day} um {time} Uhr',
  closed: 'Geschlossen',
  allDay: 'Rund um die Uhr geöffnet',
};
