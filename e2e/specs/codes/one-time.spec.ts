import { readFile } from 'node:fs/promises';
import { idsOf } from '../../core/routes.js';
import { expect, test } from '../../core/test.js';

test('a batch is made, downloaded, and one of its codes works once, for one phone [O.codes.createOneTime, O.codes.redeem]', async ({
  console: page,
  team,
  browser,
  baseURL,
}) => {
  const { codeId } = await idsOf(team.call, team.org.org_id);
  await page.goto(`/admin/my-codes/one-time/${codeId}`);
  await page.getByLabel('How many').fill('3');
  await page.getByLabel('What people get').fill('One free cake');
  await page.getByRole('button', { name: 'Create codes' }).click();
  await page.getByRole('link', { name: /One free cake/ }).click();

  await test.step('the prints and their table are downloaded', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download QR codes and list' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('one-time-codes.zip');
    const archive = await readFile(await download.path());
    // A table and three prints, as the directory at the archive's end says.
    const end = archive.lastIndexOf('PK\x05\x06');
    expect([archive.toString('latin1', 0, 2), archive.readUInt16LE(end + 10)]).toEqual(['PK', 4]);
  });

  const row = page.getByRole('row').filter({ hasText: 'Not used' }).first();
  const address = await row.getByRole('code').innerText();
  const phones = await Promise.all([1, 2].map(() => browser.newPage({ baseURL })));
  const [first, second] = phones;
  if (!first || !second) throw new Error('No phones');

  await test.step('opening it uses nothing up; the button does, once', async () => {
    for (const phone of phones) {
      await phone.goto(`/${address}`);
      await expect(phone.getByRole('heading', { name: 'One free cake' })).toBeVisible();
    }
    const use = first.getByRole('button', { name: 'Hold to use it' });
    await use.click();
    await expect(first.getByText(/Hold the button until it is full/)).toBeVisible();
    await use.click({ delay: 1_700 });
    await expect(first.getByRole('heading', { name: 'You have used your code' })).toBeVisible();
    const timer = first.getByRole('timer');
    const shown = await timer.innerText();
    await expect(timer).not.toHaveText(shown);
    await second.getByRole('button', { name: 'Hold to use it' }).click();
    await second.getByRole('button', { name: 'Use it now' }).click();
    await expect(second.getByRole('heading', { name: 'This code has already been used' })).toBeVisible();
  });

  await test.step('the console says which one was used', async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: address })).not.toContainText('Not used');
  });
  for (const phone of phones) await phone.close();
});
