import type { Page } from '@playwright/test';

/** Downloads a print file and gives its path. */
export async function downloadAs(page: Page, format: 'PNG' | 'SVG' | 'PDF' | 'EPS'): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${format}` }).click();
  return (await started).path();
}
