import { createClient } from '@swapt/shared/client';
import { newAccount } from '../../core/account.js';
import { mailedLink } from '../../core/mailbox.js';
import { expect, test } from '../../core/test.js';

test('the settings change the name of the organization [A.profile, O.org.update]', async ({ console: page, team }) => {
  await page.goto('/admin/organization');
  const form = page.getByRole('region', { name: 'Your shop' });
  await form.getByLabel('Name', { exact: true }).fill('Harbour Bakery');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Harbour Bakery” is saved: new name.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Harbour Bakery/ })).toBeVisible();
  expect((await team.call('org.get', {})).data.org_name).toBe('Harbour Bakery');
});

test('a person is invited by mail, seen as pending, given another role and removed [A.users, P.users]', async ({
  console: page,
  team,
}) => {
  const { email } = newAccount();
  await page.goto('/admin/profile/users');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  await page.getByRole('dialog').getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  expect(await mailedLink(page.request, email)).toContain('/admin');

  // The library lays the chosen text over the field that a click is for.
  await page.getByRole('combobox', { name: `Role of ${email}` }).click({ force: true });
  await page.getByTitle('Cashier').last().click();
  await expect
    .poll(async () => (await team.call('org.users', {})).data.find((person) => person.email === email)?.role)
    .toBe('cashier');

  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('combobox', { name: `Role of ${email}` })).toHaveCount(0);
  expect((await team.call('org.users', {})).total).toBe(1);
});

test('an API key is shown once, works, and is dead after it is revoked [A.apikey, O.apiKey.create, O.apiKey.delete]', async ({
  console: page,
  baseURL,
}) => {
  await page.goto('/admin/profile/api-key');
  await page.getByRole('button', { name: 'Create an API key' }).first().click();
  await page.getByRole('button', { name: 'Create the key' }).click();
  const secret = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  const call = createClient({ bases: { core: baseURL, v1: baseURL }, token: () => Promise.resolve(secret) });
  expect((await call('codes.list', {})).total).toBe(0);

  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.reload();
  await expect(page.getByText(`${secret.slice(0, 8)}`)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API key yet')).toBeVisible();
  await expect(call('codes.list', {})).rejects.toMatchObject({ status: 401 });
});

test('an organization is deleted by typing its name, and kept again [O.org.delete]', async ({
  console: page,
  team,
}) => {
  await page.goto('/admin/organization');
  await page.getByRole('button', { name: 'Delete the organization' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm/).fill('something else');
  await dialog.getByRole('button', { name: 'Delete the organization' }).click();
  await expect(dialog.getByText('This is not the name of the organization.')).toBeVisible();
  await dialog.getByLabel(/to confirm/).fill(team.org.org_name);
  await dialog.getByRole('button', { name: 'Delete the organization' }).click();
  await expect.poll(async () => (await team.call('org.get', {})).data.delete_after).not.toBeNull();
  await page
    .getByRole('button', { name: /undo|keep/i })
    .first()
    .click();
  await expect.poll(async () => (await team.call('org.get', {})).data.delete_after).toBeNull();
});

test('the design-system page tries spinner, snackbar and dialog [A.dummy, G.spinner, G.snackbar, G.modal, G.theme]', async ({
  console: page,
}) => {
  await page.goto('/admin/dummy');
  await page.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Dialog' }).click();
  await page.getByRole('button', { name: 'Close the dialog' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Spinner' }).click();
  const layer = await page
    .locator('[aria-busy="true"], [role="status"]')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).zIndex));
  expect(layer).toContain('3000');

  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme-store'))).toContain('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a logo may be an SVG, and a text that is too long is not cut in silence [F.org]', async ({ console: page }) => {
  await page.goto('/admin/organization');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#c00"/></svg>';
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/api/images/upload'));
  await page
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  const { data } = await (await uploaded).json();
  expect([data.width, data.height]).toEqual([1024, 512]);

  const name = page.getByLabel('Name', { exact: true });
  await name.fill('x'.repeat(130));
  await expect(page.getByText('Use at most 120 characters.')).toBeVisible();
  await page.getByRole('region', { name: 'Your shop' }).getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveValue('x'.repeat(130));
  await expect(name).toBeFocused();
});
