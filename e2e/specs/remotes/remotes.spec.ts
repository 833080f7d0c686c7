import { deployer, fingerprint, nextRelease } from '../../core/release.js';
import { expect, test } from '../../core/test.js';

const lead = 'A catalog groups what you sell';

test('a remote is released and rolled back alone, while shell and server go on as they are [G.remote.runtime]', async ({
  console: page,
}) => {
  const before = await fingerprint(page.request, 'mf-stores');
  const next = nextRelease('mf-stores', lead, 'The second release groups what you sell');
  const deploy = deployer(page.request, 'mf-stores');

  await test.step('a team cannot release the remote of another', async () => {
    expect((await deploy('releases', { files: next.files }, 'mf-codes')).status()).toBeGreaterThanOrEqual(401);
  });

  await test.step('published: the next load shows it', async () => {
    expect((await deploy('releases', { files: next.files })).ok()).toBe(true);
    await page.goto('/admin/catalogs');
    await expect(page.getByText('The second release groups what you sell')).toBeVisible();
    expect(await fingerprint(page.request, 'mf-stores')).toEqual(before);
  });

  await test.step('rolled back: the next load shows the one before', async () => {
    expect((await deploy('rollback', {})).ok()).toBe(true);
    await page.goto('/admin/catalogs');
    await expect(page.getByText(lead)).toBeVisible();
  });
});

test('a remote that cannot be loaded takes down its own screens only, and Retry works once it is back [G.remote.down]', async ({
  console: page,
}) => {
  await page.route('**/r/mf-integrations/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByText('This part is not available')).toBeVisible();

  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByText('This part is not available')).toBeVisible();
  await page.unroute('**/r/mf-integrations/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
});

test('a script that was changed on its way is refused [G.remote.down]', async ({ console: page }) => {
  await page.route('**/r/mf-integrations/**/remoteEntry.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()};window.tampered=true` });
  });
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByText('This part is not available')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
