import type { Page } from '@playwright/test';
import { findings } from '../../core/axe.js';
import { focusFindings } from '../../core/focus.js';
import { consoleRoutes, idsOf, providerRoutes, publicRoutes } from '../../core/routes.js';
import { shopperPages } from '../../core/shopper-pages.js';
import { setTheme } from '../../core/set-theme.js';
import { settle } from '../../core/settle.js';
import { expect, test } from '../../core/test.js';

// One look at each of many screens.
test.setTimeout(600_000);
// A colour on its way from one theme to the other is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a theme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Both themes in one visit: loading a screen costs more than looking at it. */
async function expectClean(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
  await setTheme(page, 'light');
  expect.soft(await findings(page), `${path} in light`).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await findings(page, rulesOfColour), `${path} in dark`).toEqual([]);
  expect.soft(await focusFindings(page), path).toEqual([]);
}

test('axe finds nothing and the keyboard is seen on the screens of the console, light and dark', async ({
  console: page,
  team,
}) => {
  for (const path of Object.values(consoleRoutes(await idsOf(team.call, team.org.org_id)))) {
    await expectClean(page, path);
  }
});

test('axe finds nothing and the keyboard is seen on the public pages, light and dark', async ({
  page,
  team,
  complaints: _,
}) => {
  const { codeId } = await idsOf(team.call, team.org.org_id);
  const shopper = await shopperPages(team.call, team.org.org_id, codeId);
  // From here on a stranger, whom the provider asks to sign in.
  await page.context().clearCookies();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  for (const path of Object.values({ ...publicRoutes, ...shopper, ...providerRoutes(page.url()) })) {
    await expectClean(page, path);
  }
});
