import type { APIRequestContext, Page } from '@playwright/test';
import { signUp } from '../../core/account.js';
import { findings } from '../../core/checks/axe.js';
import { readBoot } from '../../core/boot.js';
import { openOperator } from '../../core/open-operator.js';
import { deployer, liveVersion, nextRelease } from '../../core/release.js';
import { setTheme } from '../../core/set-theme.js';
import { settle } from '../../core/checks/settle.js';
import { expect, openConsole, test } from '../../core/test.js';

const remote = 'mf-campaigns';
const lead = 'A campaign counts the scans of some codes between two dates, so that you can see what it achieved.';

/** A page of a member in one network that loaded the release well. */
async function healthyPage(request: APIRequestContext, version: string, address: string, token: string): Promise<void> {
  const headers = { 'x-forwarded-for': address, authorization: `Bearer ${token}` };
  const { ticket } = await readBoot(request, headers);
  const reports = [{ name: remote, version, outcome: 'loaded', ms: 120 }];
  const reply = await request.post('/telemetry/remote', { data: { ticket, reports }, headers });
  expect(reply.status()).toBe(204);
}

test('a release that crashes for visitors goes back by itself within a minute, and the operator sees why [G.remote.down]', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const first = await liveVersion(request, remote);
  // Members who joined before the release was made.
  const join = async (address: string) => {
    const visitor = await browser.newPage({ baseURL });
    const { call, token } = await signUp(visitor.request, baseURL ?? '');
    // Only now: the mailbox is not shown to forwarded requests.
    await visitor.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const { data: terms } = await call('terms.get', {});
    await call('terms.accept', { version: terms.version });
    await call('org.create', { name: 'A shop' });
    return { visitor, token };
  };
  const healthy = await join('192.0.100.1');
  const members = [await join('198.51.100.7'), await join('203.0.113.7'), await join('198.18.0.7')];
  const bad = nextRelease(remote, { code: [JSON.stringify(lead), '(()=>{throw new Error("broken")})()'] });
  expect((await deployer(request, remote)('releases', { files: bad.files })).ok()).toBe(true);
  for (let page = 0; page < 47; page++) await healthyPage(request, bad.version, `192.0.${page}.1`, healthy.token);

  const crash = async (visitor: Page) => {
    await openConsole(visitor, '/admin/campaigns');
    await expect(visitor.getByText('This section is not available')).toBeVisible();
  };
  for (const { visitor } of members) await crash(visitor);
  const visitor = members[0]?.visitor;
  if (!visitor) throw new Error('There is no visitor');
  const since = Date.now();
  await expect.poll(() => liveVersion(request, remote), { timeout: 60_000 }).toBe(first);
  test.info().annotations.push({ type: 'quarantined after', description: `${Date.now() - since} ms` });

  await visitor.getByRole('button', { name: 'Retry' }).click();
  await expect(visitor.getByText(lead)).toBeVisible();

  const { page: operator } = await openOperator(browser, baseURL, '/admin/platform');
  await expect(operator.getByRole('heading', { name: 'Platform', level: 1 })).toBeVisible();
  for (const mode of ['dark', 'light'] as const) {
    await setTheme(operator, mode);
    for (const query of ['', '?view=history', '?view=tokens', '?view=policy', `?remote=${remote}`]) {
      await operator.goto(`/admin/platform${query}`);
      await settle(operator);
      expect.soft(await findings(operator), `${query} in ${mode}`).toEqual([]);
    }
  }
  await expect(operator.getByText(bad.version).first()).toBeVisible();
  await operator.goto('/admin/platform');
  await operator.getByRole('tab', { name: 'History' }).click();
  await expect(operator.getByText('the error budget').first()).toBeVisible();
  await expect(
    operator.getByText(/It failed for 3 of \d+ pages within ten minutes; its files are whole/),
  ).toBeVisible();
  for (const page of [healthy, ...members]) await page.visitor.close();
  await operator.close();
});
