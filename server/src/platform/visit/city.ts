import { readFileSync } from 'node:fs';
import { Reader } from 'mmdb-lib';

const readers = new Map<string, Reader<never>>();

/** The city of an address by the operator's table, as `IT Rome`; empty without a table, or where it has none. */
export function cityOf(ip: string, file: string | undefined): string {
  if (file === undefined) return '';
  const reader = readers.get(file) ?? openCities(file);
  try {
    return nameOf(reader.get(ip.startsWith('::ffff:') ? ip.slice(7) : ip));
  } catch {
    return '';
  }
}

/** Opens a table once; throws where the file is none. */
export function openCities(file: string): Reader<never> {
  const reader = new Reader<never>(readFileSync(file));
  readers.set(file, reader);
  return reader;
}

/** MaxMind's and DB-IP's tables nest their names by language, the flat ones of other makers do not. */
function nameOf(found: object | null): string {
  const [city, country] = [
    text(found, 'city') ?? text(at(at(found, 'city'), 'names'), 'en'),
    text(found, 'country_code') ?? text(at(found, 'country'), 'iso_code'),
  ];
  return city ? `${country ?? 'ZZ'} ${city}`.slice(0, 80) : '';
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function text(value: unknown, name: string): string | undefined {
  const found = at(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
