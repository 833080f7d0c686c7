import { publishForm } from '../../core/form-page.js';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

test('a form that is sent without a connection waits with what was typed, in the words of its page [R.page]', async ({
  browser,
  baseURL,
  team: { call, org },
}) => {
  const pageId = await publishForm(call, org.org_id);
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const fill = async () => {
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('Phone').fill('+1 201 555 0123');
    await page.getByRole('checkbox').check();
  };
  await page.goto(`/page/${pageId}`);
  await settle(page);
  await fill();
  await context.setOffline(true);
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText('You are offline.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(notice).toHaveText('You are offline. What you typed is still here: send it once you are back online.');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/thanks/);
  await context.close();
});
