import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.js';

const codes = 640;

/** Everything that the list shows is selected, from its first page. */
async function selectAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  await page.getByRole('button', { name: `Select all ${count} codes` }).click();
  await expect(page.getByText(`All ${count} codes selected`)).toBeVisible();
}

test('all codes of a list are paused, seen by redirects, over a reload, and put back [A.mycodes]', async ({
  team: { call },
  console: page,
  request,
}) => {
  const data = Array.from({ length: codes }, (_, n) => ({
    name: `Table ${n + 1}`,
    target: 'https://example.com/menu',
  }));
  const { data: made } = await call('codes.import', { data });
  const { url } = made[0] ?? {};
  const statusOf = async () => (await request.get(url ?? '', { maxRedirects: 0 })).status();
  expect(await statusOf()).toBe(302);

  await page.goto('/admin/my-codes?search=table');
  await selectAll(page, codes);
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Pause' }).click();
  const changes = page.getByRole('region', { name: 'Changes under way' });
  await expect(changes.getByText(`${codes} codes are paused.`)).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Table 1', exact: true }) })
      .getByText('Paused'),
  ).toBeVisible();
  expect(await statusOf()).not.toBe(302);

  await page.reload();
  await changes.getByRole('button', { name: 'Undo' }).click();
  await expect(changes.getByText(`${codes} codes are back to what they were.`)).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Table 1', exact: true }) })
      .getByText('Active'),
  ).toBeVisible();
  expect(await statusOf()).toBe(302);
  await changes.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Table 1', exact: true }) }),
  ).toBeVisible();
  await expect(changes).toHaveCount(0);
});

test('what the list shows is downloaded as prints and as a table [A.mycodes]', async ({
  team: { call },
  console: page,
}) => {
  const data = Array.from({ length: 30 }, (_, n) => ({ name: `Table ${n + 1}`, target: 'https://example.com/menu' }));
  await call('codes.import', { data: [...data, { name: 'Door', target: 'https://example.com/' }] });
  await page.goto('/admin/my-codes?search=table&sort=name');
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await table).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(31);
  expect(csv.split('\r\n')[1]).toMatch(/^Table 1,/);

  await selectAll(page, 30);
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Download' }).click();
  const prints = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const file = await prints;
  expect(file.suggestedFilename()).toBe('qr-codes.zip');
  const zip = await readFile(await file.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.toString('latin1').split('table-30-60mm.png').length - 1).toBe(2);
});
