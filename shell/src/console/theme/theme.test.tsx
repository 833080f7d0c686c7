import { act, screen } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';
import { useTheme } from './theme-store.js';

describe('the theme', () => {
  it('is light by default, switched by the toggle, and kept in local storage [G.theme]', async () => {
    const { user } = renderConsole({ route: '/admin/profile' });
    expect(useTheme.getState().theme).toBe('light');
    const [toggle] = await screen.findAllByRole('button', { name: 'Use the dark theme' });
    if (!toggle) throw new Error('no toggle');
    await user.click(toggle);
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(JSON.parse(localStorage.getItem('theme-store') ?? '{}')).toMatchObject({ state: { theme: 'dark' } });

    act(() => {
      useTheme.setState({ theme: 'light' });
    });
    localStorage.setItem('theme-store', '{"state":{"theme":"dark"},"version":0}');
    await act(async () => useTheme.persist.rehydrate());
    expect(useTheme.getState().theme).toBe('dark');
  });
});
