import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { findings } from '../../core/checks/axe.js';
import { publishForm } from '../../core/form-page.js';
import { mailedLink } from '../../core/mailbox.js';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

/** Fills in the form of a page on a phone and sends it. */
async function fillIn(phone: Page, pageId: string, { email, number }: { email: string; number: string }) {
  await phone.goto(`/page/${pageId}`);
  await phone.getByLabel('First name').fill('Ada');
  await phone.getByLabel('Last name').fill('Byron');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Phone').fill(number);
  await phone.getByRole('checkbox').check();
  // A form that comes in less than a second is a program's.
  await phone.waitForTimeout(1_100);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
}

/** By keys alone: Enter ends a tag, and Ctrl+Enter sends those that are there, not what the open list points at. All of it is undone. */
async function tagBoth(page: Page) {
  for (const added of [['first', 'second'], ['third']]) {
    for (const box of await page.getByRole('checkbox', { name: 'Select Ada Byron' }).all()) await box.check();
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Tag', exact: true }).click();
    const tags = page.getByRole('dialog', { name: 'Tag 2 customers' }).getByLabel('Tags');
    for (const tag of added) {
      await tags.fill(tag);
      await tags.press('Enter');
      await expect(page.getByTitle(tag).first()).toBeVisible();
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`We tagged 2 customers: ${added.join(', ')}.`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The tags are as they were before.')).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Ada Byron' }) });
  await expect(row.first()).toContainText('second');
  await expect(row.first()).not.toContainText('third');
}

test('two people of a list turn out to be one, are exported as shown, and are forgotten on request [A.customers, R.deleteAlert, O.analytics.submitData, O.analytics.exportCsv]', async ({
  console: page,
  team,
  browser,
  baseURL,
}) => {
  const orgId = team.org.org_id;
  const pageId = await publishForm(team.call, orgId);
  const phone = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const mail = (name: string) => `${name}-${orgId.slice(-12)}@example.test`;

  await test.step('a form with mistakes says so at the field and keeps what was typed', async () => {
    await phone.goto(`/page/${pageId}`);
    await settle(phone);
    await phone.getByLabel('First name').fill('Ada');
    await phone.getByLabel('E-mail').fill('ada');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByText('Please write an e-mail address, such as you@example.com.')).toBeVisible();
    await expect(phone.getByText('Please fill in “Last name”.')).toBeVisible();
    await expect(phone.getByLabel('First name')).toHaveValue('Ada');
  });

  await test.step('an e-mail of one and a phone of the other are for the team to judge, who merge the two', async () => {
    await fillIn(phone, pageId, { email: mail('home'), number: '+1 201 555 0101' });
    await fillIn(phone, pageId, { email: mail('work'), number: '+1 201 555 0102' });
    await page.goto('/admin/customers');
    await expect(page.getByRole('row').getByRole('link', { name: 'Ada Byron' })).toHaveCount(2);
    await tagBoth(page);
    await fillIn(phone, pageId, { email: mail('home'), number: '+1 (201) 555-0102' });
    await page.reload();
    const suggested = page.getByRole('region', { name: 'Possible duplicates' });
    await expect(suggested).toContainText('Both gave +12015550102');
    await suggested.getByRole('button', { name: 'Merge' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await expect(suggested).toHaveCount(0);
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText(`Ada Byron (${mail('work')}, +12015550102) was merged into this record`);
    await expect(page.getByRole('group', { name: 'Forms' })).toContainText('3');
    await expect(page.getByRole('link', { name: mail('work') })).toBeVisible();
  });

  await test.step('the export holds what the list shows', async () => {
    await page.goto(`/admin/customers?search=${mail('home')}`);
    await settle(page);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    const [, ...shown] = await rows.first().getByRole('cell').allInnerTexts();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('interaction_data.csv');
    const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    const names = head.replace('\uFEFF', '').split(',');
    expect(lines).toHaveLength(await rows.count());
    const cells = (lines[0] ?? '').match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g) ?? [];
    const line = Object.fromEntries(cells.map((cell, index) => [names[index], cell]));
    expect(line).toMatchObject({
      Name: 'Ada Byron',
      'E-mail': mail('home'),
      Scans: '0',
      Submissions: '3',
      Orders: '0',
    });
    expect(shown[0]).toContain(line['Name']);
    expect(shown[0]).toContain(line['E-mail']);
    expect(shown.slice(-3)).toEqual([line['Scans'], line['Submissions'], line['Orders']]);
  });

  await test.step('who asks to be forgotten gets a link by mail, which asks once more', async () => {
    await phone.goto('/privacy');
    // One stands with what forms keep, one with what alerts keep.
    const links = phone.getByRole('link', { name: 'delete your data' });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/deleteAlert');
    await links.first().click();
    await phone.getByLabel('Your e-mail address').fill(mail('work').toUpperCase());
    await phone.getByRole('button', { name: 'Send me the link' }).click();
    await expect(phone.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
    const link = new URL(await mailedLink(page.request, mail('work')));
    await phone.goto(link.pathname);
    await expect(phone.getByRole('heading', { name: 'Delete Confirmation' })).toBeVisible();
    await expect(phone.getByText('Do you want to delete the user?')).toBeVisible();
    expect(await findings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Cancel' }).click();
    await expect(phone.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
    await phone.goto(link.pathname);
    await phone.getByRole('button', { name: 'DELETE' }).click();
    await expect(phone.getByRole('heading', { name: 'Your data was deleted' })).toBeVisible();
    await phone.goto(link.pathname);
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.goto('/admin/customers');
    // What was sent with the other address is not theirs to delete.
    await expect(page.getByRole('row').filter({ hasText: mail('home') })).toHaveCount(1);
    await expect(page.getByText(mail('work'))).toHaveCount(0);
  });
  await phone.close();
});

test('a form is sent without script, and comes back with what was typed [R.page, V.form]', async ({
  team,
  browser,
  baseURL,
}) => {
  const pageId = await publishForm(team.call, team.org.org_id);
  const phone = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await phone.goto(`/page/${pageId}`);
  await phone.getByLabel('First name').fill('Ada');
  await phone.getByLabel('Last name').fill('Byron');
  await phone.getByLabel('E-mail').fill('ada@example.com');
  await phone.getByLabel('Phone').fill('020 123');
  await phone.getByRole('checkbox').check();
  await phone.waitForTimeout(1_100);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Please write the number with its country, such as +1 201 555 0123.')).toBeVisible();
  await expect(phone.getByLabel('First name')).toHaveValue('Ada');
  await expect(phone.getByRole('checkbox')).toBeChecked();
  await phone.getByLabel('Phone').fill('+1 201 555 0123');
  await phone.waitForTimeout(1_100);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  const { data } = await team.call('submissions.list', { org_id: team.org.org_id });
  expect(data.map(({ customer_name }) => customer_name)).toEqual(['Ada Byron']);
  await phone.close();
});
