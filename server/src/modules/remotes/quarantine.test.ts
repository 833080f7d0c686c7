import type { Services } from '../../platform/services.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testRegistry } from '../../testing/releases.js';
import { forgetLive } from './live.js';
import { promote, publish, quarantine, rollback, setCanary } from './registry.service.js';
import type { RemoteName } from './releases/release.js';
import { audit, releases, remoteStates } from './releases/release-list.js';

describeOnEngine('a quarantined release', ({ db }) => {
  let services: Services;
  let registry: ReturnType<typeof testRegistry>;
  beforeAll(() => {
    services = testServices(db);
    registry = testRegistry(services);
  });

  async function condemn(name: RemoteName, version: string) {
    const by = { name, version, reason: 'One page in ten could not load it.', actor: 'the error budget' };
    const done = await db.system((tx) => quarantine(services, tx, by));
    forgetLive(services);
    return done;
  }

  it('gives way to the last good release, which is told with the reason in one audit row', async () => {
    const [first, second] = [await registry.publish('mf-codes', '1'), await registry.publish('mf-codes', '2')];
    expect(await condemn('mf-codes', second)).toEqual({ isNew: true, channel: 'stable', movedTo: first });
    const live = await registry.live('mf-codes');
    expect(live).toMatchObject({ version: first });
    expect(live).not.toHaveProperty('previous');
    expect((await audit(services, 'mf-codes'))[0]).toMatchObject({
      action: 'quarantine',
      from_version: second,
      to_version: first,
      actor: 'the error budget',
      detail: 'One page in ten could not load it.',
    });
    expect((await releases(services, 'mf-codes')).map(({ version, state }) => [version, state])).toEqual([
      [second, 'quarantined'],
      [first, 'live'],
    ]);
  });

  it('is never gone back to, never the one before in the registry, and not made live again', async () => {
    const [first, bad] = [await registry.publish('mf-stores', '1'), await registry.publish('mf-stores', '2')];
    const third = await registry.publish('mf-stores', '3');
    expect(await registry.live('mf-stores')).toMatchObject({ version: third, previous: { version: bad } });
    expect(await condemn('mf-stores', bad)).toEqual({ isNew: true, channel: null, movedTo: null });
    expect(await registry.live('mf-stores')).toMatchObject({ version: third, previous: { version: first } });

    const reason = `mf-stores ${bad} is quarantined: One page in ten could not load it. Publish a corrected release instead.`;
    await expect(promote(services, 'mf-stores', bad, 'a test')).rejects.toThrow(reason);
    await expect(setCanary(services, 'mf-stores', { version: bad, share: 5 }, 'a test')).rejects.toThrow(reason);
    const again = publish(services, 'mf-stores', registry.files('mf-stores', '2'), { actor: 'a test' });
    await expect(again).rejects.toThrow(reason);

    expect(await rollback(services, 'mf-stores', 'a test')).toBe(first);
    await expect(rollback(services, 'mf-stores', 'a test')).rejects.toThrow('no working release before');
  });

  it('is passed over also where the same releases were live by turns', async () => {
    const [first, second] = [await registry.publish('mf-campaigns', '1'), await registry.publish('mf-campaigns', '2')];
    const third = await registry.publish('mf-campaigns', '3');
    await promote(services, 'mf-campaigns', second, 'a test');
    await promote(services, 'mf-campaigns', third, 'a test');
    await condemn('mf-campaigns', second);
    expect(await rollback(services, 'mf-campaigns', 'a test')).toBe(first);
  });

  it('stays live when there is nothing to go back to, is marked once, and is not what the next one goes back to', async () => {
    const only = await registry.publish('mf-integrations', 'only');
    expect(await condemn('mf-integrations', only)).toEqual({ isNew: true, channel: 'stable', movedTo: null });
    expect(await condemn('mf-integrations', only)).toEqual({ isNew: false, channel: 'stable', movedTo: null });
    expect(await registry.live('mf-integrations')).toMatchObject({ version: only });
    expect((await audit(services, 'mf-integrations')).map(({ action }) => action)).toEqual(['quarantine', 'publish']);

    const canary = await registry.publish('mf-integrations', 'canary', { canary: { share: 100 } });
    const org = '0190a000-0000-7000-8000-000000000000';
    expect(await registry.live('mf-integrations', org)).toMatchObject({ version: canary });
    expect(await registry.live('mf-integrations', org)).not.toHaveProperty('previous');
    await promote(services, 'mf-integrations', canary, 'a test');
    expect(await registry.live('mf-integrations')).not.toHaveProperty('previous');
    const state = (await remoteStates(services)).find(({ name }) => name === 'mf-integrations');
    expect(state).toMatchObject({ live: canary, previous: null });
  });

  it('goes back together with the rest of its transaction, or not at all', async () => {
    const [, second] = [await registry.publish('mf-public', '1'), await registry.publish('mf-public', '2')];
    const undone = db.system(async (tx) => {
      await quarantine(services, tx, { name: 'mf-public', version: second, reason: 'No.', actor: 'a test' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    forgetLive(services);
    expect(await registry.live('mf-public')).toMatchObject({ version: second });
    expect((await audit(services, 'mf-public'))[0]).toMatchObject({ action: 'publish' });
  });
});
