import { csvLine, toCsv, unmarkCell } from './index.js';

describe('a table as CSV', () => {
  it('puts a cell into quotes only where its text asks for it', () => {
    expect(csvLine(['Menu', 'a, b', 'say "hi"', 'two\nlines', ' padded ', '', undefined, null, 12, -3])).toBe(
      'Menu,"a, b","say ""hi""","two\nlines"," padded ",,,,12,-3\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\t=1', `"\t'=1"`],
    ['\r=1', `"\r'=1"`],
    ['\n=1', `"\n'=1"`],
    ['  =1', "'  =1"],
    ['\ufeff=1', `'\ufeff=1`],
    ['\u200b\u202e=1', `'\u200b\u202e=1`],
    ['\u3000=1', `'\u3000=1`],
    ['"=1"', `"'""=1"""`],
    ['x;=1+1', `"x;'=1+1"`],
    ['x; "=1+1"', `"x;' ""=1+1"""`],
    ['x\n=1+1', `"x\n'=1+1"`],
    ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
    ['=HYPERLINK("https://a.example","b")', `"'=HYPERLINK(""https://a.example"",""b"")"`],
  ])('never becomes a formula in a spreadsheet, whatever separates there: %j', (text, line) => {
    expect(csvLine([text])).toBe(`${line}\r\n`);
  });

  it.each([';', ',', '\t'])(
    'holds no cell that a spreadsheet calculates, read with %j between cells and without quotes',
    (separator) => {
      const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
      const hidden = ['', ' ', '\u00a0', '\u200b', '\ufeff', '"', '\u0001'];
      const before = ['', 'x;', 'x\n', 'x\r\n', 'x\t', 'x;;', '"x";'];
      const texts = signs.flatMap((sign) =>
        hidden.flatMap((space) => before.map((start) => `${start}${space}${sign}1+1`)),
      );
      const cells = toCsv(texts.map((text) => [text])).split(new RegExp(`[\r\n${separator === ',' ? '' : separator}]`));
      const plain = cells.map((cell) => cell.replace(/^[\p{Cc}\p{Cf}\p{Z}"]+/u, ''));
      expect(plain.filter((cell) => signs.some((sign) => cell.startsWith(sign)))).toEqual([]);
    },
  );

  it.each(['=1+1', 'x;=1+1', "'quoted'", "'", "it's", "'=1", '\ufeff＝1', 'a\n- b', '+4930901820', '', 'Menu'])(
    'comes back as it was: %j',
    (text) => {
      const [line = ''] = [csvLine([text]).slice(0, -2)];
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
      expect(unmarkCell(cell)).toBe(text);
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
    '+4930901820\n',
    '=+4930901820',
    '-4930901820',
    '+A1234567',
    '+1234567890123456',
  ])('takes no more than a phone number for one: %j', (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
  });

  it('takes no line of a cell for a formula', () => {
    expect(csvLine(['+4930901820\n=1'])).toBe(`"'+4930901820\n'=1"\r\n`);
  });

  it('has a line end after each line', () => {
    expect(toCsv([['Name'], ['Menu']])).toBe('Name\r\nMenu\r\n');
  });
});
