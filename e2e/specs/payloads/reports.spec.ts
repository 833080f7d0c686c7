import { expectOk } from '../../core/http.js';
import { openAsOperator } from '../../core/operator.js';
import { names, payloads } from '../../core/payloads.js';
import { expect, test } from '../../core/test.js';
import { watchScripts } from '../../core/checks/watch-scripts.js';

test('nothing that strangers write to the operator is ever run', async ({ browser, baseURL, page, team }) => {
  test.setTimeout(240_000);
  const { call, org } = team;
  const { org_id } = org;
  await test.step('every name of a code is reported, with every note', async () => {
    const code = { org_id, name: names[0] ?? '', type: 'link', target: 'https://example.com/' } as const;
    const { code_id } = (await call('codes.create', code)).data;
    await call('codes.cloneMultiple', { org_id, code_id, data: names.map((name) => ({ name })) });
    await call('org.update', { org_id, data: { org_name: names[25] ?? '' } });
    const lists = await Promise.all([1, 2].map((page) => call('codes.list', { org_id, page, pageSize: 100 })));
    const codes = lists.flatMap(({ data }) => data);
    for (const [at, note] of payloads.entries()) {
      const data = { kind: 'code', id: codes[at]?.slug, reason: 'other', note };
      // One network may report only so much in a day.
      const headers = { 'x-forwarded-for': `198.51.${at}.7` };
      await expectOk(await page.request.post('/api/reports/create', { data, headers }));
    }
  });

  const operator = await openAsOperator(browser, baseURL);
  const { seen, blank, leaf } = watchScripts(operator);
  await leaf('/admin/platform?view=reports');
  await operator.goto('/admin/platform?view=reports');
  await expect(operator.getByText(payloads.at(-1) ?? '').first()).toBeVisible();
  expect(seen).toEqual([]);
  expect(blank).toEqual([]);
  await operator.close();
});
