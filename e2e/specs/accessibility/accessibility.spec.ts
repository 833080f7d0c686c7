import type { Page } from '@playwright/test';
import { findings } from '../../core/checks/axe.js';
import { focusFindings } from '../../core/checks/focus.js';
import { consoleRoutes, idsOf, providerRoutes, publicRoutes } from '../../core/routes.js';
import { shopperPages } from '../../core/shopper-pages.js';
import { setTheme } from '../../core/set-theme.js';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

// One look at each of many screens.
test.setTimeout(600_000);
// A colour on its way from one theme to the other is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a theme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const parts = 4;
/** Every fourth of the screens, so that the slow ones, which stand together, come to all parts. */
const partOf = <T>(screens: readonly T[], part: number) => screens.filter((_, at) => at % parts === part - 1);

const noIds = {
  codeId: '',
  batchId: '',
  folderId: '',
  campaignId: '',
  customerId: '',
  pageId: '',
  catalogId: '',
  productId: '',
  storeId: '',
  discountId: '',
  orderId: '',
  openStoreId: '',
  eventId: '',
  deskId: '',
  lockId: '',
};

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

for (let part = 1; part <= parts; part++) {
  test(`axe finds nothing and the keyboard is seen on the screens of the console, light and dark, part ${part}`, async ({
    console: page,
    team,
  }) => {
    const routes = consoleRoutes(await idsOf(team.call, team.org.org_id));
    for (const path of partOf(Object.values(routes), part)) await expectClean(page, path);
  });
}

test('the parts are all screens of the console, each once', () => {
  const paths = Object.values(consoleRoutes(noIds));
  const each = Array.from({ length: parts }, (_, at) => partOf(paths, at + 1));
  expect(each.flat().sort()).toEqual(paths.sort());
});

for (let part = 1; part <= parts; part++) {
  test(`axe finds nothing and the keyboard is seen on the public pages, light and dark, part ${part}`, async ({
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
    const routes = { ...publicRoutes, ...shopper, ...providerRoutes(page.url()) };
    for (const path of partOf(Object.values(routes), part)) await expectClean(page, path);
  });
}
