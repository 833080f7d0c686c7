/** Of a shop, as the server says it. */
export const shop = {
  openNow: 'Open now',
  closedNow: 'Closed now',
  openUntil: 'Open now, until {time}',
  opensAt: 'Closed now. Opens at {time}',
  opensOn: 'Closed now. Opens on {day} at {time}',
  closed: 'Closed',
  allDay: 'Open all day',
} as const;
