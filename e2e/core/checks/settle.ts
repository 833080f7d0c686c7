import type { Page } from '@playwright/test';
import { still } from './still.js';

/** Waits until a screen has shown what it loads: no skeleton, no busy list, fonts there, and nothing moving. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('.ant-skeleton-active, [aria-busy="true"], .ant-spin-spinning'),
  );
  await page.evaluate(() => document.fonts.ready);
  await still(page);
}
