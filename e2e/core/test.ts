import { expect, test as base, type Page } from '@playwright/test';
import type { Call } from '@swapt/shared/client';
import type { Organization } from '@swapt/shared/contract';
import { signUp, type Account } from './account.js';

export interface Team {
  account: Account;
  call: Call;
  org: Organization;
}

interface Fixtures {
  /** A person of this test alone, with a confirmed account, accepted terms and an organization. */
  team: Team;
  /** A page that is signed in as that person. */
  console: Page;
  /** What a browser complained about; the test fails when there is anything at its end. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|hydrat|Minified React error/i.test(message.text())) {
        complaints.push(message.text());
      }
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },

  team: async ({ page, baseURL }, use) => {
    const { account, call } = await signUp(page.request, baseURL ?? '');
    const { data: terms } = await call('terms.get', {});
    await call('terms.accept', { version: terms.version });
    const { data: org } = await call('org.create', { name: `Team of ${account.name}` });
    await use({ account, call, org });
  },

  console: async ({ page, team: _, complaints: __ }, use) => {
    await openConsole(page);
    await use(page);
  },
});

/** Opens the console in a browser whose provider session is there already: no password is asked for. */
export async function openConsole(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

export { expect };
