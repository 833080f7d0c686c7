import Fastify, { type FastifyInstance } from 'fastify';
import { describeOnEngine, testServices, type TestServices } from '../../../testing/harness.js';
import { testRegistry } from '../../../testing/releases.js';
import { testFolder } from '../../../testing/test-folder.js';
import { removeOldReleases } from './keep-releases.js';
import { promote, rollback } from '../registry.service.js';
import { registerRegistry } from '../registry.routes.js';
import { releaseKey } from './release-folder.js';
import { releases } from './release-list.js';

const numbers = Array.from({ length: 30 }, (_, at) => String(at));

describeOnEngine('releases of long ago', ({ db }) => {
  let services: TestServices;
  let registry: ReturnType<typeof testRegistry>;
  let app: FastifyInstance;
  beforeAll(async () => {
    services = testServices(db);
    registry = testRegistry(services);
    app = Fastify();
    await registerRegistry(app, services, testFolder());
  });
  afterAll(() => app.close());

  const kept = async (name: string, versions: string[]) => {
    const there = await Promise.all(
      versions.map((version) => services.storage.get(`${releaseKey(name, version)}/remoteEntry.js`)),
    );
    return versions.filter((_, at) => there[at]);
  };

  it('lose their files and nothing else: at least twenty stay, and what is live or was before it', async () => {
    const [before, live] = [await registry.publish('mf-codes', 'before'), await registry.publish('mf-codes', 'live')];
    const staged: string[] = [];
    for (const text of numbers) staged.push(await registry.publish('mf-codes', text, { isStaged: true }));
    expect(await kept('mf-codes', [before, live, ...staged])).toEqual([before, live, ...staged.slice(-20)]);

    const [oldest = ''] = staged;
    const gone = await app.inject(`/r/mf-codes/${oldest}/remoteEntry.js`);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'request.not_found']);
    expect(gone.headers['content-type']).toContain('application/problem+json');
    expect((await releases(services, 'mf-codes', 50)).find(({ version }) => version === oldest)?.state).toBe('removed');
    await expect(promote(services, 'mf-codes', oldest, 'a test')).rejects.toThrow('Publish it again.');

    expect(await rollback(services, 'mf-codes', 'a test')).toBe(before);
    // Whoever removes them may still be at it.
    await expect(registry.publish('mf-codes', '0')).rejects.toThrow('just being removed');
    services.setNow(new Date(services.now().getTime() + 60_000));
    expect(await registry.publish('mf-codes', '0')).toBe(oldest);
    expect((await app.inject(`/r/mf-codes/${oldest}/remoteEntry.js`)).statusCode).toBe(200);
  });

  it('fail no release that is live by then when their files cannot be removed', async () => {
    const remove = () => Promise.reject(new Error('The disk is on fire'));
    const failing = testRegistry({ ...services, storage: { ...services.storage, remove } });
    const versions: string[] = [];
    for (const text of numbers.slice(0, 22))
      versions.push(await failing.publish('mf-integrations', text, { isStaged: true }));
    expect(await failing.publish('mf-integrations', 'live')).toBe((await registry.live('mf-integrations'))?.version);
    expect(await kept('mf-integrations', versions)).toEqual(versions);
  });

  it('are at least five, so that pages opened some releases ago still find their parts', async () => {
    const versions: string[] = [];
    for (const text of numbers.slice(0, 8))
      versions.push(await registry.publish('mf-stores', text, { isStaged: true }));
    await removeOldReleases(services, 'mf-stores', 1);
    expect(await kept('mf-stores', versions)).toEqual(versions.slice(-5));
  });

  it('stay while pages may still show them: those that the last changes were about', async () => {
    const versions = [await registry.publish('mf-campaigns', 'live')];
    for (const text of numbers.slice(0, 11)) {
      versions.push(await registry.publish('mf-campaigns', text, { canary: { share: 10 } }));
    }
    await removeOldReleases(services, 'mf-campaigns', 5);
    expect(await kept('mf-campaigns', versions)).toEqual(versions);
  });
});
