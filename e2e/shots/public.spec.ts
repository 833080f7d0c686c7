import { test as base } from '@playwright/test';
import { longPages } from '../core/checks/long-words.js';
import { idsOf, providerRoutes, publicRoutes } from '../core/routes.js';
import { oneTimeSlugs, shopperPages } from '../core/shopper-pages.js';
import { test } from '../core/test.js';
import { signInToDemo } from './demo.js';
import { album } from './pictures.js';

const widths = [320, 390, 1440];
base.setTimeout(1_800_000);

/** Landing pages have a language of their own, and the sign-in and what developers read are English: whoever opens them. */
const isEnglish = (screen: string) => /^(page-|provider-|login$|docs$|mailbox$)/.test(screen);

base('public screens in English, German and Arabic', async ({ browser, baseURL }) => {
  const owner = await (await browser.newContext({ baseURL })).newPage();
  const { call, orgId } = await signInToDemo(owner, baseURL ?? '');
  const { codeId } = await idsOf(call, orgId);
  const shopper = await shopperPages(call, orgId, codeId);
  const coupons = await oneTimeSlugs(call, orgId, codeId);
  for (const [index, locale] of ['en-GB', 'de-DE', 'ar-EG'].entries()) {
    const page = await (await browser.newContext({ baseURL, locale })).newPage();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password').waitFor();
    const ours = { ...publicRoutes, ...providerRoutes(page.url()) };
    const pictures = album(`public-${locale.slice(0, 2)}`, widths);
    for (const [screen, path] of Object.entries({ ...shopper, ...ours })) {
      if (locale === 'en-GB' || !isEnglish(screen)) await pictures.add(page, screen, path);
    }
    await pictures.add(page, 'one-time-proof', `/${coupons[index]}`, async () => {
      await page.locator('.use-form').evaluate((form: HTMLFormElement) => form.submit());
      await page.locator('.proof').waitFor();
    });
    pictures.close();
    await page.context().close();
  }
});

for (const letters of [21, 120]) {
  test(`public screens with names of ${letters} letters`, async ({ browser, baseURL, team: { call, org } }) => {
    const paths = await longPages(call, org.org_id, letters);
    const page = await (await browser.newContext({ baseURL })).newPage();
    const pictures = album(`public-${letters}`, widths);
    for (const [index, path] of paths.entries()) await pictures.add(page, String(index), path);
    pictures.close();
  });
}
