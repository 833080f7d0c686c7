import { openHere, type PgliteLink } from './pglite-link.js';

let link: PgliteLink;
beforeAll(async () => {
  link = await openHere({}, () => undefined);
  await link.query(
    'create table things (name text primary key, amount int8, tags text[], about jsonb, at timestamptz)',
  );
});
afterAll(() => link.close());

const nameOfFirst = () => link.query(`select name from pg_prepared_statements where statement = 'select 0 as at'`, []);
const namesNow = async () =>
  (await link.query('select name from pg_prepared_statements order by name', [])).map(({ name }) => String(name));

it('gives values of every type, with a name and without one', async () => {
  const values = ['cup', 3, ['a', 'b,c'], { of: ['clay'] }, new Date('2026-01-02T03:04:05.678Z')];
  for (const name of [undefined, 'insert_thing', 'insert_thing']) {
    await link.query('delete from things', []);
    const text = 'insert into things values ($1, $2, $3, $4, $5) returning *';
    const [row] = await link.query(text, values, name);
    expect(row).toEqual({ name: 'cup', amount: 3, tags: ['a', 'b,c'], about: { of: ['clay'] }, at: values[4] });
  }
  expect(await link.query('select $1::text as nothing', [null], 'nothing')).toEqual([{ nothing: null }]);
  expect(await link.query('select name from things where false', [], 'none')).toEqual([]);
});

it('gives each its own of several that are asked for at once', async () => {
  const asked = [1, 2, 3, 4].map((at) =>
    link.query(`select $1::int as of_${at}`, [at], at % 2 ? `of-${at}` : undefined),
  );
  expect(await Promise.all(asked)).toEqual([[{ of_1: 1 }], [{ of_2: 2 }], [{ of_3: 3 }], [{ of_4: 4 }]]);
});

it('gives what the last of several statements found', async () => {
  expect(await link.query('select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
  expect(await link.query('select 1 as one; set local work_mem = default')).toEqual([]);
});

it('goes on after an error, in and outside of a transaction', async () => {
  const wrong = () => link.query('select 1 / $1::int as part', [0], 'part');
  await expect(wrong()).rejects.toMatchObject({ name: 'DatabaseError', code: '22012' });
  expect(await link.query('select 1 / $1::int as part', [1], 'part')).toEqual([{ part: 1 }]);
  await link.query('begin');
  await expect(wrong()).rejects.toMatchObject({ code: '22012' });
  await expect(link.query('select 1', [], 'one')).rejects.toMatchObject({ code: '25P02' });
  await expect(link.query('select 2 as two; select 3')).rejects.toMatchObject({ code: '25P02' });
  await link.query('rollback');
  expect(await link.query('select 1 as one', [], 'one')).toEqual([{ one: 1 }]);
  await expect(link.query('select $1::text', [], 'too-few')).rejects.toThrow('requires 1');
});

it('keeps those with a name, the ones that were used last', async () => {
  await link.query('select 0 as at', [], 'first');
  const [before, first] = [await namesNow(), await nameOfFirst()];
  await link.query('select 0 as at', [], 'first');
  await link.query('select 0 as at, 1 as more', []);
  expect(await namesNow()).toEqual(before);
  for (let at = 1; at <= 320; at++) {
    await link.query('select 0 as at', [], 'first');
    await link.query(`select ${at} as at`, [], `of-${at}`);
  }
  expect(await nameOfFirst()).toEqual(first);
  const kept = await link.query('select statement from pg_prepared_statements', []);
  expect(kept).toHaveLength(300);
  const texts = kept.map(({ statement }) => statement);
  expect(texts).toEqual(expect.arrayContaining(['select 0 as at', 'select 320 as at']));
  expect(texts).not.toContain('select 1 as at');
  expect(await link.query('select 1 as at', [], 'of-1')).toEqual([{ at: 1 }]);
});

it('plans those with a name once, and the others by their values, whatever went wrong before', async () => {
  const text = 'select name from things where name = any($1::text[]) and amount > $2';
  const values = [['cup'], 1];
  const countsOf = async (statement: string) => {
    const [counts] = await link.query(
      'select generic_plans as generic, custom_plans as custom from pg_prepared_statements where statement = $1',
      [statement],
      'plans',
    );
    return counts;
  };
  const explained = async () => JSON.stringify(await link.query(`explain (verbose) ${text}`, values));
  await link.query(text, values, 'of-many');
  expect(await countsOf(text)).toEqual({ generic: 1, custom: 0 });
  await link.query('begin');
  expect(await explained()).toContain('cup');
  await link.query(text, values, 'of-many');
  await expect(link.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  await link.query('rollback');
  await link.query(text, values, 'of-many');
  expect(await countsOf(text)).toEqual({ generic: 3, custom: 0 });
});
