import { uuidv7 } from '../../../platform/db/uuid.js';
import { describeOnEngine, testServices, type TestServices } from '../../../testing/harness.js';
import { testRegistry } from '../../../testing/releases.js';
import { REMOVING_MS, removeOldReleases } from './keep-releases.js';
import { releaseKey, storeRelease } from './release-folder.js';
import { removeStrayReleases } from './stray-releases.js';

const name = 'mf-codes';
const DAY_MS = 24 * 3600_000;

describeOnEngine('files of releases that are shown to nobody', ({ db }) => {
  let services: TestServices;
  let registry: ReturnType<typeof testRegistry>;
  beforeEach(() => {
    services = testServices(db);
    registry = testRegistry(services);
  });

  const later = (ms: number) => services.setNow(new Date(services.now().getTime() + ms));
  const isStored = async (version: string) =>
    (await services.storage.get(`${releaseKey(name, version)}/remoteEntry.js`)) !== undefined;
  /** A registry in whose `publish` something happens after it saw which files are there. */
  const whileItStores = (work: () => Promise<void>) => {
    const { storage } = services;
    async function* list(folder: string) {
      yield* storage.list(folder);
      await work();
    }
    return testRegistry({ ...services, storage: { ...storage, list } });
  };

  describe('and were to be removed when the storage failed', () => {
    let text: string;
    let old: string;
    beforeEach(async () => {
      text = uuidv7();
      old = await registry.publish(name, text, { isStaged: true });
      for (let i = 0; i < 6; i++) await registry.publish(name, uuidv7(), { isStaged: true });
      const remove = () => Promise.reject(new Error('The disk is on fire'));
      await removeOldReleases({ ...services, storage: { ...services.storage, remove } }, name, 5);
    });

    it('are removed once nobody can be at it any more, and no others', async () => {
      const live = await registry.publish(name, 'live');
      later(REMOVING_MS);
      await removeStrayReleases(services);
      expect(await isStored(old)).toBe(true);
      later(1);
      await removeStrayReleases(services);
      expect([await isStored(old), await isStored(live)]).toEqual([false, true]);
    });

    it('never become live while they go', async () => {
      later(REMOVING_MS + 1);
      const publish = whileItStores(() => removeStrayReleases(services)).publish(name, text, { isStaged: true });
      await expect(publish).rejects.toThrow('just being removed');
      await expect(registry.publish(name, text)).rejects.toThrow('just being removed');
      later(REMOVING_MS);
      expect(await registry.publish(name, text)).toBe(old);
      expect(await isStored(old)).toBe(true);
    });
  });

  describe('and were never taken in', () => {
    let text: string;
    let refused: string;
    beforeEach(async () => {
      text = uuidv7();
      refused = registry.version(name, text);
      await storeRelease(services.storage, { name, version: refused }, registry.files(name, text));
    });

    it('are removed after a day, and no others', async () => {
      const live = await registry.publish(name, uuidv7());
      services.setNow(new Date());
      await removeStrayReleases(services);
      expect(await isStored(refused)).toBe(true);
      later(DAY_MS + 1000);
      await removeStrayReleases(services);
      expect([await isStored(refused), await isStored(live)]).toEqual([false, true]);
    });

    it('never become live while they go', async () => {
      services.setNow(new Date(Date.now() + 2 * DAY_MS));
      const publish = whileItStores(() => removeStrayReleases(services)).publish(name, text);
      await expect(publish).rejects.toThrow('just being removed');
      await expect(registry.publish(name, text)).rejects.toThrow('just being removed');
      later(REMOVING_MS);
      expect(await registry.publish(name, text)).toBe(refused);
      expect(await isStored(refused)).toBe(true);
    });

    it('stay when they are taken in before the lock is had', async () => {
      services.setNow(new Date(Date.now() + 2 * DAY_MS));
      const { storage } = services;
      async function* list(folder: string) {
        yield* storage.list(folder);
        await registry.publish(name, text);
      }
      await removeStrayReleases({ ...services, storage: { ...storage, list } });
      expect(await isStored(refused)).toBe(true);
    });
  });
});
