import { currencyCodes, formatMoney, isMoney, minorDigits, moneyText, parseMoney } from './index.js';

const read = (typed: string, currency = 'EUR', locale = 'en') => {
  const result = parseMoney(typed, currency, locale);
  return 'money' in result ? result.money.amount : result.problem;
};
const plain = (text: string) => text.replace(/[\s\u202f]/g, ' ').replace(/\p{Cf}/gu, '');

describe('an amount of money', () => {
  it.each([
    ['en', '12.5', 1250],
    ['en', '1,234.50', 123450],
    ['en', '€ 12.50', 1250],
    ['en', 'EUR12', 1200],
    ['en', '0.1', 10],
    ['en', '.5', 50],
    ['en', '-3.20', -320],
    ['en', '12.500', 1250],
    ['en-IN', '12,34,567.89', 123456789],
    ['de', '1.234,50 €', 123450],
    ['de', '12,5', 1250],
    ['de-CH', '1’234.50', 123450],
    ['fr', '1 234,50 €', 123450],
    ['ar-EG', '١٢٫٥٠', 1250],
  ])('is read in the notation of %s: %s', (locale, typed, amount) => {
    expect(read(typed, 'EUR', locale)).toBe(amount);
  });

  it.each([
    ['JPY', '1,250', 1250],
    ['HUF', '1250.50', 125050],
    ['KWD', '1.234', 1234],
    ['IQD', '1.5', 1500],
  ])('has as many digits as ISO 4217 gives to %s: %s', (currency, typed, amount) => {
    expect(read(typed, currency)).toBe(amount);
  });

  it.each([
    ['EUR', 'en', '12,50', 'Type a point before the smaller unit, for example 12.50.'],
    ['EUR', 'de', '12.50', 'Type a comma before the smaller unit, for example 12,50.'],
    ['EUR', 'en', '12.345', 'Type at most 2 digits after the point, for example 12.50.'],
    ['JPY', 'en', '12.50', 'JPY has no smaller unit. Type a whole amount, for example 1,250.'],
    ['EUR', 'en', 'twelve', 'Type an amount in digits, for example 12.50.'],
    ['EUR', 'en', '12 - 15', 'Type an amount in digits, for example 12.50.'],
    ['EUR', 'en', '1.2.3', 'This is not one amount. Type it like 12.50.'],
    ['EUR', 'en', '1e9', 'Type an amount in digits, for example 12.50.'],
    ['EUR', 'en', '12,345,67', 'Type a point before the smaller unit, for example 12.50.'],
    ['EUR', 'en', '99999999999999', 'The most is €9,999,999,999.99.'],
    ['EUR', 'en', '$12', 'Type an amount in digits, for example 12.50.'],
  ])('is never guessed: %s in %s, %s', (currency, locale, typed, problem) => {
    expect(read(typed, currency, locale)).toBe(problem);
  });

  it.each(['en', 'de', 'fr', 'es', 'ar', 'de-CH', 'en-IN'])(
    'comes back as it was when its own text is read, in %s',
    (locale) => {
      for (const currency of ['EUR', 'JPY', 'KWD', 'HUF']) {
        for (const amount of [0, 5, 1250, 123456, 999_999_999_999, -1250]) {
          const money = { amount, currency };
          expect(parseMoney(moneyText(money, locale), currency, locale)).toEqual({ money });
          expect(parseMoney(formatMoney(money, locale), currency, locale)).toEqual({ money });
        }
      }
    },
  );

  it('is written with its currency', () => {
    expect(plain(formatMoney({ amount: 123450, currency: 'EUR' }))).toBe('€1,234.50');
    expect(plain(formatMoney({ amount: 123450, currency: 'EUR' }, 'de'))).toBe('1.234,50 €');
    expect(plain(formatMoney({ amount: 1250, currency: 'JPY' }))).toBe('¥1,250');
    expect(plain(formatMoney({ amount: 125050, currency: 'HUF' }))).toBe('HUF 1,250.50');
  });

  it.each([
    [{ amount: 1250, currency: 'EUR' }, true],
    [{ amount: 12.5, currency: 'EUR' }, false],
    [{ amount: 1e15, currency: 'EUR' }, false],
    [{ amount: 1250, currency: 'EURO' }, false],
    [{ amount: '1250', currency: 'EUR' }, false],
    [null, false],
  ])('from outside is looked at: %p is %s', (value, is) => {
    expect(isMoney(value)).toBe(is);
  });

  it('is refused in a currency that is none', () => {
    expect(() => minorDigits('XYZ')).toThrow('XYZ is not a currency');
    const known = new Set(Intl.supportedValuesOf('currency'));
    // Newer than the lists of some browsers; they show its code.
    expect(currencyCodes.filter((code) => !known.has(code) && !['SLE', 'VES', 'XCG', 'ZWG'].includes(code))).toEqual(
      [],
    );
  });
});
