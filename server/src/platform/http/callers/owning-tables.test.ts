import { Type } from 'typebox';
import type { Operation } from '@swapt/shared/contract';
import { owningTables, tablesNamedBy } from './owning-tables.js';

const named = (table: string): Record<string, Operation> => ({
  'codes.get': {
    method: 'POST',
    path: '/api/codes/get',
    host: 'core',
    who: 'codes:read',
    summary: 'A code',
    input: Type.Object({ id: Type.String() }),
    reply: Type.Object({}),
    errors: [],
    owner: { table, field: 'id' },
  },
});

describe('the tables whose things decide the organization of a request', () => {
  it('are those that operations name', () => {
    expect(owningTables).toEqual(expect.arrayContaining(['catalogs', 'codes', 'memberships', 'pages', 'templates']));
    expect(tablesNamedBy(named('folders'))).toEqual(['folders']);
  });

  it.each(['nothing', 'users', 'organizations', 'codes e; drop table codes', 'constructor'])(
    'are none that is called “%s”',
    (table) => {
      expect(() => tablesNamedBy(named(table))).toThrow('No things of organizations');
    },
  );
});
