import { openDeliveringShop } from '../../core/shops/open-card-shop.js';
import { expect, test } from '../../core/test.js';

test('an owner lets Swapt in at Square, sees what it may do, pairs a terminal, and ends it [O.square.auth, S.square]', async ({
  console: team,
  team: { call, org },
}) => {
  test.slow();
  await openDeliveringShop(call, org.org_id);
  await test.step('authorize at Square', async () => {
    await team.goto('/admin/integrations');
    await team.getByRole('link', { name: 'Square' }).click();
    await team.getByRole('button', { name: 'Connect Square' }).click();
    await expect(team.getByText('Test: this is not Square, and no money moves')).toBeVisible();
    await team.getByRole('button', { name: 'Deny' }).click();
    await expect(team.getByText('Square was not connected, because it was not allowed there.')).toBeVisible();
    await team.getByRole('button', { name: 'Connect Square' }).click();
    await team.getByLabel('Name of a new one').fill('Harbour Bakery');
    await team.getByRole('button', { name: 'Allow' }).click();
  });
  await test.step('see what it is good for', async () => {
    await expect(team.getByRole('heading', { name: /Harbour Bakery/ })).toBeVisible();
    await expect(team.getByText('Take payments and give refunds')).toBeVisible();
    expect(new URL(team.url()).search).toBe('');
    await team.reload();
    await expect(team.getByRole('heading', { name: /Harbour Bakery/ })).toBeVisible();
  });
  await test.step('choose a location and pair a terminal', async () => {
    await team.getByTitle('At no location').click();
    await team.getByTitle('Main counter').click();
    await team.getByRole('button', { name: 'Pair a terminal' }).click();
    await team.getByLabel('Name of the terminal').fill('Counter 1');
    await team.getByRole('button', { name: 'Get a code' }).click();
    const waiting = team.getByRole('status').filter({ hasText: 'Waits for its code' });
    const [code = ''] = /[A-Z]{6}/.exec((await waiting.textContent()) ?? '') ?? [];
    const opening = team.context().waitForEvent('page');
    await team.getByRole('link', { name: 'Open the test terminals' }).click();
    const desk = await opening;
    await desk.getByLabel('Device code').fill(code);
    await desk.getByRole('button', { name: 'Pair a terminal' }).click();
    await expect(desk.getByRole('region', { name: 'Counter 1' })).toBeVisible();
    await expect(team.getByText('Paired')).toBeVisible();
    await team.reload();
    await expect(team.getByText('Counter 1')).toBeVisible();
    await desk.getByRole('button', { name: 'Stop letting Swapt in' }).click();
    await desk.close();
  });
  await test.step('it was ended at Square, and is ended here', async () => {
    await team.getByRole('button', { name: 'Check again' }).click();
    await expect(team.getByText('Square says: The provided access token has been revoked.')).toBeVisible();
    await team.goto('/admin/integrations');
    await expect(team.getByRole('listitem').filter({ hasText: 'Square' }).getByText('Needs attention')).toBeVisible();
    await team.getByRole('link', { name: 'Square' }).click();
    await team.getByRole('button', { name: 'Disconnect' }).click();
    await team.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(team.getByRole('button', { name: 'Connect Square' })).toBeVisible();
    await team.reload();
    await expect(team.getByRole('button', { name: 'Connect Square' })).toBeVisible();
  });
});
