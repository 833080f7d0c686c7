import { findings } from '../../core/checks/axe.js';
import { joinTeam } from '../../core/join-team.js';
import { countedMarket } from '../../core/shops/counted-market.js';
import { expect, openConsole, test } from '../../core/test.js';

const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('money of a market is counted, submitted and signed off on another screen; what comes later is added [A.store.settlements, O.settlement.submit, O.settlement.get]', async ({
  console: page,
  team: { call, org },
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const market = await countedMarket(call, org.org_id);
  const colleague = await joinTeam({ browser, baseURL, call, orgId: org.org_id, role: 'admin' });
  const { account, screen, context: other } = colleague;

  await test.step('it is counted beside what it should be, with what is missing in words', async () => {
    await page.goto(market.path);
    await expect(page.getByLabel('Cash, expected €64.00')).toHaveValue('63.50');
    await expect(page.getByText('€0.50 too little').first()).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('The amount is missing. Type an amount.')).toBeVisible();
    await page.getByLabel('Card, expected €24.00').fill('a lot');
    await expect(page.getByText(/^Type an amount in digits/)).toBeVisible();
    await page.getByLabel('Card, expected €24.00').fill('24');
    await expect(page.getByText('It is exact').last()).toBeVisible();
    await page.getByLabel('Note (optional)').fill('A coin is missing');
    await page.getByLabel('Photo of the slip').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
    await expect(page.getByText('The photo is there.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You submitted this. Somebody else who may has to approve it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Waits for approval')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('somebody else looks at the slip and signs it off', async () => {
    await openConsole(screen, market.path);
    await expect(screen.getByText('Note: A coin is missing')).toBeVisible();
    const opened = other.waitForEvent('page');
    await screen.getByRole('button', { name: 'Photo of the slip' }).click();
    await expect((await opened).locator('img')).toBeVisible();
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect(screen.getByText('All of it is settled.')).toBeVisible();
  });

  await test.step('both see it after a reload, and the event is settled', async () => {
    await page.reload();
    await expect(page.getByText('All of it is settled.')).toBeVisible();
    await expect(page.getByText(`Approved by ${account.name}`)).toBeVisible();
    expect((await call('settlement.get', market.ids)).data).toMatchObject({ state: 'settled' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^settlement-.*\.csv$/);
    await page.getByRole('button', { name: 'Print the settlement' }).click();
    await expect(page.getByText(/is ready/)).toBeVisible();
  });

  await test.step('a sale that arrives late is settled on its own', async () => {
    await market.sellLate();
    await page.reload();
    await expect(page.getByText('€9.00 came since the last settlement')).toBeVisible();
    await expect(page.getByLabel('Cash, expected €9.00')).toHaveValue('9.00');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('article', { name: 'Settlement 2, adds to settlement 1' })).toBeVisible();
    await screen.reload();
    await screen.getByRole('button', { name: 'Reject' }).click();
    await screen.getByLabel('What should be counted again?').fill('It was ten');
    await screen.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(screen.getByText('Reason: It was ten')).toBeVisible();
  });
  await other.close();
});

test('who is alone approves alone, and the settlement says so [A.store.settlements]', async ({
  console: page,
  team: { call, org },
}) => {
  const market = await countedMarket(call, org.org_id);
  await page.goto(market.path);
  await page.getByLabel('Card, expected €24.00').fill('24');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Approve alone' }).click();
  await expect(page.getByText('Approved by who submitted it: nobody else may.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Approved by who submitted it: nobody else may.')).toBeVisible();
});
