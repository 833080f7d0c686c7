import { expect, openConsole, test } from '../../core/test.js';

const wifi = '/admin/create-qr-code?type=wifi';
const notice = /You did not save what you typed/;

/** Asks the API with a sign-in that is over, as it is after a long weekend. */
const ended = { status: 401, json: { code: 'auth.invalid_token', title: 'Please sign in again.', status: 401 } };

test('what was typed is there again after Back and after the tab was gone, and gone after signing out', async ({
  console: page,
}) => {
  await page.goto('/admin/my-codes');
  await page.goto(wifi);
  await page.getByLabel('Name', { exact: true }).fill('Guests');
  await page.locator('#content_password').fill('sourdough');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goBack();
  await expect(page).toHaveURL(/my-codes$/);
  await page.goto(wifi);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Guests');

  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(wifi);
  await expect(next.getByLabel('Name', { exact: true })).toHaveValue('Guests');
  const stored = await next.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('Guests');
  expect(stored).not.toContain('sourdough');

  await next.goto('/admin/profile');
  await next.getByRole('button', { name: /^Account of/ }).click();
  await next.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(next).toHaveURL(/\/auth\/login/);
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain('Guests');
});

test('a page that could not be saved before its tab crashed is there again, and saved over nobody [A.updatepage]', async ({
  console: page,
  team: { call, org },
}) => {
  const { page_id } = (await call('pages.create', { org_id: org.org_id, name: 'Tasting' })).data;
  const stored = async () => {
    const { data } = await call('pages.get', { page_id });
    if (!data.page) throw new Error('The page is there');
    return data.page;
  };
  const context = page.context();
  const address = `/admin/update-page/${page_id}`;
  const title = (tab: typeof page) => tab.getByLabel('Title', { exact: true });
  const saved = (tab: typeof page) => tab.getByRole('status').filter({ hasText: /^Saved$/ });

  /** Types a title that never reaches the server, and closes the tab without a question. */
  const typeAndCrash = async (tab: typeof page, text: string) => {
    await tab.goto(address);
    await tab.getByTitle('Settings').click();
    await tab.route('**/api/pages/update', (route) => route.abort());
    await title(tab).fill(text);
    await expect(tab.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
    await tab.close({ runBeforeUnload: false });
    return context.newPage();
  };

  const second = await typeAndCrash(page, 'Six coffees');
  expect((await stored()).draft.root.props.title).not.toBe('Six coffees');
  await second.goto(address);
  await expect(second.getByText('We put back what you had not saved.')).toBeVisible();
  await expect(saved(second)).toBeVisible();
  expect((await stored()).draft.root.props.title).toBe('Six coffees');

  const third = await typeAndCrash(second, 'Seven coffees');
  const { draft, revision } = await stored();
  const theirs = { ...draft, root: { props: { ...draft.root.props, title: 'Theirs' } } };
  await call('pages.update', { page_id, revision, data: { draft: theirs } });
  await third.goto(address);
  await third.getByTitle('Settings').click();
  await expect(title(third)).toHaveValue('Seven coffees');
  await expect(third.getByText('Not saved', { exact: true })).toBeVisible();
  expect((await stored()).draft.root.props.title).toBe('Theirs');
});

test('a session that ends while somebody types is signed in again over the page', async ({ console: page }) => {
  await page.goto('/admin/create-qr-code?type=link');
  await page.getByLabel('Name', { exact: true }).fill('Poster');
  await page.getByLabel(/^Destination/).fill('https://bakery.example/menu');
  await page.route('**/api/codes/create', (route) =>
    route.request().method() === 'POST' ? route.fulfill(ended) : route.continue(),
  );
  await page.getByRole('button', { name: 'Create code' }).click();

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/codes/create');
  await dialog.getByRole('button', { name: 'Sign in with a pop-up window' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Poster');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page).toHaveURL(/success/);
});

test('a save made offline says so, and is sent once when the connection is back', async ({ console: page, team }) => {
  await page.goto('/admin/create-qr-code?type=link');
  await page.getByLabel('Name', { exact: true }).fill('Poster');
  await page.getByLabel(/^Destination/).fill('https://bakery.example/menu');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('we save this as soon as you are back online.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/success/);
  await expect(page.getByText('You are offline', { exact: false })).toHaveCount(0);
  expect((await team.call('codes.list', { org_id: team.org.org_id })).total).toBe(1);
});

test('another kind of code is not chosen over what was typed without asking', async ({ page, team: _ }) => {
  await openConsole(page, '/admin/create-qr-code?type=link');
  await page.getByLabel('Name', { exact: true }).fill('Poster');
  await page.getByRole('link', { name: 'Choose another type' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('We keep them on this device');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'New QR code' })).toBeVisible();
});
