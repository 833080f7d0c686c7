import { readFile } from 'node:fs/promises';
import { expect, test } from '../../core/test.js';

// The headless shell shows no PDF.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: process.env.CHROME_PATH || undefined }),
    { scope: 'worker' },
  ],
});

test('a PDF is opened to print beside the page, and downloaded [A.dummy]', async ({ console: page }) => {
  await page.goto('/admin/dummy');
  await page.getByRole('button', { name: 'Print the receipt' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await started).path());
  expect(file.toString('latin1', 0, 5)).toBe('%PDF-');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open to print' }).click();
  const pdf = await opened;
  // The viewer is a page of the browser's own that shows the PDF in a frame; a policy that refuses it leaves the page alone.
  await expect.poll(() => pdf.frames().filter((frame) => frame.url().startsWith('blob:')).length).toBe(2);
});
