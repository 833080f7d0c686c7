const instant = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/**
 * Whether a text is a moment that browsers and both databases hold: RFC 3339 without leap seconds, of a day that is in the calendar, and in UTC
 * between the years 1 and 9999.
 */
export function isInstant(text: string): boolean {
  const day = instant.exec(text)?.[1];
  if (day === undefined || !isCalendarDay(day)) return false;
  const at = Date.parse(text);
  return at >= first && at <= last;
}

/** Whether a text is a day of the calendar, as year-month-day, from the year 1 on. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && text >= '0001' && isCalendarDay(text);

/** 30 February is read as 2 March, so that it does not come back as it was. */
function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
