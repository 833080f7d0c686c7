import { loadModule, parseSync, type ParseResult } from 'libpg-query';
import { columnsOfStatement } from './select.js';
import type { Column } from './shape.js';

const column = (name: string, pg: string, isNullable: boolean, ts?: string): Column => ({ name, pg, isNullable, ts });
const tables = new Map([
  [
    'a',
    [
      column('id', 'uuid', false),
      column('n', 'int4', false),
      column('note', 'text', true),
      column('tags', '_text', false),
    ],
  ],
  ['b', [column('id', 'uuid', false), column('a_id', 'uuid', false), column('state', 'text', false, "'new' | 'old'")]],
]);

/** Names, what is known of them, and a question mark for what may be null. */
function read(text: string): string {
  const { stmts = [] } = parseSync(text) as ParseResult;
  const columns = columnsOfStatement(stmts[0]?.stmt, tables);
  return columns.map(({ name, pg, ts, isNullable }) => `${name} ${ts ?? pg ?? '-'}${isNullable ? '?' : ''}`).join(', ');
}

describe('what a statement says of its columns', () => {
  beforeAll(() => loadModule());

  it.each([
    ['columns are what their table says', 'select * from a', 'id uuid, n int4, note text?, tags _text'],
    ['a left join may find nothing', 'select a.id, b.id as b from a left join b on b.a_id = a.id', 'id uuid, b uuid?'],
    [
      'so may a right join on its left',
      'select a.id, b.id as b from a right join b on b.a_id = a.id',
      'id uuid?, b uuid',
    ],
    ['and a full join on both', 'select a.id, b.id as b from a full join b on b.a_id = a.id', 'id uuid?, b uuid?'],
    [
      'what is joined inside of a left join too',
      'select c.id from a left join (b join b as c on c.id = b.id) on true',
      'id uuid?',
    ],
    [
      'a left join of what a with has',
      'with x as (select id from b) select x.id from a left join x on true',
      'id uuid?',
    ],
    [
      'a condition that null does not meet',
      'select b.id from a left join b on true where b.id = $1 and a.n > 1',
      'id uuid',
    ],
    ['a condition that null may meet', 'select b.id from a left join b on true where b.id = $1 or a.n > 1', 'id uuid?'],
    ['a condition of few words', `select state from b where state in ('old')`, "state 'old'"],
    ['a value that is given may be null', 'select $1::text as x, n + $2 as y from a', 'x text?, y -?'],
    ['an aggregate of nothing is null', 'select max(n), count(*), sum(n) from a', 'max int4?, count int8, sum -?'],
    [
      'an aggregate of a group is not',
      'select max(n), sum(n), max(note) as note from a group by id',
      'max int4, sum -, note text?',
    ],
    ['unless it leaves rows out', 'select max(n) filter (where n > 1) from a group by id', 'max int4?'],
    [
      'or a having keeps them',
      'select sum(n) filter (where n > 1) as s from a group by id having sum(n) filter (where n > 1) > 0',
      's -',
    ],
    [
      'a subselect may find nothing',
      'select (select id from b limit 1) as x, (select count(*) from b) as y from a',
      'x uuid?, y int8',
    ],
    ['a subselect of groups too', 'select (select count(*) from b group by state) as y from a', 'y int8?'],
    ['coalesce ends null', `select coalesce(note, '') as x, coalesce(note, $1) as y from a`, 'x text, y -?'],
    ['a case without else may be null', `select case when n = 1 then 'one' end as x from a`, "x 'one'?"],
    ['words stay words', `select case when n = 1 then 'one' else 'more' end as x from a`, "x 'more' | 'one'"],
    ['a union is either', 'select id, note from a union all select id, state from b', 'id uuid, note text?'],
    ['unknown functions may be null', 'select no_such(n) as x, lower(state) as y from a, b', 'x -?, y text'],
    [
      'JSON is read',
      `select jsonb_build_object('id', id, 'note', note) as x from a`,
      'x { id: string; note: string | null }',
    ],
    ['an array of what may be null says so', 'select array(select note from a) as x', 'x (string | null)[]'],
    ['values of a list in a table', 'select tag from a, unnest(tags) as tag', 'tag text'],
    ['values of a given list', 'select tag from unnest($1::text[]) as tag', 'tag text?'],
    ['what an insert returns', 'insert into a (id) values ($1) returning id, note', 'id uuid, note text?'],
    [
      'a changed column is not what was asked of it',
      'update a set note = $1 where note is not null returning note',
      'note text?',
    ],
    ['a deleted one is', 'delete from a where note is not null returning note', 'note text'],
    ['a table that nobody knows', 'select x.y from nowhere as x', 'y -?'],
    [
      'what comes back into a recursion',
      'with recursive r as (select id, n from a union all select r.id, null from r) select id, n from r',
      'id uuid, n int4?',
    ],
  ])('%s', (_title, text, columns) => {
    expect(read(text)).toBe(columns);
  });

  it('is refused where it cannot be told', () => {
    expect(() => read('select max(n) from a group by rollup (id)')).toThrow('Grouping sets are not known here yet');
  });
});
