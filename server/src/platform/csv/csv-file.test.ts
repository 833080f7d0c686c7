import { assertNotTooMany, csvFile } from './csv-file.js';

describe('a list as a CSV file', () => {
  it('has at most 50,000 rows, and says what to do with more', () => {
    expect(() => assertNotTooMany(50_000)).not.toThrow();
    expect(() => assertNotTooMany(50_001)).toThrow('There are more than 50,000 rows. Filter the list');
  });

  it('begins with the mark by which spreadsheets know its letters', () => {
    expect(Buffer.from(csvFile([['Größe']]).body, 'base64').toString('utf8')).toBe('\uFEFFGröße\r\n');
  });
});
