import type { Page } from '@playwright/test';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { expect, test } from '../../core/test.js';

async function chooseLanguage(page: Page, name: string) {
  await page.getByTitle('Settings').click();
  const field = page.getByLabel('Language of the page');
  const chosen = page.locator('.ant-select', { has: field }).getByTitle(name, { exact: true });
  // On a busy machine the list may move between the aim and the click: then another line of it was hit.
  await expect(async () => {
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('.ant-select-dropdown').getByTitle(name, { exact: true }).click({ timeout: 5_000 });
    await expect(chosen).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('what is new on a page is in its language, and what nobody has changed follows it [A.updatepage]', async ({
  console: page,
  team: { call, org },
}) => {
  const { page_id } = (await call('pages.create', { org_id: org.org_id, name: 'Stammtisch' })).data;
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, language] = /pageWords-(\w+)/.exec(request.url()) ?? [];
    if (language) fetched.push(language);
  });
  await page.goto(`/admin/update-page/${page_id}`);
  const canvas = page.getByRole('region', { name: 'The page' });
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ });

  await test.step('a German page gets a German form', async () => {
    await chooseLanguage(page, 'Deutsch');
    await expect.poll(() => [...new Set(fetched)].sort()).toEqual(['de', 'en']);
    await page.getByText('Add', { exact: true }).click();
    await page.getByRole('button', { name: 'Add Form' }).click();
    await expect(canvas.getByRole('heading', { name: 'Bleiben wir in Kontakt' })).toBeVisible();
    for (const label of ['Vorname', 'Nachname', 'E-Mail', 'Telefon'])
      await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.getByText('Ich bin einverstanden', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Senden')).toBeVisible();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('menuitem', { name: 'Choice from a list' }).click();
    await expect(page.getByLabel('Choices, one on each line')).toHaveValue('Erste Möglichkeit\nZweite Möglichkeit');
  });

  await test.step('in Arabic it keeps what was written, and the rest follows in one step', async () => {
    await page.getByLabel('Heading', { exact: true }).fill('Stammtisch');
    // The editor writes a step down once the hand has rested for a moment.
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Back to all blocks' }).click();
    await chooseLanguage(page, 'العربية');
    await expect(canvas.getByText('الاسم الأول')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Stammtisch' })).toBeVisible();
    await expect(page.getByLabel('Thank-you heading')).toHaveValue('شكرًا لكم');
    await expect(canvas.getByText(/Vorname|Senden|Möglichkeit/)).toHaveCount(0);
    expect([...new Set(fetched)].sort()).toEqual(['ar', 'de', 'en']);
    await expect(saved).toBeVisible();
    const { data } = await call('pages.get', { page_id });
    const [form] = data.page?.draft.content ?? [];
    if (form?.type !== 'form') throw new Error('The page has a form');
    expect(form.props.inputs.map(({ name, required }) => [name, required])).toEqual([
      ['page_1', false],
      ...['first_name', 'last_name', 'email', 'phone'].map((name) => [name, true]),
      ['please_choose', false],
    ]);
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(canvas.getByText('Vorname')).toBeVisible();
  });

  await test.step('what still says what it said at first is named before it goes public', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Publish the page like this?' });
    await expect(asked).toContainText(
      '“Erzählen Sie uns etwas über sich. Es dau…” and 2 more still stand where your own words belong.',
    );
    await expect(asked).toContainText('Settings: “Vielen Dank” still stands');
    await asked.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('“Stammtisch” is public').first()).toBeVisible();
  });
});

test('words of a page that could not be fetched come once they can be [A.updatepage]', async ({
  console: page,
  team: { call, org },
}) => {
  const city = { name: 'city', input_display_name: 'Stadt', placeholder_text: '', required: false };
  const form = newBlock('form', 'form', { inputs: [{ ...city, input_type: 'select', options: ['Köln', 'Bonn'] }] });
  const draft = newDocument({ title: 'Stammtisch', language: 'de' }, [form]);
  const { page_id } = (await call('pages.create', { org_id: org.org_id, name: 'Stammtisch', draft })).data;
  let asked = 0;
  await page.route(/pageWords-de/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(`/admin/update-page/${page_id}`);
  const firstChoice = page.getByRole('region', { name: 'The page' }).locator('option').first();
  await expect(firstChoice).toHaveText('Bitte wählen');
  expect(asked).toBe(2);
});

test('of two languages that were chosen in a row the page gets the second, however late the first comes [A.updatepage]', async ({
  console: page,
  team: { call, org },
}) => {
  const draft = newDocument({ title: 'Stammtisch' }, [newBlock('text', 'text')]);
  const { page_id } = (await call('pages.create', { org_id: org.org_id, name: 'Stammtisch', draft })).data;
  let letFrenchCome = () => {};
  const late = new Promise<void>((resolve) => (letFrenchCome = resolve));
  await page.route(/pageWords-fr/, (route) => late.then(() => route.continue()));
  await page.goto(`/admin/update-page/${page_id}`);
  const canvas = page.getByRole('region', { name: 'The page' });
  await chooseLanguage(page, 'français');
  await page.getByText('Add', { exact: true }).click();
  await chooseLanguage(page, 'Deutsch');
  await expect(canvas.getByText('Schreiben Sie hier Ihren Text.')).toBeVisible();
  const french = page.waitForResponse(/pageWords-fr/);
  letFrenchCome();
  await (await french).finished();
  await page.waitForTimeout(500);
  await expect(canvas.getByText('Schreiben Sie hier Ihren Text.')).toBeVisible();
  await expect(canvas.getByText(/Écrivez|votre texte/i)).toHaveCount(0);
});
