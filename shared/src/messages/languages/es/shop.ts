import type { Messages } from '../../messages.js';

export const shop: Messages['shop'] = {
  openNow: 'Abierto ahora',
  closedNow: 'Cerrado ahora',
  openUntil: 'Abierto ahora, hasta las {time}',
  opensAt: 'Cerrado ahora. Abre a las {time}',
  opensOn: 'Cerrado ahora. Abre el {day} a las {time}',
  closed: 'Cerrado',
  allDay: 'Abierto todo el día',
};
