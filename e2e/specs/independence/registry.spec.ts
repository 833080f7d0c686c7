import type { Page } from '@playwright/test';
import type { Boot, RegisteredRemote } from '@swapt/shared/remote';
import { expect, test } from '../../core/test.js';

const bootPattern = /(<script type="application\/json" id="boot">)([^<]*)(<\/script>)/;

/** Changes what the registry says of the remotes, in the page and when it is asked. Without a change it says nothing. */
async function registrySays(page: Page, edit?: (remote: RegisteredRemote) => object): Promise<void> {
  await page.route('**/admin**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const reply = await route.fetch();
    const body = (await reply.text()).replace(bootPattern, (_, open: string, json: string, close: string) => {
      const { registry, ...boot } = JSON.parse(json) as Boot;
      const edited = edit && registry && { ...registry, remotes: registry.remotes.map(edit) };
      return open + JSON.stringify({ ...boot, registry: edited }) + close;
    });
    return route.fulfill({ response: reply, body });
  });
  if (!edit) return;
  await page.route('**/registry', async (route) => {
    const reply = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const registry = (await reply.json()) as { remotes: RegisteredRemote[] };
    return route.fulfill({ response: reply, json: { ...registry, remotes: registry.remotes.map(edit) } });
  });
}

const onlyOf = (name: string, change: object) => (remote: RegisteredRemote) =>
  remote.name === name ? { ...remote, ...change } : remote;

test('a registry that is down is replaced by the last good copy, with a notice [G.remote.runtime]', async ({
  console: page,
}) => {
  await registrySays(page);
  await page.route('**/registry', (route) => route.abort());
  await page.goto('/admin/campaigns');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await expect(page.getByText(/could not load the list of sections/)).toBeVisible();

  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/could not load the list of sections/)).toHaveCount(0);
});

test('a registry that answers too late counts as down [G.remote.runtime]', async ({ console: page }) => {
  await registrySays(page);
  await page.route('**/registry', () => {});
  const asked = page.waitForRequest('**/registry');
  await page.goto('/admin/catalogs');
  await asked;
  await expect(page.getByText(/could not load the list of sections/)).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('heading', { name: 'Catalogs', level: 1 })).toBeVisible();
});

test('the console paints with all five remotes and the registry down [G.remote.down]', async ({ console: page }) => {
  await page.route('**/r/**', (route) => route.abort());
  await page.goto('/admin/my-codes');
  await expect(page.getByText('This section is not available')).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Organization', level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('registry'));
  await registrySays(page);
  await page.route('**/registry', (route) => route.abort());
  await page.goto('/admin/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(page.getByText(/could not load the list of sections/)).toBeVisible();

  const shopper = await page.context().newPage();
  await shopper.route('**/r/**', (route) => route.abort());
  await shopper.goto('/privacy');
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a remote made for a newer contract is refused at load with a sentence for people [G.remote.down]', async ({
  console: page,
}) => {
  const change = (remote: RegisteredRemote) =>
    remote.name === 'mf-stores'
      ? { ...remote, previous: undefined, contribution: { ...remote.contribution, contract: '^99.0.0' } }
      : remote;
  await registrySays(page, change);
  await page.goto('/admin/catalogs');
  await expect(page.getByText(/needs a newer console/)).toBeVisible();
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
});

test('a remote without a hash is refused [G.remote.down]', async ({ console: page }) => {
  await registrySays(page, onlyOf('mf-stores', { integrity: '', previous: undefined }));
  await page.goto('/admin/catalogs');
  await expect(page.getByText('This section is not available')).toBeVisible();
});

test('a remote whose description makes no sense is left out, the others stay [G.remote.down]', async ({
  console: page,
}) => {
  await registrySays(page, onlyOf('mf-stores', { contribution: { routes: 'all of them' } }));
  await page.goto('/admin/campaigns');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My codes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Catalogs' })).toHaveCount(0);
});
