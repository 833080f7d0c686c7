import { scanWithPhone } from '../../core/phone.js';
import { expect, test } from '../../core/test.js';

test('many codes are tried, made from a list, and each leads where its line says [A.mycodes, O.codes.cloneMultiple, R.redirect]', async ({
  console: page,
  team,
  request,
}) => {
  const { data: code } = await team.call('codes.create', {
    org_id: team.org.org_id,
    name: 'Tables',
    type: 'link',
    target: 'https://example.com/menu',
  });
  await page.goto(`/admin/my-codes/many/${code.code_id}`);
  const list = page.getByLabel('One code per line');

  const check = async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Check the rows' }).click();
  };

  await test.step('a bad row is named, and nothing is made', async () => {
    await list.fill('Table 1\nTable 2, http://192.168.0.1/menu\nWindow, example.com/hours');
    await check();
    await expect(page.getByText('1 row needs to be corrected')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Table 2');
    const { total } = await team.call('codes.list', { org_id: team.org.org_id });
    expect(total).toBe(1);
  });

  await test.step('the mended list is shown first, then made', async () => {
    await page.getByRole('button', { name: 'Correct the list' }).click();
    await list.fill('Table 1\nTable 2, example.com/specials\nWindow, example.com/hours');
    await check();
    await expect(page.getByRole('row').nth(2)).toContainText('example.com/specials');
    await page.getByRole('button', { name: 'Create 3 codes' }).click();
    await expect(page.getByRole('heading', { name: '3 codes were created' })).toBeVisible();
  });

  await test.step('each one is scanned, and leads where its line says', async () => {
    const { data: made } = await team.call('codes.list', {
      org_id: team.org.org_id,
      filter: { sort: 'name' },
    });
    const targets = new Map<string, string | undefined>();
    for (const { name, scan_url: printed } of made) {
      targets.set(name, (await scanWithPhone(request, printed)).headers()['location']);
    }
    expect(Object.fromEntries(targets)).toEqual({
      Tables: 'https://example.com/menu',
      'Table 1': 'https://example.com/menu',
      'Table 2': 'https://example.com/specials',
      Window: 'https://example.com/hours',
    });
  });
});
