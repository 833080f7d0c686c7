import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../../testing/test-code.js';
import MyCodesScreen from './my-codes-screen.js';

const menu = testCode();
const poster = testCode({ code_id: '018f0000-0000-7000-8000-00000000000b', name: 'Poster' });

/** A server that answers a search or filter only once it is let go. */
function withSlowServer() {
  const waiting: (() => void)[] = [];
  const api: FakeApi = {
    'codes.list': async ({ filter }) => {
      if (!filter?.search && !filter?.status) return listOf(menu, poster);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return listOf(poster);
    },
    'codes.tags': () => ({ data: [] }),
    'bulkChanges.list': () => ({ data: [] }),
  };
  return { api, answer: () => waiting.splice(0).forEach((resolve) => resolve()), waiting };
}

describe('filters of a list do not jump', () => {
  const bar = () => screen.getByRole('search');
  const labels = () =>
    [...bar().querySelectorAll('input, button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);

  it('while somebody types a search: focus, field and rows stay until the answer is there [A.mycodes]', async () => {
    const { api, answer, waiting } = withSlowServer();
    const { user } = renderScreen(<MyCodesScreen />, { api });
    await screen.findByText('Summer menu');
    const field = screen.getByLabelText('Search codes');
    const before = [bar(), ...bar().children];
    await user.type(field, 'pos');
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(screen.getByLabelText('Search codes')).toBe(field);
    expect(field).toHaveFocus();
    expect(screen.getByText('Summer menu')).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByText('Summer menu')).toBeNull());
    expect(field).toHaveFocus();
    expect(field).toHaveValue('pos');
    expect([bar(), ...bar().children]).toEqual(before);
  });

  it('when a filter is pressed: it keeps the focus and its place among the others [A.mycodes]', async () => {
    const { api, answer, waiting } = withSlowServer();
    const { user } = renderScreen(<MyCodesScreen />, { api });
    await screen.findByText('Summer menu');
    const before = labels();
    const paused = within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Paused' });
    await user.click(paused);
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(paused).toHaveFocus();
    expect(screen.getByText('Summer menu')).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByText('Summer menu')).toBeNull());
    expect(paused).toHaveFocus();
    expect(paused).toHaveAttribute('aria-pressed', 'true');
    expect(labels()).toEqual(before);
  });
});
