import { expect, type Page } from '@playwright/test';
import type { Account } from './account.js';

/** Makes an account on the page that asks for one, and confirms its address by the link of the mail. */
export async function signUpByHand(page: Page, account: Account, linkTo: (email: string) => Promise<string>) {
  await page.getByLabel('Your name').fill(account.name);
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(await linkTo(account.email));
  await mail.getByRole('button').first().click();
  // A page that is closed while its form is on its way may never end.
  await expect(mail.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await mail.close();
}
