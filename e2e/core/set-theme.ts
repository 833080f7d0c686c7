import type { Page } from '@playwright/test';

/** Chooses the console's theme as its toggle would, from the next load on. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    (value) => localStorage.setItem('theme-store', value),
    JSON.stringify({ state: { theme }, version: 0 }),
  );
}
