import { readFile } from 'node:fs/promises';
import { findings } from '../../core/checks/axe.js';
import { decode } from '../../core/decode.js';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

test('a page is built from a template, published, filled in and exported [A.pages, A.addpage, A.updatepage, A.templates]', async ({
  console: page,
  team,
  browser,
  baseURL,
}) => {
  const canvas = page.getByRole('region', { name: 'The page' });
  const isTextFirst = async () => {
    const words = await canvas.innerText();
    const at = words.indexOf('Six coffees');
    // On a busy machine the editor takes typing and moving for one step, and undoes both.
    return at >= 0 && at < words.indexOf('Join the tasting');
  };
  // Undoing selects what was selected then.
  const showAll = async () => {
    const back = page.getByRole('button', { name: 'Back to all blocks' });
    if (await back.isVisible()) await back.click();
  };
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ });

  await test.step('a template is chosen and named', async () => {
    await page.goto('/admin/templates');
    await page
      .getByRole('list', { name: 'Ready-made templates' })
      .getByRole('button', { name: /^Use / })
      .first()
      .click();
    await page.getByLabel('Name of the page').fill('Tasting evening');
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasting evening' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/update-page\//);
  });

  await test.step('blocks are added and changed, undone and redone', async () => {
    await page.getByText('Add', { exact: true }).click();
    await page.getByRole('button', { name: 'Add Form' }).click();
    await page.getByLabel('Heading', { exact: true }).fill('Join the tasting');
    await expect(canvas.getByText('Join the tasting')).toBeVisible();
    await page.getByRole('button', { name: 'Back to all blocks' }).click();
    await page.getByText('Add', { exact: true }).click();
    await page.getByRole('button', { name: 'Add Text' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Six coffees, one evening.');
    await expect(canvas.getByText('Six coffees, one evening.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to all blocks' }).click();
    const blocks = page.getByRole('list', { name: 'Blocks of the page' }).getByRole('listitem');
    await page.getByRole('button', { name: `Move up Text, block ${await blocks.count()}` }).click();
    await expect.poll(isTextFirst).toBe(true);
    // The editor writes a step down once the hand has rested for a moment.
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(isTextFirst).toBe(false);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(isTextFirst).toBe(true);
    await showAll();
    await expect(saved).toBeVisible();
  });

  await test.step('a link that is none is said at its field, and saved once it is one', async () => {
    await page.getByText('Add', { exact: true }).click();
    await page.getByRole('button', { name: 'Add Buttons' }).click();
    await page.getByRole('group', { name: 'Buttons' }).getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByLabel('Leads to').fill('javascript:alert(1)');
    await page.getByLabel('Leads to').blur();
    await expect(page.getByText('Write a web address, an e-mail address or a phone number.')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Something on the page needs to be corrected' }),
    ).toBeVisible();
    await page.getByLabel('Leads to').fill('example.com/coffee');
    await page.keyboard.press('Control+s');
    await expect(saved).toBeVisible();
    await page.getByRole('button', { name: 'Back to all blocks' }).click();
  });

  await test.step('the preview is as wide as a phone or a computer', async () => {
    const landing = canvas.locator('.landing');
    const wide = (await landing.boundingBox())?.width ?? 0;
    expect(wide).toBeGreaterThan(700);
    await page.getByTitle('Phone width').click();
    await expect.poll(async () => (await landing.boundingBox())?.width).toBeLessThanOrEqual(390);
  });

  await test.step('it is published, and says so', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    const success = page.getByRole('dialog', { name: /is public$/ });
    await expect(success.getByText(/^No QR code leads to this page yet/)).toBeVisible();
    await settle(page);
    expect(await findings(page)).toEqual([]);
    await success.getByRole('button', { name: 'Create QR code' }).click();
    const picture = success.getByRole('img', { name: /^QR code of/ });
    await expect(picture).toBeVisible();
    const { data: codes } = await team.call('codes.list', { org_id: team.org.org_id });
    expect(await decode(await picture.screenshot())).toBe(codes[0]?.scan_url);
    await settle(page);
    expect(await findings(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await success.getByRole('button', { name: 'Download PNG' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.png$/);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await page.getByTitle('Settings').click();
    await page.getByLabel('Title', { exact: true }).fill('An evening of coffee');
    await expect(page.getByText('Published, 1 change not yet public')).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });

  await test.step('a shopper fills in its form', async () => {
    const pageId = new URL(page.url()).pathname.split('/').pop() ?? '';
    const phone = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
    await phone.goto(`/page/${pageId}`);
    await expect(phone).toHaveTitle(/An evening of coffee/);
    await expect(phone.getByText('Six coffees, one evening.')).toBeVisible();
    const form = phone.getByRole('form', { name: 'Join the tasting' });
    await form.getByLabel('First name').fill('Robin');
    await form.getByLabel('Last name').fill('Vale');
    await form.getByLabel('E-mail').fill('robin@example.com');
    await form.getByLabel('Phone').fill('+1 201 555 0123');
    await form.getByRole('checkbox').check();
    // A form that comes in less than a second is a program's.
    await phone.waitForTimeout(1_100);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await phone.close();
  });

  await test.step('the answers are seen and exported', async () => {
    await page.goto('/admin/customers/submissions');
    await expect(page.getByText('Robin Vale').first()).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await started).path(), 'utf8');
    expect(text).toContain('robin@example.com');
    expect(text).toContain('Robin');
  });

  await test.step('an earlier version comes back as the draft', async () => {
    const { data } = await team.call('pages.list', { org_id: team.org.org_id });
    await page.goto(`/admin/update-page/${data[0]?.page_id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Versions').click();
    await page.getByRole('button', { name: 'View version 1' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('Published, 1 change not yet public')).toBeVisible();
  });
});

test('the editor is fetched with a page, and by no list [A.updatepage]', async ({ console: page, team }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const isEditor = (url: string) => /pageEditor/.test(url);
  for (const path of ['/admin/my-codes', '/admin/pages', '/admin/templates', '/admin/add-new-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter(isEditor)).toEqual([]);
  const { data } = await team.call('pages.create', { org_id: team.org.org_id, name: 'Hours' });
  await page.goto(`/admin/update-page/${data.page_id}`);
  await expect(page.getByRole('region', { name: 'The page' })).toBeVisible();
  expect(scripts.filter(isEditor)).not.toEqual([]);
});

test('of two who save at once, the second is told and chooses [A.updatepage]', async ({ console: page, team }) => {
  const { data } = await team.call('pages.create', { org_id: team.org.org_id, name: 'Hours' });
  await page.goto(`/admin/update-page/${data.page_id}`);
  await page.getByTitle('Settings').click();
  const theirs = { ...data.draft, root: { props: { ...data.draft.root.props, title: 'Theirs' } } };
  await team.call('pages.update', {
    org_id: team.org.org_id,
    page_id: data.page_id,
    revision: data.revision,
    data: { draft: theirs },
  });
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await expect(page.getByText(/Someone else changed this page in the meantime/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  const after = await team.call('pages.get', { page_id: data.page_id });
  expect(after.data.page?.draft.root.props.title).toBe('Mine');
});
