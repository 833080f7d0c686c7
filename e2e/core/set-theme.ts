import type { Page } from '@playwright/test';
import { still } from './checks/still.js';

/** Chooses a theme as another tab would: the page follows at once, the next ones from their first paint on. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((mode) => {
    localStorage.setItem('theme-store', JSON.stringify({ state: { theme: mode }, version: 0 }));
    document.cookie = `swapt_theme=${mode}; Path=/; SameSite=Lax`;
    dispatchEvent(new StorageEvent('storage', { key: 'theme-store' }));
    // Pages of the server have no script that listens.
    document.documentElement.dataset.theme = mode;
  }, theme);
  await still(page);
}
