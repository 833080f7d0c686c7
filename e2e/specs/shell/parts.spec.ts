import { expect, test } from '../../core/test.js';

test('pictures are dragged into another order, and by the keyboard [A.dummy]', async ({ console: page }) => {
  await page.goto('/admin/dummy');
  const group = page.getByRole('group', { name: 'Pictures of the bread' });
  const first = group.getByRole('button', { name: /^Move A loaf of dark bread/ });
  await first.scrollIntoViewIfNeeded();
  const order = () => group.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect((await order())[0]).toBe('A loaf of dark bread');

  const from = await first.boundingBox();
  const to = await group.getByRole('listitem').nth(1).boundingBox();
  if (!from || !to) throw new Error('The pictures are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 40, { steps: 12 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['A round loaf from above', 'A loaf of dark bread', '']);

  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await order())[0]).toBe('A loaf of dark bread');
});
