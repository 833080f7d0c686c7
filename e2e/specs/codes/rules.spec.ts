import { request as newRequest, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../../core/test.js';

const phones = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};

/** The chosen one lies over the field of a list, so it is opened by the keyboard. */
async function openList(page: Page, list: Locator): Promise<void> {
  await list.focus();
  await page.keyboard.press('ArrowDown');
}

/** Where a print leads a phone of this kind, set to this language. */
async function ledTo(phone: APIRequestContext, printed: string, agent: string, language: string) {
  const headers = { 'user-agent': agent, 'accept-language': language };
  return (await phone.get(printed, { maxRedirects: 0, headers })).headers()['location'];
}

test('a code tells four kinds of phones apart, as its tester says [A.mycodes.edit, A.mycodes.show, O.codes.update, R.redirect]', async ({
  console: page,
  team,
}) => {
  const { data: code } = await team.call('codes.create', {
    org_id: team.org.org_id,
    name: 'App poster',
    type: 'link',
    target: 'https://example.com/app',
  });
  await page.goto(`/admin/my-codes/show/${code.code_id}`);
  await page.getByRole('button', { name: 'Add rules' }).click();

  await test.step('a rule for iPhones and one for Germans are written as sentences', async () => {
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByLabel('Address', { exact: true }).fill('https://apps.apple.com/app/id1');
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const rule = page.getByRole('group', { name: 'Rule 2' });
    await openList(page, rule.getByRole('combobox', { name: 'If' }));
    await page.getByTitle('its language is').click();
    await openList(page, rule.getByRole('combobox', { name: 'Choose languages' }));
    await page.keyboard.type('German');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await rule.getByLabel('Address', { exact: true }).fill('https://example.com/de');
    await expect(page.getByText('If its language is German')).toBeVisible();
  });

  await test.step('the tester says what a German Android phone would get, and why', async () => {
    const tester = page.getByRole('region', { name: 'Try it' });
    await openList(page, tester.getByRole('combobox', { name: 'Phone' }));
    await page.getByTitle('Android phone').click();
    await openList(page, tester.getByRole('combobox', { name: 'Language' }));
    await page.keyboard.type('German');
    await page.keyboard.press('Enter');
    await expect(tester.getByRole('status')).toContainText('→ example.com/de');
    await expect(tester.getByRole('status')).toContainText('Rule 2 applies.');
    await expect(tester.getByRole('list', { name: 'Why' })).toContainText('Rule 1 does not match');
  });

  await test.step('the order is changed by the keyboard, and saved', async () => {
    await page.getByRole('button', { name: 'Move rule 2 up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Rules' }).getByRole('listitem').first()).toContainText('German');
    await page.getByRole('button', { name: 'Move rule 1 down' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save rules' }).click();
    await expect(page).toHaveURL(new RegExp(`/show/${code.code_id}$`));
    await expect(page.getByText('If it is an iPhone or iPad')).toBeVisible();
  });

  await test.step('four phones are led by the same print to where they belong', async () => {
    const phone = await newRequest.newContext();
    const led = (agent: string, language: string) => ledTo(phone, code.scan_url, agent, language);
    await expect(async () => {
      expect(await led(phones.iPhone, 'de-DE')).toBe('https://apps.apple.com/app/id1');
    }).toPass({ timeout: 5000 });
    expect(await led(phones.iPad, 'en-GB')).toBe('https://apps.apple.com/app/id1');
    expect(await led(phones.android, 'de-DE,de;q=0.9')).toBe('https://example.com/de');
    expect(await led(phones.computer, 'en-GB')).toBe('https://example.com/app');
    await phone.dispose();
  });
});

test('an A/B test gives each visitor one side for the day, and ends with the winner [A.mycodes.show, R.redirect]', async ({
  console: page,
  team,
}) => {
  const { data: code } = await team.call('codes.create', {
    org_id: team.org.org_id,
    name: 'Flyer',
    type: 'link',
    target: 'https://example.com/old',
  });
  await page.goto(`/admin/my-codes/rules/${code.code_id}`);
  await page.getByRole('button', { name: 'Add a split test' }).click();
  await page.getByRole('group', { name: 'Variant B' }).getByLabel('Where it leads').fill('https://example.com/new');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByRole('button', { name: 'Keep “B”' })).toBeVisible();

  const sides = new Set<string>();
  let visitors = 0;
  await expect(async () => {
    const visitor = await newRequest.newContext();
    // Without a cookie a phone is known by its address and browser.
    const agent = `${phones.iPhone} Visitor/${(visitors += 1)}`;
    const [first, again] = [
      await ledTo(visitor, code.scan_url, agent, 'en-GB'),
      await ledTo(visitor, code.scan_url, agent, 'en-GB'),
    ];
    await visitor.dispose();
    expect(again).toBe(first);
    sides.add(first ?? '');
    expect([...sides].sort()).toEqual(['https://example.com/new', 'https://example.com/old']);
  }).toPass({ intervals: [50], timeout: 20_000 });

  await page.getByRole('button', { name: 'Keep “B”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep “B”' }).click();
  await expect(page.getByRole('link', { name: 'example.com/new' })).toBeVisible();
  const visitor = await newRequest.newContext();
  await expect(async () => {
    expect(await ledTo(visitor, code.scan_url, phones.iPhone, 'en-GB')).toBe('https://example.com/new');
  }).toPass({ timeout: 5000 });
  await visitor.dispose();
});

test('a rule about age is written, asked for on the page of the code alone [A.mycodes.edit, R.code, R.redirect]', async ({
  console: page,
  team,
  browser,
}) => {
  const { data: code } = await team.call('codes.create', {
    org_id: team.org.org_id,
    name: 'Drinks',
    type: 'link',
    target: 'https://example.com/juice',
  });
  await test.step('the rule is written and tried out', async () => {
    await page.goto(`/admin/my-codes/rules/${code.code_id}`);
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const rule = page.getByRole('group', { name: 'Rule 1' });
    await openList(page, rule.getByRole('combobox', { name: 'If' }));
    await page.getByTitle('they say they are').click();
    await rule.getByLabel('Address', { exact: true }).fill('https://example.com/wine');
    const tester = page.getByRole('region', { name: 'Try it' });
    await expect(tester.getByRole('status')).toContainText('We ask for their age first.');
    await tester.getByRole('radio', { name: 'Gives an age' }).check();
    await expect(tester.getByRole('status')).toContainText('→ example.com/wine');
    await page.getByRole('button', { name: 'Save rules' }).click();
    await expect(page.getByText('If they say they are at least 18')).toBeVisible();
  });

  await test.step('a shopper answers by a button, without script, and is led there', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const phone = await context.newPage();
    for (const [answer, place] of [
      ['I am 18 or older', 'wine'],
      ['I am under 18', 'juice'],
      ['Prefer not to say', 'juice'],
    ] as const) {
      await expect(async () => {
        await phone.goto(code.scan_url);
        await expect(phone).toHaveURL(new RegExp(`/code/${code.slug}$`), { timeout: 1000 });
      }).toPass({ timeout: 5000 });
      // The target is not ours, and need not answer: what matters is where the browser goes.
      const led = phone.waitForRequest(`https://example.com/${place}`);
      await phone.getByRole('button', { name: answer }).click({ noWaitAfter: true });
      await led;
    }
    await context.close();
  });
});
