import type { Page } from '@playwright/test';
import { deployer, liveVersion, nextRelease } from '../../core/release.js';
import { expect, test } from '../../core/test.js';

const victim = 'mf-integrations';
const files = `**/r/${victim}/**`;
const entry = `**/r/${victim}/**/remoteEntry.js`;
const lead = 'Services that work with Swapt. You see which of them your organization uses.';

/** What is broken of the remote until it is whole again. */
interface Fault {
  about: string;
  breakIt: (page: Page) => Promise<void>;
  mendIt: (page: Page) => Promise<void>;
}

const onRequest = (about: string, pattern: string, handle: Parameters<Page['route']>[1]): Fault => ({
  about,
  breakIt: async (page) => void (await page.route(pattern, handle)),
  // What was broken on its way arrives first: a screen of several files fails with the first of them.
  mendIt: (page) => page.unrouteAll({ behavior: 'wait' }),
});

const inARelease = (about: string, edit: Parameters<typeof nextRelease>[1]): Fault => ({
  about,
  breakIt: async (page) => {
    const release = await deployer(page.request, victim)('releases', nextRelease(victim, edit));
    expect(release.ok(), await release.text()).toBe(true);
    await page.reload();
    // The release before would stand in for this one.
    await page.route(`**/r/${victim}/${first}/**`, (route) => route.abort());
  },
  mendIt: async (page) => {
    await deployer(page.request, victim)('promote', { version: first });
    await page.unroute(`**/r/${victim}/${first}/**`);
  },
});

const faults: Fault[] = [
  onRequest('an entry that is not found', entry, (route) => route.fulfill({ status: 404, body: '' })),
  onRequest('HTML in place of the entry', entry, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  ),
  inARelease('an entry that throws', { entry: 'throw new Error("broken");' }),
  inARelease('a screen that throws while it is shown', {
    code: [JSON.stringify(lead), '(()=>{throw new Error("broken")})()'],
  }),
  // It never arrives, so nothing can wait for it.
  { ...onRequest('an entry that hangs', entry, () => {}), mendIt: (page) => page.unroute(entry) },
  onRequest('an entry that was changed on its way', entry, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()};window.tampered=true` });
  }),
  onRequest('a screen that was changed on its way', files, async (route) => {
    if (route.request().url().endsWith('/remoteEntry.js')) return route.continue();
    const reply = await route.fetch();
    return route.fulfill({ response: reply, body: `window.tampered=true;${await reply.text()}` });
  }),
];

let first: string;
test.beforeAll(async ({ request }) => {
  first = await liveVersion(request, victim);
});

for (const { about, breakIt, mendIt } of faults) {
  test(`${about} takes down its own screens only, and Retry works once it is mended [G.remote.down]`, async ({
    console: page,
    complaints,
  }) => {
    await breakIt(page);
    await page.getByRole('link', { name: 'Integrations' }).click();
    await expect(page.getByText('This section is not available')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/reference [0-9a-f-]{8}/)).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectRestUsable(page);

    await page.getByRole('link', { name: 'Integrations' }).click();
    await expect(page.getByText('This section is not available')).toBeVisible({ timeout: 40_000 });
    await mendIt(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(lead)).toBeVisible({ timeout: 40_000 });
    // What the release itself threw is no complaint about the console; anything else still is.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => text !== 'broken'));
  });
}

/** Another remote, a screen of the shell, and a public page. */
async function expectRestUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Organization', level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Please wait' })).toHaveCount(0);
  const shopper = await page.context().newPage();
  await shopper.goto('/privacy');
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.close();
}
