import { findings } from '../../core/checks/axe.js';
import { readBoot } from '../../core/boot.js';
import { openOperator } from '../../core/open-operator.js';
import { deployerWith, foreignRelease, liveVersion } from '../../core/release.js';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

const name = 'mf-loyalty';
const lead = 'Services that work with Swapt. You see which of them your organization uses.';
const icon = 'M64 64h768v768H64z';

/** A release of a team: one screen, with an entry in the menu that says this. */
const release = (
  label: string,
  path = '/admin/loyalty',
  { team = name, ...more }: { team?: string; contract?: string } = {},
) =>
  foreignRelease('mf-integrations', team, {
    ...more,
    routes: [{ path, screen: 'integrations', title: 'Loyalty' }],
    nav: [{ label, path, section: 'engage', order: 90, icon }],
  });

test('the remote of another team is added, tried with some, live for all, taken back and removed [G.remote.runtime]', async ({
  browser,
  baseURL,
  console: visitor,
}) => {
  test.setTimeout(120_000);
  const { page: operator, call, org } = await openOperator(browser, baseURL, '/admin/platform', 'second@example.test');
  const [first, second] = [release('Loyalty'), release('Loyalty cards')];
  const inMenu = (label: string) => visitor.getByRole('link', { name: label, exact: true });

  const token = await test.step('the operator adds it, is warned, and gets its token once', async () => {
    await operator.getByRole('button', { name: 'Add a remote' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Add a remote' });
    await expect(dialog.getByText(/^Its code runs with the rights of whoever opens it/)).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Addresses').fill('/admin/my-codes');
    await dialog.getByRole('checkbox').check();
    await settle(operator);
    expect(await findings(operator)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add remote' }).click();
    await expect(dialog.getByText(/\/admin\/my-codes belongs to mf-codes\./)).toBeVisible();
    await dialog.getByLabel('Addresses').fill('/admin/loyalty');
    await dialog.getByRole('button', { name: 'Add remote' }).click();
    const secret = operator.getByLabel('Deploy token', { exact: true });
    await expect(secret).toHaveValue(/^swapt_deploy_/);
    const shown = await secret.inputValue();
    await operator.getByRole('button', { name: 'I have saved it' }).click();
    return shown;
  });
  const deploy = deployerWith(operator.request, name, token);

  await test.step('it takes no address of others', async () => {
    const taken = await deploy('releases', { files: release('Codes', '/admin/my-codes').files });
    expect([taken.status(), await taken.text()]).toEqual([422, expect.stringContaining('not among the addresses')]);
  });

  await test.step('what was made for an older or a newer contract is refused with the reason', async () => {
    for (const [contract, reason] of [
      ['^1.0.0', 'It supports contract ^1.0.0, but'],
      ['^99.0.0', 'It needs contract ^99.0.0, but'],
    ] as const) {
      const sent = await deploy('releases', { files: release('Loyalty', '/admin/loyalty', { contract }).files });
      expect([sent.status(), await sent.text()]).toEqual([422, expect.stringContaining(reason)]);
    }
    expect(await liveVersion(visitor.request, name)).toBe('');
  });

  await test.step('a canary is for the organization of the operator alone', async () => {
    const sent = await deploy('releases', { files: first.files, canary: { orgs: [org.org_id] } });
    expect(sent.ok(), await sent.text()).toBe(true);
    await operator.goto('/admin/loyalty');
    await expect(operator.getByText(lead)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('navigation').first()).toBeVisible();
    await expect(inMenu('Loyalty')).toHaveCount(0);
  });

  await test.step('promoted, it is in everybody’s menu, and its screen opens', async () => {
    expect((await deploy('promote', { version: first.version })).ok()).toBe(true);
    await visitor.reload();
    await inMenu('Loyalty').click();
    await expect(visitor.getByText(lead)).toBeVisible();
    await expect(visitor).toHaveURL(/\/admin\/loyalty$/);
  });

  await test.step('another team gets none of its addresses', async () => {
    const other = 'mf-rewards';
    await operator.getByRole('link', { name: 'Platform', exact: true }).click();
    await operator.getByRole('button', { name: 'Add a remote' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Add a remote' });
    await dialog.getByLabel('Name').fill(other);
    await dialog.getByLabel('Addresses').fill('/admin/loyalty/cards');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Add remote' }).click();
    await expect(dialog.getByText(/\/admin\/loyalty\/cards belongs to mf-loyalty\./)).toBeVisible();
    await dialog.getByLabel('Addresses').fill('/admin/rewards');
    await dialog.getByRole('button', { name: 'Add remote' }).click();
    const given = await operator.getByLabel('Deploy token', { exact: true }).inputValue();
    await operator.getByRole('button', { name: 'I have saved it' }).click();
    const deployOther = deployerWith(operator.request, other, given);
    for (const path of ['/admin/loyalty', '/admin/loyalty/cards', '/admin/:page']) {
      const { files } = release('Rewards', path, { team: other });
      const refused = await deployOther('releases', { files });
      expect([path, refused.status(), await refused.text()]).toEqual([path, 422, expect.stringContaining(path)]);
    }
    expect((await deployOther('releases', { files: second.files }, name)).status()).toBe(401);
    await call('platform.removeRemote', { name: other });
    await visitor.reload();
    await expect(visitor.getByText(lead)).toBeVisible();
  });

  await test.step('the next release is taken back', async () => {
    expect((await deploy('releases', { files: second.files })).ok()).toBe(true);
    await visitor.reload();
    await expect(inMenu('Loyalty cards')).toBeVisible();
    expect((await deploy('rollback')).ok()).toBe(true);
    expect(await liveVersion(visitor.request, name)).toBe(first.version);
    const { registry } = await readBoot(visitor.request);
    expect(registry?.remotes.find((remote) => remote.name === name)?.previous?.version).toBe(second.version);
  });

  await test.step('removed, nothing of it is left', async () => {
    await operator.goto(`/admin/platform?remote=${name}`);
    await operator.getByRole('button', { name: 'Remove', exact: true }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(operator.getByText('mf-loyalty was removed.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('navigation').first()).toBeVisible();
    await expect(inMenu('Loyalty')).toHaveCount(0);
    const file = await visitor.request.get(`/r/${name}/${first.version}/remoteEntry.js`);
    expect(file.status()).toBe(404);
    expect((await deploy('releases', { files: first.files })).status()).toBe(401);
  });
  await operator.close();
});
