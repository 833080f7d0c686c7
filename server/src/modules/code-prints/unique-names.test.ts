import { fileName } from './rendering/file-name.js';
import { uniqueNames } from './unique-names.js';

describe('names of many files in one folder', () => {
  const namesOf = (codes: [name: string, slug: string][]) => {
    const nameOf = uniqueNames();
    return codes.map(([name, slug]) => nameOf((marks) => fileName(name, 50, 'svg', marks), slug));
  };

  it('are those of the codes, and told apart by the short name where two are called the same', () => {
    expect(
      namesOf([
        ['Table 1', 'aaa'],
        ['Table 2', 'bbb'],
        ['table 1', 'ccc'],
        ['Table 1!', 'ddd'],
      ]),
    ).toEqual(['table-1-50mm.svg', 'table-2-50mm.svg', 'table-1-ccc-50mm.svg', 'table-1-ddd-50mm.svg']);
  });

  it('stay apart where systems take capital letters for small ones, and where nothing of a name can be stored', () => {
    const names = namesOf([
      ['Стол', 'Abc'],
      ['Стол', 'aBC'],
      ['Стол', 'abc'],
      ['../../etc', 'x'],
      ['a'.repeat(120), 'y'],
      ['a'.repeat(121), 'z'],
      ['a'.repeat(122), 'z'],
    ]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.every((name) => /^[a-z0-9][a-z0-9-]*-50mm\.svg$/.test(name))).toBe(true);
  });
});
