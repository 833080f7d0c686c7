import { madeCsv } from './made-panel.js';

it('a list of new codes is no formula to a spreadsheet', () => {
  const code = { code_id: 'a', name: '=1+1', target: 'https://bakery.example', url: 'https://go.bakery.example/a' };
  expect(madeCsv([code])).toBe(
    `Name,Leads to,Short address\r\n'=1+1,https://bakery.example,https://go.bakery.example/a\r\n`,
  );
});
