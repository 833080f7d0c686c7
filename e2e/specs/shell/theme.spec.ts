import { expect, test } from '../../core/test.js';

const theme = 'data-theme';

test('one choice holds from the start page through the sign-in to the console, from the first byte on [G.theme]', async ({
  page,
  team,
  complaints: _,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.context().clearCookies();
  const first = await page.goto('/');
  expect(await first?.text()).toContain('<html lang="en" data-theme="light">');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute(theme, 'dark');

  const consolePage = await page.goto('/admin/profile');
  expect(await consolePage?.text()).toContain('data-theme="dark"');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(theme, 'dark');
  await page.getByLabel('E-mail address').fill(team.account.email);
  await page.getByLabel('Password').fill(team.account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(theme, 'dark');

  await page.getByText('Same as device').click();
  await expect(page.locator('html')).toHaveAttribute(theme, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute(theme, 'dark');
  await page.goto('/');
  expect(await page.locator('html').getAttribute(theme)).toBeNull();
  await expect(page.getByRole('radio', { name: 'Same as device' })).toBeChecked();
});
