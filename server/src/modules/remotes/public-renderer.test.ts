import type { Services } from '../../platform/services.js';
import { insertOrg } from '../../testing/code-rows.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testRegistry } from '../../testing/releases.js';
import { disable, enable } from './registry.service.js';
import { publicRenderer } from './public-renderer.js';

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

  it('comes from the release after many others, too', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      await registry.publish('mf-public', text);
      expect(await page()).toBe(`<h1>${text} notFound</h1>`);
    }
  });
});
