import type { CodeContent } from '@swapt/shared/contract';
import { foldLines, textValue } from './text-lines.js';

/** An event for a calendar (RFC 5545). Times are in UTC; a calendar shows them on the clock of whoever looks at it. */
export function makeIcal(event: CodeContent, { uid, changedAt }: { uid: string; changedAt: Date }): string {
  const { title = '', starts = '', ends = '', place, description } = event;
  const line = (property: string, value: string | undefined) => (value ? [`${property}:${textValue(value)}`] : []);
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swapt//Codes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(new Date(starts))}`,
    `DTEND:${stamp(new Date(ends))}`,
    ...line('SUMMARY', title),
    ...line('LOCATION', place),
    ...line('DESCRIPTION', description),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
