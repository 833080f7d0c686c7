import { csvLine, toCsv } from './index.js';

describe('a table as CSV', () => {
  it('puts a cell into quotes only where its text asks for it', () => {
    expect(csvLine(['Menu', 'a, b', 'say "hi"', 'two\nlines', ' padded ', '', undefined, null, 12, -3])).toBe(
      'Menu,"a, b","say ""hi""","two\nlines"," padded ",,,,12,-3\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('is no formula to a spreadsheet: %s', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  });

  it.each(['\r=1', '\n=1', '=HYPERLINK("https://a.example","b")'])(
    'is no formula either where it needs quotes: %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
    },
  );

  it('leaves a phone number as other tools read it', () => {
    expect(csvLine(['+4930901820', '+12015550123'])).toBe('+4930901820,+12015550123\r\n');
  });

  it.each([
    '+49 30 901820',
    '+4930901820+1',
    '+4930901820|calc',
    "+4930901820*cmd|' /C calc'!A0",
    '+4930901820\n=1',
    '+4930901820\n',
    '=+4930901820',
    '-4930901820',
    '+A1234567',
    '+1234567890123456',
  ])('takes no more than a phone number for one: %j', (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
  });

  it('has a line end after each line', () => {
    expect(toCsv([['Name'], ['Menu']])).toBe('Name\r\nMenu\r\n');
  });
});
