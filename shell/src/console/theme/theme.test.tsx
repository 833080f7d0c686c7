import { keepTheme, modeOf, readTheme } from '@swapt/shared/theme';
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

    act(() => keepTheme('light'));
    localStorage.setItem('theme-store', '{"state":{"theme":"dark"},"version":0}');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme-store' })));
    expect(useTheme.getState().theme).toBe('dark');
  });

  it('follows the device where that was chosen, and tells servers by a cookie [G.theme]', async () => {
    const { user } = renderConsole({ route: '/admin/profile' });
    await user.click(await screen.findByText('Same as device'));
    expect(useTheme.getState()).toEqual({ choice: 'system', theme: modeOf('system') });
    expect(document.cookie).toContain('swapt_theme=system');
    expect(JSON.parse(localStorage.getItem('theme-store') ?? '{}')).toMatchObject({
      state: { theme: modeOf('system') },
    });
    expect(readTheme()).toBe('system');
  });
});
