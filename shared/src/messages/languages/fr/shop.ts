import type { Messages } from '../../messages.js';

export const shop: Messages['shop'] = {
  openNow: 'Ouvert en ce moment',
  closedNow: 'Fermé en ce moment',
  openUntil: 'Ouvert jusqu’à {time}',
  opensAt: 'Fermé en ce moment. Ouvre à {time}',
  opensOn: 'Fermé en ce moment. Ouvre {day} à {time}',
  closed: 'Fermé',
  allDay: 'Ouvert 24 heures sur 24',
};
