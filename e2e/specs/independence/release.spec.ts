import { openConsole, expect, test } from '../../core/test.js';
import { signUp } from '../../core/account.js';
import { deployer, fingerprint, liveVersion, nextRelease } from '../../core/release.js';

const lead = 'All QR codes in your organization.';
/** The list of codes says something else. */
const saying = (text: string) => nextRelease('mf-codes', { code: [lead, text] });

let first: string;
test.beforeAll(async ({ request }) => {
  first = await liveVersion(request, 'mf-codes');
});
test.afterEach(async ({ request }) => {
  await deployer(request, 'mf-codes')('promote', { version: first });
});

test('a release of one remote changes that remote alone, and a rollback takes it back [G.remote.runtime]', async ({
  console: page,
}) => {
  const before = await fingerprint(page.request, 'mf-codes');
  const deploy = deployer(page.request, 'mf-codes');

  await test.step('a team cannot release the remote of another', async () => {
    // A small one: the connection of a large body is closed with the answer, which this client may then not read.
    const files = { 'release.json': '' };
    expect((await deploy('releases', { files }, 'mf-stores')).status()).toBe(401);
  });

  await test.step('published: a page that is loaded then shows it, and nothing else has changed', async () => {
    expect((await deploy('releases', { files: saying('The second release.').files })).ok()).toBe(true);
    await page.goto('/admin/my-codes');
    await expect(page.getByText('The second release.')).toBeVisible();
    expect(await fingerprint(page.request, 'mf-codes')).toEqual(before);
  });

  await test.step('rolled back: the next load shows the one before', async () => {
    expect((await deploy('rollback')).ok()).toBe(true);
    expect(await liveVersion(page.request, 'mf-codes')).toBe(first);
    await page.reload();
    await expect(page.getByText(lead)).toBeVisible();
  });
});

test('a canary is for its organizations; switching to one of them shows it [G.remote.runtime]', async ({
  console: page,
  team,
  baseURL,
  browser,
}) => {
  const canary = saying('The canary sings.');
  const deploy = deployer(page.request, 'mf-codes');
  expect((await deploy('releases', { files: canary.files, hold: true })).ok()).toBe(true);
  const { data: other } = await team.call('org.create', { name: 'The other shop' });
  expect((await deploy('canary', { version: canary.version, orgs: [other.org_id] })).ok()).toBe(true);

  await page.goto('/admin/my-codes');
  await expect(page.getByText(lead)).toBeVisible();
  await page.getByRole('button', { name: /^Organization .*, switch$/ }).click();
  await page.getByRole('menuitem', { name: /The other shop/ }).click();
  await expect(page.getByText('The canary sings.')).toBeVisible();

  await test.step('a stranger has the stable one', async () => {
    const stranger = await browser.newPage({ baseURL });
    const { call } = await signUp(stranger.request, baseURL ?? '');
    const { data: terms } = await call('terms.get', {});
    await call('terms.accept', { version: terms.version });
    await call('org.create', { name: 'A third shop' });
    await openConsole(stranger, '/admin/my-codes');
    await expect(stranger.getByText(lead)).toBeVisible();
    await stranger.close();
  });

  await test.step('ended: everybody has the stable one', async () => {
    expect((await deploy('end-canary')).ok()).toBe(true);
    await page.reload();
    await expect(page.getByText(lead)).toBeVisible();
  });
});

test('a remote that claims the address of another, or a newer contract, is refused with the reason [G.remote.runtime]', async ({
  page,
}) => {
  const deploy = deployer(page.request, 'mf-codes');
  const route = { path: '/admin/catalogs', screen: 'myCodes', title: 'Mine now' };
  const stealing = await deploy('releases', nextRelease('mf-codes', { contribution: { routes: [route] } }));
  expect([stealing.status(), await stealing.text()]).toEqual([422, expect.stringContaining('belongs to mf-stores')]);
  const everything = { ...route, path: '/:id' };
  const taking = await deploy('releases', nextRelease('mf-codes', { contribution: { routes: [everything] } }));
  expect([taking.status(), await taking.text()]).toEqual([422, expect.stringContaining('/:id')]);
  const newer = await deploy('releases', nextRelease('mf-codes', { contribution: { contract: '^99.0.0' } }));
  expect([newer.status(), await newer.text()]).toEqual([422, expect.stringContaining('99')]);
  const shapeless = await deploy('releases', nextRelease('mf-codes', { contribution: { routes: 'all of them' } }));
  expect([shapeless.status(), await shapeless.text()]).toEqual([422, expect.stringContaining('routes')]);
});

test('an old tab keeps working through three releases, and is told that there is a newer one [G.remote.runtime]', async ({
  console: page,
}) => {
  await page.goto('/admin/my-codes');
  await expect(page.getByText(lead)).toBeVisible();
  const deploy = deployer(page.request, 'mf-codes');
  for (const text of ['The third release.', 'The fourth release.', 'The fifth release.']) {
    expect((await deploy('releases', { files: saying(text).files })).ok()).toBe(true);
  }
  const asked = new Set<string | undefined>();
  page.on('request', (request) => asked.add(/\/r\/mf-codes\/([^/]+)\//.exec(request.url())?.[1]));
  await page.getByRole('button', { name: 'New QR code' }).first().click();
  await expect(page.getByRole('heading', { name: 'New QR code', level: 1 })).toBeVisible();
  asked.delete(undefined);
  expect([...asked], 'a screen that this tab had not loaded yet comes from its own release').toEqual([first]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version of a section that you use is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.goto('/admin/my-codes');
  await expect(page.getByText('The fifth release.')).toBeVisible();
});
