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
  const { page: operator, call } = await openOperator(browser, baseURL, '/admin/platform', 'third@example.test');
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
    await operator.goto('/admin?overlay=http://localhost:4391');
    await operator.getByRole('link', { name: 'Guest', exact: true }).click();
    await expect(operator.getByRole('heading', { name: 'Guest', level: 1 })).toBeVisible();
    end();
    expect(await liveVersion(visitor.request, name)).toBe('');
  });

  await test.step('it is built, and refused without its token', async () => {
    await team.type('npm run build', project);
    await expect(team.type('npm run release -- publish', project, { SWAPT_DEPLOY_TOKEN: 'made-up' })).rejects.toThrow(
      'may not release mf-guest',
    );
  });

  await test.step('it is released, and in the menu of everybody', async () => {
    const said = await team.type('npm run release -- publish', project, { SWAPT_DEPLOY_TOKEN: added.token });
    expect(said).toMatch(/mf-guest 0\.1\.0-[0-9a-f]{10} is live/);
    await visitor.reload();
    await visitor.getByRole('link', { name: 'Guest', exact: true }).click();
    await expect(visitor.getByRole('heading', { name: 'Guest', level: 1 })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Your organization' })).toContainText(/Team of/);
  });

  await call('platform.removeRemote', { name });
  expect(await liveVersion(visitor.request, name)).toBe('');
  await operator.close();
  team.remove();
});

/** What `npx` does with the tarball, without its registry. */
async function fromTarball({ type }: ReturnType<typeof foreignFolder>, server: string): Promise<string> {
  await type(`curl -sSf -o create.tgz ${server}/sdk/create-remote.tgz`);
  await type('tar -xzf create.tgz');
  return type(`node package/create-remote.mjs ${name} ${server}`);
}
