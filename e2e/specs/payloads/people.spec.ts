import { publishForm } from '../../core/form-page.js';
import { groupsOf, payloads, whole } from '../../core/payloads.js';
import { expect, test } from '../../core/test.js';
import { watchScripts } from '../../core/checks/watch-scripts.js';

test('nothing that is kept of customers is ever run: names, tags, notes, and how segments are called', async ({
  console: page,
  team,
}) => {
  test.setTimeout(240_000);
  const { seen, blank, open, leaf, check } = watchScripts(page);
  const { call, org } = team;
  const { org_id } = org;
  const page_id = await publishForm(call, org_id);
  const tags = groupsOf(20, whole(40));
  const notes = groupsOf(Math.ceil(payloads.length / tags.length), payloads).map((some) => some.join('\n'));

  await test.step('fill every field', async () => {
    for (const at of tags.keys()) {
      const fields = {
        first_name: 'A',
        last_name: 'B',
        email: `reader-${at}@example.test`,
        phone: `+120155501${10 + at}`,
      };
      await call('analytics.submitData', { page_id, fields: { ...fields, consent: 'yes' } });
    }
  });
  const { data: customers } = await call('customers.list', { org_id });
  for (const [at, { customer_id: id }] of customers.entries()) {
    const name = whole(120)[at] ?? '';
    await call('customers.update', { org_id, id, data: { name, tags: tags[at] ?? [], note: notes[at] ?? '' } });
  }
  expect(customers).toHaveLength(tags.length);

  await leaf('/admin/customers');
  await page.getByRole('combobox', { name: 'Tag' }).press('ArrowDown');
  await unroll('the tags');
  for (const { customer_id } of customers) await open(`/admin/customers/${customer_id}`);

  await test.step('segments, as many at a time as there may be', async () => {
    const ids: string[] = [];
    const labels = whole(114).map((label, at) => `${label} ${at}`);
    for (const some of groupsOf(50, labels)) {
      for (const [at, name] of some.entries()) {
        const segment = { org_id, segment_id: ids[at], name, filter: { search: name } };
        const { data } = await call('customers.segments.save', segment);
        ids[at] ??= data.segment_id;
      }
      await open(`/admin/customers?segment=${ids[0]}`);
      await page.getByRole('combobox', { name: 'Segment' }).press('ArrowDown');
      await unroll('the segments');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete segment' }).click();
      await check('the question before a segment is deleted');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
  });
  expect(seen).toEqual([]);
  expect(blank).toEqual([]);

  /** Only the options in sight are there: the list is scrolled to its end. */
  async function unroll(what: string): Promise<void> {
    const list = page.locator('.ant-select-dropdown:visible .rc-virtual-list-holder');
    await expect(list).toBeVisible();
    for (let top = 0; ; top += 200) {
      const isEnd = await list.evaluate((element, to) => {
        element.scrollTop = to;
        return element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      }, top);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await check(what);
      if (isEnd) return;
    }
  }
});
