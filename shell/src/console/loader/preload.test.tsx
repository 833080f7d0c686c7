import { fireEvent, render, screen } from '@testing-library/react';
import { testRemote } from '../testing/render-console.js';
import { menuOf } from '../layout/menu.js';
import { loadScreen } from './load-screen.js';
import { usePreload } from './preload.js';

jest.mock('./load-screen.js', () => ({ loadScreen: jest.fn(() => Promise.reject(new Error('down'))) }));

const codes = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });

function Menu() {
  const preload = usePreload([codes]);
  return menuOf([codes], () => true, { role: 'owner', isOperator: false }).map((entry) => (
    <a key={entry.path} href={entry.path} {...preload(entry)}>
      {entry.label}
    </a>
  ));
}

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadScreen).mockClear();
  Object.assign(navigator, { connection: { saveData: false } });
  render(<Menu />);
});
afterEach(() => jest.useRealTimers());

describe('the screen behind a link of the menu', () => {
  it.each([
    ['pointer', fireEvent.mouseEnter],
    ['focus', fireEvent.focus],
  ])('is fetched ahead when the %s rests on it', (_, enter) => {
    enter(link('My codes'));
    jest.advanceTimersByTime(149);
    expect(loadScreen).not.toHaveBeenCalled();
    jest.advanceTimersByTime(101);
    expect(loadScreen).toHaveBeenCalledWith(codes, 'list');
  });

  it('is not, when the pointer only passes', () => {
    fireEvent.mouseEnter(link('My codes'));
    jest.advanceTimersByTime(100);
    fireEvent.mouseLeave(link('My codes'));
    fireEvent.mouseEnter(link('Settings'));
    jest.advanceTimersByTime(1000);
    expect(loadScreen).not.toHaveBeenCalled();
  });

  it('is not, for somebody who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    fireEvent.mouseEnter(link('My codes'));
    jest.advanceTimersByTime(1000);
    expect(loadScreen).not.toHaveBeenCalled();
  });
});
