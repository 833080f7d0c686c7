import { act, screen as page } from '@testing-library/react';
import { openScreen as open } from '../../testing/open-screen.js';

const demo = { address: 'https://swapt.example/demo', scans: 41 };

describe('the code on the start page', () => {
  const scans = jest.fn<Promise<Response>, []>();
  beforeEach(() => {
    scans.mockReset();
    global.fetch = scans;
  });
  afterEach(() => jest.useRealTimers());
  const answer = (count: unknown) =>
    scans.mockResolvedValue({ ok: true, json: async () => ({ scans: count }) } as Response);

  it('leads to a real page, with the count of its scans', async () => {
    const { before, after, repairs } = await open({ screen: 'home', target: '', demo });
    expect([after, repairs]).toEqual([before, []]);
    for (const link of page.getAllByRole('link').filter((link) => link.closest('.stand')))
      expect(link).toHaveAttribute('href', demo.address);
    expect(document.querySelector('.demo-count b')).toHaveTextContent('41');
  });

  it('is a picture alone where there is none', async () => {
    await open({ screen: 'home', target: '' });
    expect(document.querySelector('.demo-count')).toBeNull();
    expect(document.querySelector('.stand a')).toBeNull();
  });

  it('counts on while somebody looks, and never back', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await open({ screen: 'home', target: '', demo });
    for (const [count, expected] of [
      [42, '42'],
      [40, '42'],
      ['many', '42'],
    ]) {
      answer(count);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(document.querySelector('.demo-count b')).toHaveTextContent(String(expected));
    }
    const asked = scans.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(scans).toHaveBeenCalledTimes(asked);
  });
});
