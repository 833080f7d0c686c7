import { readCloneList } from './clone-list.js';
import { madeCsv } from './made-panel.js';
import { problemsOf } from './row-problems.js';

const row = (name: string, target = '', slug = '') => ({ name, target, slug });

describe('a pasted list of codes', () => {
  it.each([
    ['commas', 'Table 1, bakery.example/one, t-1\nTable 2'],
    ['tabs of a spreadsheet', 'Table 1\tbakery.example/one\tt-1\nTable 2\t\t'],
    ['semicolons', 'Table 1;https://bakery.example/one;t-1\nTable 2;;'],
    ['titles and empty lines', 'Name,Destination,Short name\n\nTable 1,bakery.example/one,t-1\n\n  \nTable 2,,\n'],
  ])('is read with %s', (_, text) => {
    expect(readCloneList(text)).toEqual({
      rows: [row('Table 1', 'https://bakery.example/one', 't-1'), row('Table 2')],
    });
  });

  it('keeps a comma within quotes', () => {
    expect(readCloneList('"Table 4, window", bakery.example').rows).toEqual([
      row('Table 4, window', 'https://bakery.example'),
    ]);
  });

  it('is refused with what to do when it is empty, too long, or has too many parts', () => {
    expect(readCloneList(' \n ').problem).toContain('one line for each code');
    expect(readCloneList('Name\n').problem).toContain('one line for each code');
    expect(readCloneList('Table\n'.repeat(1001)).problem).toContain('1001 lines');
    expect(readCloneList('Table\n'.repeat(1000)).rows).toHaveLength(1000);
    expect(readCloneList('a,b,c\na,b,c,d').problem).toContain('Line 2');
  });
});

it('problems of another kind than bad rows are none of the list', () => {
  expect(problemsOf(new Error('offline'))).toBeUndefined();
});

it('a list of new codes is no formula to a spreadsheet', () => {
  const code = { code_id: 'a', name: '=1+1', target: 'https://bakery.example', url: 'https://go.bakery.example/a' };
  expect(madeCsv([code])).toBe(
    `Name,Leads to,Short address\r\n'=1+1,https://bakery.example,https://go.bakery.example/a\r\n`,
  );
});
