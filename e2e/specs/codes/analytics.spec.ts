import type { Page } from '@playwright/test';
import { rangeValues, ranges, type Range } from '@swapt/shared/values';
import { readFile } from 'node:fs/promises';
import { countRange } from '../../core/count-range.js';
import { seedScans, type SeededScan } from '../../core/seed-scans.js';
import { expect, openConsole, test, type Team } from '../../core/test.js';

// Forty-five minutes beside the hours of UTC, and a zone whose clocks change within the scans.
for (const timezoneId of ['Asia/Kathmandu', 'America/New_York']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('every range shows and saves what counting the scans one by one gives [A.mycodes.analytics, A.analytics, K.ranges, O.analytics.get]', async ({
      page,
      team,
    }) => {
      test.setTimeout(240_000);
      const codeId = await test.step('thirteen months of scans come in', () => seedCode(team));
      const scans = seeded.get(codeId) ?? [];
      await openConsole(page);
      for (const range of rangeValues) {
        await test.step(ranges[range], async () => {
          const expected = countRange(scans, range, timezoneId, Date.now());
          await page.goto(`/admin/my-codes/analytics/${codeId}?range=${range}`);
          await expect(tile(page, 'All scans')).toContainText(`All scans${grouped(expected.scans)}`);
          await expect(tile(page, 'Human scans')).toContainText(`Human scans${grouped(expected.human)}`);
          await expect(tile(page, 'Unique visitors')).toContainText(`Unique visitors${grouped(expected.visitors)}`);
          expect(await savedTotals(page, range)).toEqual([expected.scans, expected.human, expected.visitors]);
        });
      }
      await test.step('the organization counts the same', async () => {
        const expected = countRange(scans, '90day', timezoneId, Date.now());
        await page.goto('/admin/analytics?range=90day');
        await expect(tile(page, 'Human scans')).toContainText(`Human scans${grouped(expected.human)}`);
        await page.getByRole('button', { name: 'Show the map' }).click();
        await expect(page.locator('[data-country="IT"]')).toBeVisible();
      });
    });
  });
}

const seeded = new Map<string, SeededScan[]>();

/** A code with scans that lie closer the nearer they are to now, many by the same visitors, some by programs. */
async function seedCode({ call, org }: Team): Promise<string> {
  const { data: code } = await call('codes.create', {
    ...{ org_id: org.org_id, name: 'Poster', type: 'link', target: 'https://example.com/' },
  });
  // Visitors of thirteen months are known by the cookie that they agreed to.
  await call('org.update', { org_id: org.org_id, data: { visitor_mode: 'cookie' } });
  const now = Date.now();
  const scans = Array.from({ length: 700 }, (_, n) => ({
    // Never within a minute of now: the next hour or day may begin while the test runs.
    at: Math.floor(now - 60_000 - (n / 700) ** 3 * 395 * 86_400_000),
    visitor: `seeded-${(n * 7919) % 211}`,
    isBot: n % 9 === 4,
  }));
  seeded.set(code.code_id, scans);
  seedScans(code, scans);
  const total = async () =>
    (await call('analytics.get', { org_id: org.org_id, code_id: code.code_id, range: 'all' })).data.totals.scans;
  await expect.poll(total, { timeout: 90_000 }).toBe(scans.length);
  return code.code_id;
}

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const grouped = (count: number) => count.toLocaleString('en');

async function savedTotals(page: Page, range: Range): Promise<number[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const totals = lines.find((line) => line.startsWith(`Totals,${ranges[range]},`))?.split(',') ?? [];
  return totals.slice(2, 5).map(Number);
}
