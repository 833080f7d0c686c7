import { defaultCurrency, rememberCurrency } from './default-currency.js';

describe('the currency that prices begin with', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['en-US', 'USD'],
    ['de-CH', 'CHF'],
    ['de-DE', 'EUR'],
    ['bg-BG', 'EUR'],
    ['ja', 'JPY'],
    ['de-LI', 'CHF'],
    ['en-GB', 'GBP'],
  ])('is that of the browser’s region: %s has %s', (language, currency) => {
    const spy = jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    expect(defaultCurrency()).toBe(currency);
    spy.mockRestore();
  });

  it('is the last one that was used in this browser', () => {
    rememberCurrency('KWD');
    expect(defaultCurrency()).toBe('KWD');
    localStorage.setItem('swapt.currency', 'nothing');
    expect(defaultCurrency()).toBe('USD');
  });
});
