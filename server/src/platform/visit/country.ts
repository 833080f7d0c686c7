import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Reader, type CountryResponse } from 'mmdb-lib';

const unknown = 'ZZ';
let reader: Reader<CountryResponse> | undefined;

/** The country of an address by the open table that comes with the server; read from disk at the first look-up (8 MB). */
export function countryOf(ip: string): string {
  reader ??= readTable();
  const address = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  try {
    // This table is flatter than the ones the reader's types describe.
    const found: object | null = reader.get(address);
    return found && 'country_code' in found && typeof found.country_code === 'string' ? found.country_code : unknown;
  } catch {
    return unknown;
  }
}

function readTable(): Reader<CountryResponse> {
  const name = '@ip-location-db/geo-whois-asn-country-mmdb/package.json';
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  return new Reader(readFileSync(join(folder, 'geo-whois-asn-country.mmdb')));
}
