import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { bundleForSuite } from '../../testing/bundle.js';
import { testFolder } from '../../testing/test-folder.js';
import { ourMigrations } from './migrate.js';
import { linkTo, openHere, type PgliteLink } from './pglite/pglite-link.js';
import { openThread } from './pglite/pglite-thread.js';
import { makeDirectory } from './pglite/template.js';

jest.setTimeout(180_000);

/** What a caller can hand over that no engine can write: refused before the database sees it, or by it. */
const faults: [string, string, unknown][] = [
  ['a date that is none', 'select $1::timestamptz as value', new Date('2016-12-31T23:59:60Z')],
  ['a date before the first', 'select $1::timestamptz as value', '0000-01-01T00:00:00Z'],
  ['a number where a date belongs', 'select $1::timestamptz as value', 'NaN'],
  ['text that is no whole number', 'select $1::int as value', '1e308'],
  ['text with a zero character', 'select $1::text as value', 'a\0b'],
  ['half of a surrogate pair in JSON', 'select $1::jsonb as value', { text: '\ud800' }],
  ['what does not end', 'select $1::jsonb as value', ring()],
];

function ring(): object {
  const made: Record<string, unknown> = {};
  made.again = made;
  return made;
}

function keepsGoing(open: () => Promise<PgliteLink>) {
  let link: PgliteLink;
  beforeAll(async () => {
    link = await open();
  });
  afterAll(() => link.close());

  it.each(faults)('is not taken for broken because of %s', async (_, text, value) => {
    const failure: Error = await link.query(text, [value]).then(
      () => new Error('It was taken'),
      (error: Error) => error,
    );
    expect([failure.name === 'DatabaseUnavailable', failure.message]).not.toEqual([false, 'It was taken']);
    expect([failure.name === 'DatabaseUnavailable', link.isBroken]).toEqual([false, false]);
    expect(await link.query('select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  it('rolls back the transaction in which a value could not be written, and no other', async () => {
    await link.query('create temporary table kept (at timestamptz)');
    await link.query('begin');
    await link.query('insert into kept values (now())', []);
    await expect(link.query('insert into kept values ($1)', [new Date('no date')])).rejects.toThrow(
      'Invalid time value',
    );
    await link.query('rollback');
    await link.query('insert into kept values (now())', []);
    expect(await link.query('select count(*) as rows from kept', [])).toEqual([{ rows: 1 }]);
  });
}

describe('the embedded engine', () => {
  keepsGoing(() => openHere({}, () => undefined));
});

describe('the embedded engine in its thread', () => {
  const program = bundleForSuite({ 'db-worker': 'platform/db/pglite/db-worker.ts' });
  keepsGoing(async () => {
    const directory = join(testFolder(), 'database');
    await makeDirectory(directory, ourMigrations());
    return openThread(pathToFileURL(program('db-worker')), { directory }, () => undefined);
  });
});

/** A module of WebAssembly with one function that traps. */
const trap = () => {
  const code = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11,
  ];
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code))).exports;
  (f as () => void)();
};

describe('an engine that stopped', () => {
  it.each([
    ['a trap', trap],
    [
      'a file that it could not write',
      () => {
        const error = new Error('FS error');
        error.stack = 'Error: FS error\n    at postgres.wasm.write (wasm://wasm/postgres-00ff:1:2)';
        throw error;
      },
    ],
  ])('is known to be broken by %s, so that it is opened anew', async (_, stop) => {
    const link = linkTo({ runExclusive: async () => stop(), closed: false } as unknown as PGlite, () => undefined);
    await expect(link.query('select 1', [])).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(link.isBroken).toBe(true);
  });

  it('is known to be broken once it is closed', async () => {
    const link = await openHere({}, () => undefined);
    await link.close();
    await expect(link.query('select 1', [])).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(link.isBroken).toBe(true);
  });
});
