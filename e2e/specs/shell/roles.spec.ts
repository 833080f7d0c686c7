import { newAccount, signUp } from '../../core/account.js';
import { expect, test } from '../../core/test.js';

test('a viewer sees what the role allows, and a change of role counts at once [A.guard.role, A.index, P.roles]', async ({
  team,
  browser,
  baseURL,
}) => {
  const account = newAccount();
  const { data: invited } = await team.call('org.addUser', { email: account.email, role: 'viewer' });
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const viewer = await signUp(page.request, baseURL ?? '', account);
  const { data: terms } = await viewer.call('terms.get', {});
  await viewer.call('terms.accept', { version: terms.version });

  await test.step('an invitation waits for an answer', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: /Accept the invitation/ }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

  await test.step('/admin opens the first screen the role may use', async () => {
    await expect(page).toHaveURL(/\/admin\/my-codes/);
    await expect(page.getByRole('link', { name: 'Integrations' })).toHaveCount(0);
  });

  await test.step('a screen that the role may not use says so, with a way on', async () => {
    await page.goto('/admin/integrations');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not.*(allow|open|part)|no access|403/i);
    await expect(
      page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
    ).toBeVisible();
    await expect(viewer.call('integrations.controller', {})).rejects.toMatchObject({ status: 403 });
  });

  await test.step('the next request has the new role', async () => {
    const members = await team.call('org.users', {});
    const member = members.data.find(({ email }) => email === account.email);
    expect(member?.id).toBe(invited.id);
    await team.call('userRole.update', { id: invited.id, role: 'admin' });
    expect((await viewer.call('integrations.controller', {})).data.length).toBeGreaterThan(5);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
  });
  await context.close();
});

test('an unknown address shows a not-found screen with a way back [R.notfound]', async ({ console: page }) => {
  await page.goto('/admin/no-such-screen');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not|nothing/i);
  await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first().click();
  await expect(page).not.toHaveURL(/no-such-screen/);
});
