import type { Page } from '@playwright/test';

/** Chooses a theme as another tab would: the page follows at once, the next ones from their first paint on. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (mode) => {
    localStorage.setItem('theme-store', JSON.stringify({ state: { theme: mode }, version: 0 }));
    document.cookie = `swapt_theme=${mode}; Path=/; SameSite=Lax`;
    dispatchEvent(new StorageEvent('storage', { key: 'theme-store' }));
    // Pages of the server have no script that listens.
    document.documentElement.dataset.theme = mode;
    const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A colour that is inherited changes level by level, a transition after the other: wait for frames without any.
    for (let still = 0; still < 5; still += 1) {
      await frame();
      const ending = document.getAnimations().filter((one) => !endless(one));
      if (ending.length > 0) still = -1;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  }, theme);
}
