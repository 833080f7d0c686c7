import { expect, type Browser, type Page } from '@playwright/test';

/** The console as the person sees it who runs the installation: the owner of the demo organization. */
export async function openAsOperator(browser: Browser, baseURL = ''): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  const terms = page.getByRole('heading', { name: 'Terms of service' });
  const menu = page.getByRole('navigation').first();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('E-mail address').fill('owner@demo.swapt.test');
  await page.getByLabel('Password').fill('harbour-lights-at-dusk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(terms.or(menu)).toBeVisible();
  if (await terms.isVisible()) {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(menu).toBeVisible();
  }
  return page;
}
