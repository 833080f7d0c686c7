import { newBlock, newDocument } from '@swapt/shared/page/document';
import { expect, test } from '../../core/test.js';

test('a page behind a password is shown at its short address, counted once, and again by loading it and coming back', async ({
  page,
  team: { call, org },
}) => {
  const org_id = org.org_id;
  const draft = newDocument({ title: 'For our guests' }, [newBlock('text', 'text', { text: 'The table is laid.' })]);
  const { page_id } = (await call('pages.create', { org_id, name: 'Guests', draft })).data;
  await call('pages.publish', { org_id, page_id, revision: 1 });
  const made = { org_id, name: 'Guests', type: 'page', content: { page_id }, password: 'mountain' } as const;
  const { code_id, slug } = (await call('codes.create', made)).data;
  const scans = async () => (await call('codes.get', { org_id, code_id })).data.scans;
  const text = page.getByText('The table is laid.');
  const password = page.getByLabel('Password');
  const isAtShortAddress = () => expect(page).toHaveURL(new RegExp(`^[^?]*/${slug}$`));
  const enter = async () => {
    await password.fill('mountain');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(text).toBeVisible();
    await isAtShortAddress();
  };

  await page.goto(`/${slug}?q=1`);
  await enter();
  await expect.poll(scans).toBe(1);

  await page.reload();
  await expect(text).toBeVisible();
  await isAtShortAddress();

  await page.goto('/privacy');
  await page.goBack();
  await expect(text).toBeVisible();
  await isAtShortAddress();

  await page.goto(`/${slug}?q=1`);
  await expect(page).toHaveURL(new RegExp(`/code/${slug}$`));
  await enter();
  await expect.poll(scans).toBe(2);
});
