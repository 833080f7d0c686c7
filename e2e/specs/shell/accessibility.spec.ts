import { findings } from '../../core/axe.js';
import { consoleRoutes, idsOf, providerRoutes, publicRoutes } from '../../core/routes.js';
import { shopperPages } from '../../core/shopper-pages.js';
import { setTheme } from '../../core/set-theme.js';
import { settle } from '../../core/settle.js';
import { expect, test } from '../../core/test.js';

// One look at each of many screens.
test.setTimeout(300_000);

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing on the console's screens in ${mode}`, async ({ console: page, team }) => {
    await setTheme(page, mode);
    for (const path of Object.values(consoleRoutes(await idsOf(team.call, team.org.org_id)))) {
      await page.goto(path);
      await settle(page);
      expect.soft(await findings(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing on the public pages in ${mode}`, async ({ page, team, complaints: _ }) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.goto('/');
    await setTheme(page, mode);
    const { codeId } = await idsOf(team.call, team.org.org_id);
    const shopper = await shopperPages(team.call, team.org.org_id, codeId);
    // From here on a stranger, whom the provider asks to sign in.
    await page.context().clearCookies();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    for (const path of Object.values({ ...publicRoutes, ...shopper, ...providerRoutes(page.url()) })) {
      await page.goto(path);
      await settle(page);
      expect.soft(await findings(page), path).toEqual([]);
    }
  });
}
