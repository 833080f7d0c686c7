import type { Database } from '../../platform/db/database.js';
import { asDatabase } from '../../platform/db/engine.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import type { Services } from '../../platform/services.js';
import { describeOnPostgres, testServices } from '../../testing/harness.js';
import { releaseFiles, testRegistry } from '../../testing/releases.js';
import { forgetLive } from './live.js';
import { promote, publish, quarantine, rollback } from './registry.service.js';
import type { RemoteName } from './releases/release.js';
import { audit, remoteStates } from './releases/release-list.js';

const texts = ['a', 'b', 'c', 'd', 'e', 'f'];

describeOnPostgres('changes of remotes that arrive together', ({ db, url }) => {
  let services: Services;
  /** Another process on the same database and data folder. */
  let second: Services;
  let secondDb: Database;
  let registry: ReturnType<typeof testRegistry>;

  beforeAll(() => {
    services = testServices(db);
    secondDb = asDatabase(postgresEngine(url()));
    second = { ...services, db: secondDb };
    registry = testRegistry(services);
  });
  afterAll(() => secondDb.close());

  const live = async (name: RemoteName) => (await remoteStates(services)).find((remote) => remote.name === name)?.live;

  /** Each change began where the one before it had ended. */
  async function expectChain(name: RemoteName) {
    const rows = (await audit(services, name, 500)).reverse();
    expect(rows.map((row) => row.from_version)).toEqual([null, ...rows.slice(0, -1).map((row) => row.to_version)]);
    expect(await live(name)).toBe(rows.at(-1)?.to_version);
    return rows;
  }

  it('follow one another, whatever they are and wherever they come from', async () => {
    const versions = await Promise.all(texts.map((text) => registry.publish('mf-codes', text, { isStaged: true })));
    const promotions = versions.flatMap((version) => [
      promote(services, 'mf-codes', version, 'one'),
      promote(second, 'mf-codes', version, 'two'),
    ]);
    await Promise.all([
      ...promotions,
      ...texts.map((text) => publish(second, 'mf-codes', registry.files('mf-codes', text), { actor: 'three' })),
    ]);
    const rows = await expectChain('mf-codes');
    expect(rows.length).toBeGreaterThanOrEqual(texts.length);

    await Promise.all([services, second, services].map((from) => rollback(from, 'mf-codes', 'four')));
    await expectChain('mf-codes');
  });

  it('are seen by the other processes within a second', async () => {
    const [before, after] = [await registry.publish('mf-codes', 'before'), await registry.publish('mf-codes', 'after')];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    forgetLive(services);
    const seen = async () => (await registry.live('mf-codes'))?.version;
    expect(await seen()).toBe(after);
    await rollback(second, 'mf-codes', 'a test');
    clock.mockReturnValue(start + 1000);
    expect(await seen()).toBe(before);
    clock.mockRestore();
  });

  it('never give two remotes the same address', async () => {
    const route = { path: '/admin/loyalty/:id', screen: 'list', title: 'Loyalty' };
    const names = ['mf-stores', 'mf-campaigns', 'mf-integrations'] as const;
    for (let round = 0; round < 5; round++) {
      const contribution = { routes: [{ ...route, path: `/admin/loyalty-${round}/:id` }] };
      const done = await Promise.allSettled(
        names.map((name, at) =>
          publish([services, second][at % 2] ?? services, name, releaseFiles(name, `${round}`, { contribution }), {
            actor: 'a test',
          }),
        ),
      );
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    }
  });

  it('never leave a quarantined release live while there is a good one', async () => {
    const good = await registry.publish('mf-public', 'good');
    for (const text of texts) {
      const version = await registry.publish('mf-public', text, { isStaged: true });
      const by = { name: 'mf-public' as const, version, reason: 'It fails.', actor: 'the error budget' };
      await Promise.allSettled([
        promote(services, 'mf-public', version, 'a test'),
        secondDb.system((tx) => quarantine(second, tx, by)),
        promote(second, 'mf-public', version, 'a test'),
      ]);
      forgetLive(services);
      expect(await live('mf-public')).toBe(good);
    }
  });
});
