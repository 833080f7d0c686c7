import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newAccount, type Account } from '../../core/account.js';
import { mailedLink } from '../../core/mailbox.js';
import { expect, openConsole, test } from '../../core/test.js';

const dialogOf = (page: Page) => page.getByRole('dialog');
const profile = '/admin/profile';

/** The provider's pages in a browser that nobody is signed in to. */
async function typePassword(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto(profile);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('name and address are changed, the address by a link to the new one [A.profile]', async ({
  console: page,
  team,
}) => {
  const { email, password } = { ...newAccount(), password: team.account.password };
  await page.goto(profile);
  await page.getByRole('button', { name: 'Change name' }).click();
  await dialogOf(page).getByLabel('Your name').fill('Kim Fisher');
  await dialogOf(page).getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('button', { name: 'Account of Kim Fisher' })).toBeVisible();

  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await dialogOf(page).getByLabel('New e-mail address').fill(email);
  await dialogOf(page).getByLabel('Your password').fill('not this one');
  await dialogOf(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await dialogOf(page).getByLabel('Your password').fill(password);
  await dialogOf(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/Open it within 24 hours/)).toBeVisible();
  await expect.poll(() => mailedLink(page.request, email).catch(() => '')).toContain('confirm-email');
  await page.goto(await mailedLink(page.request, email));
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('another device is signed out at once, and a new password signs out all others [A.profile, G.session]', async ({
  console: page,
  team,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await typePassword(other, team.account);
  await expect(other.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto(profile);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await other.goto('/admin/organization');
  await expect(other).toHaveURL(/\/auth\/login\?return_to=/);

  await page.getByRole('button', { name: 'Change password' }).click();
  await dialogOf(page).getByLabel('Your password').fill(team.account.password);
  await dialogOf(page).getByLabel('New password').fill('four new words together');
  await dialogOf(page).getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  const third = await (await browser.newContext()).newPage();
  await typePassword(third, { ...team.account, password: 'four new words together' });
  await expect(third.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('a second factor is turned on, asked for at sign-in, and a recovery code takes its place [A.profile]', async ({
  console: page,
  team,
  browser,
}) => {
  await page.goto(profile);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Your password').fill(team.account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(' ', ''));
  await dialog.getByLabel('Code', { exact: true }).fill(TOTP.generate({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const recovery = await dialog.getByRole('listitem').first().innerText();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('swapt-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();

  for (const code of [TOTP.generate({ secret, timestamp: Date.now() + 30_000 }), recovery]) {
    const other = await (await browser.newContext()).newPage();
    await typePassword(other, team.account);
    await other.getByLabel('Code').fill('000000');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText(/This code is not right/)).toBeVisible();
    await other.getByLabel('Code').fill(code);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  }
});

test('a passkey is added, signs in without a password, and is removed [A.profile]', async ({
  page,
  team,
  complaints: _,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await openConsole(page, profile);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialogOf(page).getByLabel('Name of the passkey').fill('My laptop');
  await dialogOf(page).getByLabel('Your password').fill(team.account.password);
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto(profile);
  await expect(page.getByText(/last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await dialogOf(page).getByLabel('Your password').fill(team.account.password);
  await dialogOf(page).getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toHaveCount(0);
});
