import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config.js';
import { testFolder } from '../../testing/test-folder.js';
import { cityOf } from './city.js';

type Value = string | number | { [name: string]: Value };

it('names the city of an address by the operator’s table, however its maker nests it, and none without one', () => {
  const nested = tableOf({ city: { names: { en: 'Rome' } }, country: { iso_code: 'IT' } });
  const flat = tableOf({ city: 'Rome', country_code: 'IT' });
  const bare = tableOf({ country: { iso_code: 'IT' } });
  for (const file of [nested, flat]) {
    expect([cityOf('10.0.0.1', file), cityOf('::ffff:10.0.0.1', file)]).toEqual(['IT Rome', 'IT Rome']);
  }
  expect([cityOf('10.0.0.1', bare), cityOf('10.0.0.1', undefined)]).toEqual(['', '']);
});

it('refuses to start with a file that is no table of cities', () => {
  const file = join(testFolder(), 'cities.mmdb');
  writeFileSync(file, 'not a table');
  for (const wrong of [file, join(testFolder(), 'missing.mmdb')]) {
    expect(() => readConfig({ SWAPT_CITY_FILE: wrong })).toThrow(/SWAPT_CITY_FILE.*must be a file that can be read/s);
  }
  expect(readConfig({ SWAPT_CITY_FILE: tableOf({ city: 'Rome', country_code: 'IT' }) }).cityFile).toMatch(/cities/);
});

/** The smallest table in the format of MaxMind DB: one node, whose both sides lead to one record. */
function tableOf(record: Value): string {
  const nodes = 1;
  // A record points behind the nodes and the sixteen zeros that part them from the data.
  const side = Buffer.from([0, 0, nodes + 16]);
  const meta = encode({
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1, database_type: 'Cities' },
    ...{ ip_version: 4, node_count: nodes, record_size: 24 },
  });
  const mark = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  const file = join(testFolder(), 'cities.mmdb');
  writeFileSync(file, Buffer.concat([side, side, Buffer.alloc(16), encode(record), mark, meta]));
  return file;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.from([(6 << 5) | 4, 0, 0, value >> 8, value & 255]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([k, v]) => [encode(k), encode(v)]),
  ]);
}
