import { findings } from '../../core/checks/axe.js';
import { publishForm } from '../../core/form-page.js';
import { mailedLink } from '../../core/mailbox.js';
import { openAsOperator } from '../../core/operator.js';
import { expect, test } from '../../core/test.js';

test('a page that the operator stops looks paused to shoppers, and its team is told everywhere [A.pages, A.updatepage, R.page]', async ({
  console: page,
  team,
  browser,
  baseURL,
}) => {
  const { call, org, account } = team;
  const pageId = await publishForm(call, org.org_id);
  await call('reports.create', { kind: 'page', id: pageId, reason: 'scam', note: `It is about ${org.org_name}` });

  await test.step('the operator stops it', async () => {
    const operator = await openAsOperator(browser, baseURL);
    await operator.goto('/admin/platform?view=reports');
    const row = operator.getByRole('row', { name: org.org_name });
    await row.getByRole('button', { name: 'Actions for the report about Newsletter' }).click();
    await operator.getByRole('menuitem', { name: 'Suspend the page' }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Suspend the page' }).click();
    await expect(row.getByText('Suspended', { exact: true })).toBeVisible();
    await operator.close();
  });

  await test.step('shoppers read that it is paused', async () => {
    await page.goto(`/page/${pageId}`);
    await expect(page.getByRole('heading', { name: 'This page is paused' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
  await test.step('its owner is told by mail, in the list and in the editor', async () => {
    expect(await mailedLink(page.request, account.email)).toBe(`${baseURL}/admin/update-page/${pageId}`);
    await page.goto('/admin/pages');
    await expect(page.getByRole('row', { name: 'Newsletter' })).toContainText('Suspended by the operator');
    expect(await findings(page)).toEqual([]);
    await page.goto(`/admin/update-page/${pageId}`);
    await expect(page.getByText(/suspended this page because someone reported it/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/once the operator lifts the suspension/)).toBeVisible();
  });
});
