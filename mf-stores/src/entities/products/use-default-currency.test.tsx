import { renderScreen } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { useDefaultCurrency } from './use-default-currency.js';

function Currency() {
  const [currency, remember] = useDefaultCurrency();
  return (
    <>
      <output>{currency}</output>
      {['KWD', 'nothing'].map((next) => (
        <button key={next} onClick={() => remember(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

const open = () => {
  const view = renderScreen(<Currency />);
  return { ...view, shown: () => screen.getByRole('status').textContent };
};

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
    expect(open().shown()).toBe(currency);
    spy.mockRestore();
  });

  it('is the last one that this person used in this browser', async () => {
    const first = open();
    await first.user.click(screen.getByRole('button', { name: 'KWD' }));
    first.unmount();
    const { shown, user, unmount } = open();
    expect(shown()).toBe('KWD');
    await user.click(screen.getByRole('button', { name: 'nothing' }));
    unmount();
    expect(open().shown()).toBe('USD');
  });
});
