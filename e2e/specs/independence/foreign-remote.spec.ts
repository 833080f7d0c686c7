import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignFolder } from '../../core/foreign-folder.js';
import { openOperator } from '../../core/open-operator.js';
import { liveVersion } from '../../core/release.js';
import { expect, test } from '../../core/test.js';

const name = 'mf-guest';

test('a team makes a remote in an empty folder, and its screen is in the console [G.remote.runtime]', async ({
  browser,
  baseURL: given,
  console: visitor,
}) => {
  test.setTimeout(600_000);
  const baseURL = given ?? '';
  const team = foreignFolder();
  const project = join(team.folder, name);
  const { page: operator, call, org } = await openOperator(browser, baseURL, '/admin/platform', 'third@example.test');
  const { data: added } = await call('platform.addRemote', { name, paths: ['/admin/guest'] });

  await test.step('from one line, with what the installation gives', async () => {
    const made = team.isWhole
      ? await team.type(`npx --yes ${baseURL}/sdk/create-remote.tgz ${name} ${baseURL}`)
      : await fromTarball(team, baseURL);
    expect(made).toContain(`${name} is made.`);
    await team.install(project, baseURL);
  });

  await test.step('its types and tests pass as they are', async () => {
    expect(await team.type('npm test', project)).toMatch(/Tests: +1 passed/);
  });

  await test.step('what is written is in the console of its team before it is released', async () => {
    const end = await team.start('npm run dev', project, 'Open http', { PORT: '4391' });
    try {
      await operator.goto('/admin?overlay=http://localhost:4391');
      await operator.getByRole('link', { name: 'Guest', exact: true }).click();
      await expect(operator.getByRole('heading', { name: 'Guest', level: 1 })).toBeVisible();
    } finally {
      end();
    }
    expect(await liveVersion(visitor.request, name)).toBe('');
  });

  await test.step('it is built, and refused without its token', async () => {
    await team.type('npm run build', project);
    await expect(team.type('npm run release -- publish', project, { SWAPT_DEPLOY_TOKEN: 'made-up' })).rejects.toThrow(
      'may not release mf-guest',
    );
  });

  const release = (what: string) =>
    team.type(`npm run release -- ${what}`, project, { SWAPT_DEPLOY_TOKEN: added.token });
  const link = visitor.getByRole('link', { name: 'Guest', exact: true });

  const first = await test.step('a canary is for the organization of the operator alone', async () => {
    const said = await release(`publish --canary --orgs ${org.org_id}`);
    await operator.goto('/admin/guest');
    await expect(operator.getByRole('heading', { name: 'Guest', level: 1 })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('navigation').first()).toBeVisible();
    await expect(link).toHaveCount(0);
    return /mf-guest (0\.1\.0-[0-9a-f]{10}) is a canary/.exec(said)?.[1] ?? '';
  });

  await test.step('promoted, it is in the menu of everybody', async () => {
    expect(await release(`promote ${first}`)).toContain(`mf-guest ${first} is live`);
    await visitor.reload();
    await link.click();
    await expect(visitor.getByRole('heading', { name: 'Guest', level: 1 })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Your organization' })).toContainText(/Team of/);
  });

  await test.step('the next release is taken back', async () => {
    const screen = join(project, 'src/features/start/start-screen.tsx');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('Your organization', 'Where you are'));
    await team.type('npm run build', project);
    expect(await release('publish')).toMatch(/mf-guest 0\.1\.0-[0-9a-f]{10} is live/);
    await visitor.reload();
    await expect(visitor.getByRole('region', { name: 'Where you are' })).toBeVisible();
    expect(await release('rollback')).toContain(`mf-guest ${first} is live`);
    await visitor.reload();
    await expect(visitor.getByRole('region', { name: 'Your organization' })).toBeVisible();
  });

  await test.step('removed, its menu entry and its files are gone', async () => {
    await call('platform.removeRemote', { name });
    await visitor.goto('/admin');
    await expect(visitor.getByRole('navigation').first()).toBeVisible();
    await expect(link).toHaveCount(0);
    expect((await visitor.request.get(`/r/${name}/${first}/remoteEntry.js`)).status()).toBe(404);
  });
  await operator.close();
  team.remove();
});

/** What `npx` does with the tarball, without its registry. */
async function fromTarball({ type }: ReturnType<typeof foreignFolder>, server: string): Promise<string> {
  await type(`curl -sSf -o create.tgz ${server}/sdk/create-remote.tgz`);
  await type('tar -xzf create.tgz');
  return type(`node package/create-remote.mjs ${name} ${server}`);
}
