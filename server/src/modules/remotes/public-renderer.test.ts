import type { Services } from '../../platform/services.js';
import { insertOrg } from '../../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testRegistry, versionOf } from '../../testing/releases.js';
import { forgetLive } from './live.js';
import { publicRenderer } from './public-renderer.js';
import { disable, enable, promote } from './registry.service.js';
import { insertRelease } from './registry.sql.js';
import { readRelease } from './releases/read-release.js';
import { releaseKey } from './releases/release-folder.js';

describeOnEngine('the renderer of public pages', ({ db }) => {
  let services: Services;
  let registry: ReturnType<typeof testRegistry>;
  beforeAll(() => {
    services = testServices(db);
    registry = testRegistry(services);
  });

  const page = async (orgId?: string) =>
    (await publicRenderer(services, orgId))?.render({ screen: 'notFound' }, undefined);

  it('is that of the release which the organization of the page gets', async () => {
    const [chosen, other] = [await insertOrg(db), await insertOrg(db)];
    await registry.publish('mf-public', 'live');
    const canary = await registry.publish('mf-public', 'canary', { canary: { orgs: [chosen] } });
    for (let round = 0; round < 3; round++) {
      expect(await page(chosen)).toBe('<h1>canary notFound</h1>');
      expect(await page(other)).toBe('<h1>live notFound</h1>');
      expect(await page()).toBe('<h1>live notFound</h1>');
    }
    expect((await publicRenderer(services, chosen))?.remote).toMatchObject({ name: 'mf-public', version: canary });
    expect(await publicRenderer(services)).toBe(await publicRenderer(services, other));
  });

  it('is none while the remote is switched off', async () => {
    await disable(services, 'mf-public', 'a test');
    expect(await page()).toBeUndefined();
    await enable(services, 'mf-public', 'a test');
    expect(await page()).toBeDefined();
  });

  it('is none for a release that was made for another contract', async () => {
    const before = await registry.publish('mf-public', 'fits');
    const old = registry.files('mf-public', 'old', { contract: '^1.0.0' });
    const { files, ...manifest } = readRelease(String(old.get('release.json')));
    await db.system(async (tx) => {
      await insertRelease(tx, { files, ...manifest }, 0, 'an earlier server');
      await tx.query("update remote_pointers set version = $1 where name = 'mf-public' and channel = 'stable'", [
        versionOf(old),
      ]);
    });
    forgetLive(services);
    expect(await page()).toBeUndefined();
    await promote(services, 'mf-public', before, 'a test');
    expect(await page()).toBe('<h1>fits notFound</h1>');
  });

  it('runs nothing that was changed since it was released', async () => {
    const version = await registry.publish('mf-public', 'as released');
    const key = `${releaseKey('mf-public', version)}/server/render.cjs`;
    await services.storage.remove(key);
    await services.storage.put(key, Buffer.from("exports.tokens = ''; exports.render = () => 'tampered';"));
    await expect(page()).rejects.toThrow('is not what was released');
    await registry.publish('mf-public', 'as released');
    expect(await page()).toBe('<h1>as released notFound</h1>');
  });

  it('comes from the release after many others, too', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      await registry.publish('mf-public', text);
      expect(await page()).toBe(`<h1>${text} notFound</h1>`);
    }
  });
});
