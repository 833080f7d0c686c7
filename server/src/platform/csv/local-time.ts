/** Writes moments as the clocks of a zone show them, in a form that spreadsheets sort: `2026-11-20 09:30`. */
export function localTime(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => format.format(at);
}
