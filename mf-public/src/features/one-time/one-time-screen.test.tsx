import type { PublicScreenData } from '@swapt/shared/public';
import { act, fireEvent, screen } from '@testing-library/react';
import { openScreen as open } from '../../testing/open-screen.js';

const at = '2026-11-20T10:00:00.000Z';
const code = { screen: 'oneTime' as const, orgName: 'Harbour Bakery', offer: 'One free coffee' };
const ready = { ...code, kind: 'ready' as const, slug: 'once', asksPin: false };
/** With the button that a mouse or finger says, which the library leaves out. */
const pointer =
  (type: string) =>
  (element: Element, { button = 0 }: { button?: number; key?: string } = {}) =>
    fireEvent(element, new MouseEvent(type, { bubbles: true, button }));
const [pointerDown, pointerUp] = [pointer('pointerdown'), pointer('pointerup')];
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the button of a one-time code', () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  let listening: AbortController;
  beforeEach(() => {
    sent.mockClear();
    listening = new AbortController();
    document.addEventListener('submit', sent, { signal: listening.signal });
  });
  afterEach(() => {
    listening.abort();
    jest.useRealTimers();
  });
  async function button(data: PublicScreenData = ready) {
    await open(data);
    jest.useFakeTimers();
    return screen.getByRole('button', { name: 'Hold to use it' });
  }

  it.each([
    ['a finger', pointerDown, pointerUp, {}],
    ['Enter', fireEvent.keyDown, fireEvent.keyUp, { key: 'Enter' }],
    ['the space bar', fireEvent.keyDown, fireEvent.keyUp, { key: ' ' }],
  ])('sends once it was held long enough, by %s', async (_, press, release, how) => {
    const target = await button();
    press(target, how);
    wait(1400);
    expect(target).toHaveTextContent('Keep holding');
    release(target, how);
    wait(5000);
    expect(sent).not.toHaveBeenCalled();
    press(target, how);
    wait(1500);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('offers another one to who cannot hold it', async () => {
    const target = await button();
    fireEvent.click(target, { detail: 0 });
    wait(5000);
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is not held by a finger that slides off it or by another button of the mouse', async () => {
    const target = await button();
    pointerDown(target, { button: 2 });
    wait(5000);
    pointerDown(target);
    fireEvent.pointerLeave(target);
    wait(5000);
    expect(sent).not.toHaveBeenCalled();
  });

  it('comes after the PIN of the shop where the code asks for it, which says what is wrong', async () => {
    const target = await button({ ...ready, asksPin: true, problem: 'wrong' });
    const pin = screen.getByLabelText('PIN of the shop');
    expect(pin).toHaveAccessibleDescription(/not correct. Your code is still unused/);
    // No browser offers the shopper to keep the shop's PIN as a password.
    expect(pin).toHaveAttribute('autocomplete', 'one-time-code');
    pointerDown(target);
    wait(1500);
    expect(sent).not.toHaveBeenCalled();
    fireEvent.change(pin, { target: { value: '4711' } });
    pointerDown(target);
    wait(1500);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('the proof that a code was just used', () => {
  const proof = { ...code, kind: 'redeemed' as const, at, target: 'https://bakery.example/' };
  afterEach(() => jest.useRealTimers());

  it('counts on from the server’s time, whatever the phone’s clock says, with the shop’s name, and ends', async () => {
    jest.useFakeTimers({ now: new Date('2001-01-01'), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await open({ ...proof, now: '2026-11-20T10:01:05.000Z' });
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('1:05');
    wait(2_000);
    expect(timer).toHaveTextContent('1:07');
    expect(screen.getByText(/^Time now: \d\d:01:07/)).toBeVisible();
    expect(timer.closest('.proof')).toHaveTextContent('Harbour Bakery');
    wait(15 * 60_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(/More than a quarter of an hour/)).toBeVisible();
  });

  it('counts the time that the phone was asleep', async () => {
    jest.useFakeTimers({ now: new Date(at), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await open({ ...proof, now: at });
    wait(2_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:02');
    // Asleep, the clock of a page stands still, and that of the phone goes on.
    jest.setSystemTime(Date.now() + 5 * 60_000);
    wait(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('5:03');
  });
});
