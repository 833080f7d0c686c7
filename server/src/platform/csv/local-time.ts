/** A moment as the clocks of a zone show it, in a form that spreadsheets sort: `2026-11-20 09:30`. Nothing for no moment. */
export type LocalTime = (at: Date | string | null) => string | null;

export function localTime(zone: string): LocalTime {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => (at === null ? null : format.format(new Date(at)));
}
