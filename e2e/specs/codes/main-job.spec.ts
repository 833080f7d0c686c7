import { request as newRequest } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newAccount } from '../../core/account.js';
import { decode } from '../../core/decode.js';
import { mailedLink } from '../../core/mailbox.js';
import { scanWithPhone } from '../../core/phone.js';
import { signUpByHand } from '../../core/sign-up-by-hand.js';
import { expect, test } from '../../core/test.js';
import { downloadAs } from '../../pages/downloads.js';

test('somebody signs up, prints a styled code, has it scanned, sees the scan, and changes where it leads [G.session, A.createqr, A.createqr.success, R.redirect, O.codes.create, O.codes.update, O.codes.render, A.mycodes.edit, A.mycodes.analytics, O.analytics.get]', async ({
  page,
  baseURL,
  complaints: _,
}) => {
  const account = newAccount();

  await test.step('sign up and confirm the address', async () => {
    await page.goto('/admin/create-qr-code');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUpByHand(page, account, (to) => mailedLink(page.request, to));
  });

  await test.step('accept the terms and create an organization', async () => {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name').fill('Corner Bakery');
    await page.getByRole('button', { name: 'Create organization' }).click();
  });

  await test.step('create a styled code; the page is the one that was asked for', async () => {
    await expect(page.getByRole('heading', { name: 'New QR code' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/admin/create-qr-code');
    await page.getByRole('link', { name: 'Link', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Window poster');
    await page.getByLabel('Destination').fill('https://example.com/menu');
    await page.getByText('Rounded', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Create code' }).click();
    await expect(page.getByRole('heading', { name: 'Your code is ready' })).toBeVisible();
  });

  const printed = await test.step('download PNG and SVG, and read both', async () => {
    const fromPng = await decode(await readFile(await downloadAs(page, 'PNG')));
    const fromSvg = await decode(await readFile(await downloadAs(page, 'SVG')));
    expect(fromSvg).toBe(fromPng);
    expect(fromPng).toContain(`${baseURL}/`);
    return fromPng;
  });

  const phone = await newRequest.newContext();
  await test.step('a phone opens the print and is sent on', async () => {
    const reply = await scanWithPhone(phone, printed);
    expect(reply.status()).toBe(302);
    expect(reply.headers()['location']).toBe('https://example.com/menu');
    expect(reply.headers()['cache-control']).toBe('private, no-store');
  });

  await test.step('the console shows exactly that scan, with country and device', async () => {
    await page.getByRole('button', { name: 'Open the code' }).click();
    await page.getByRole('link', { name: 'All analytics' }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('table', { name: 'Countries' }).getByRole('row')).toHaveCount(1, { timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('table', { name: 'Countries' })).toContainText('Germany');
    await expect(page.getByRole('table', { name: 'Devices' })).toContainText(/phone|mobile/i);
    for (const label of ['All scans', 'Human scans', 'Unique visitors']) {
      await expect(page.getByRole('group', { name: label }).getByText('1', { exact: true })).toBeVisible();
    }
  });

  await test.step('change the destination: the same print leads to the new one', async () => {
    await page.goto(page.url().replace('/analytics/', '/edit/').split('?')[0] ?? '');
    await page.getByLabel('Destination').fill('https://example.com/winter');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/my-codes\/show\//);
    await expect(page.getByText(/is saved: new destination/)).toBeVisible();
    await expect(async () => {
      const reply = await scanWithPhone(phone, printed);
      expect(reply.headers()['location']).toBe('https://example.com/winter');
    }).toPass({ timeout: 5000 });
  });
  await phone.dispose();
});
