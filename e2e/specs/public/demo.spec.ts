import { request as newRequest } from '@playwright/test';
import { scanWithPhone } from '../../core/phone.js';
import { expect, test } from '../../core/test.js';

test('the number beside the code on the start page rises as somebody scans it, without a reload [R.home]', async ({
  page,
  complaints: _,
}) => {
  await page.goto('/');
  const count = page.locator('.demo-count b');
  const shown = async () => Number((await count.innerText()).replace(/\D/g, ''));
  const before = await shown();
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  const address = await page.getByRole('link', { name: 'Or open it here' }).getAttribute('href');
  const phone = await newRequest.newContext();
  await scanWithPhone(phone, `${address}?q=1`);
  await phone.dispose();
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(before);
  expect(loads).toBe(0);
});
