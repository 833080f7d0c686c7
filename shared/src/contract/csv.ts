import { Type } from 'typebox';
import { OneOf } from './operation.js';

/** What a list exported as CSV is asked with, beside what the list itself is asked with. */
export const csvChoice = <const K extends readonly string[]>(keys: readonly [...K]) => ({
  columns: Type.Optional(
    Type.Array(OneOf(keys), {
      minItems: 1,
      maxItems: keys.length,
      uniqueItems: true,
      description: 'columns from left to right, by their keys in the list; all without it',
    }),
  ),
  zone: Type.Optional(Type.String({ maxLength: 64, default: 'UTC', description: 'IANA time zone of the dates' })),
});

export const CsvFile = Type.Object({ body: Type.String({ description: 'base64' }) });

/** What every export of a noun's list has in common. */
export const csvExport = {
  method: 'POST',
  host: 'core',
  ownTransaction: true,
  limit: 20,
  reply: CsvFile,
  errors: ['analytics.export_failed', 'analytics.bad_zone'],
} as const;
