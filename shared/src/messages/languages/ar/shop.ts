import type { Messages } from '../../messages.js';

export const shop: Messages['shop'] = {
  openNow: 'مفتوح الآن',
  closedNow: 'مغلق الآن',
  openUntil: 'مفتوح الآن حتى {time}',
  opensAt: 'مغلق الآن. يفتح في {time}',
  opensOn: 'مغلق الآن. يفتح يوم {day} في {time}',
  closed: 'مغلق',
  allDay: 'مفتوح طوال اليوم',
};
