import { request as newRequest, type Locator } from '@playwright/test';
import { newAccount } from '../../core/account.js';
import { decode } from '../../core/decode.js';
import { mailedLink } from '../../core/mailbox.js';
import { scanWithPhone } from '../../core/phone.js';
import { expect, test } from '../../core/test.js';

test('from the start page to a scanned first code in ten clicks and a minute [R.home, A.createqr, A.createqr.success]', async ({
  page,
  baseURL,
  complaints: _,
}) => {
  let clicks = 0;
  const press = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  const account = newAccount();
  const began = Date.now();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your first code takes about a minute' })).toBeVisible();
  await page.getByLabel('Where should your code lead?').fill('example.com/menu');
  await press(page.getByRole('button', { name: 'Make my code' }));
  await expect(page.getByText(/Scan score \d+ of 100/)).toBeVisible();
  const preview = await page.getByRole('img', { name: 'QR code that opens https://example.com/menu' }).screenshot();
  expect(await decode(preview)).toBe('https://example.com/menu');

  await press(page.getByRole('link', { name: 'Keep this code' }));
  await page.getByLabel('Your name').fill(account.name);
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  // The link in the mail is one click, its page another.
  clicks += 1;
  const mail = await page.context().newPage();
  await mail.goto(await mailedLink(page.request, account.email));
  await press(mail.getByRole('button').first());
  await expect(mail.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await mail.close();

  await press(page.getByRole('checkbox'));
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByLabel('Name').fill('Corner Bakery');
  await press(page.getByRole('button', { name: 'Create organization' }));

  await expect(page.getByLabel('Destination')).toHaveValue('https://example.com/menu');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('example.com');
  await press(page.getByRole('button', { name: 'Create code' }));
  await expect(page.getByRole('heading', { name: 'Your code is ready' })).toBeVisible();

  const printed = await decode(await page.getByRole('img', { name: 'QR code of example.com' }).screenshot());
  expect(printed).toContain(`${baseURL}/`);
  const reply = await scanWithPhone(await newRequest.newContext(), printed);
  expect(reply.headers()['location']).toBe('https://example.com/menu');
  await expect(page.getByText('Your code works: here is its first scan')).toBeVisible();

  expect(clicks).toBeLessThanOrEqual(10);
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('an address that no code may lead to is refused where it was typed [R.home]', async ({ page, complaints: _ }) => {
  await page.goto('/');
  const field = page.getByLabel('Where should your code lead?');
  await field.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Make my code' }).click();
  await expect(page.getByText('An address cannot begin with "javascript:" here.')).toBeVisible();
  await expect(field).toHaveValue('javascript:alert(1)');
});
