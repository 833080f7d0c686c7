import { toCsv } from '@swapt/shared/csv';
import { isZone } from '@swapt/shared/dates';
import { AppError } from '../errors/app-error.js';
import type { Line } from './csv-columns.js';

/** So that one request neither fills the memory nor is cut off without a word. */
export const mostRows = 50_000;
/** The same for rows that are long: as text, and once more on their way out. */
const mostLetters = 50_000_000;
/** Spreadsheets read a file without it as Latin letters alone. */
const byteOrderMark = '\uFEFF';

export function assertZone(zone: string | undefined): void {
  if (zone !== undefined && !isZone(zone))
    throw new AppError('analytics.bad_zone', undefined, { zone: 'Send a name such as Europe/Rome.' });
}

export function assertNotTooMany(rows: number): void {
  if (rows <= mostRows) return;
  throw new AppError(
    'analytics.export_failed',
    'There are more than 50,000 rows. Filter the list and export it in several files.',
  );
}

export function assertNotTooLong(letters: number): void {
  if (letters <= mostLetters) return;
  throw new AppError(
    'analytics.export_failed',
    'There is more text than fits into one file. Filter the list and export it in several files.',
  );
}

/** The lines, of which the first is the head. */
export const csvFile = (lines: readonly Line[]): { body: string } => ({
  body: Buffer.from(byteOrderMark + toCsv(lines)).toString('base64'),
});
