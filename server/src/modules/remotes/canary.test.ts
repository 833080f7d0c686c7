import { uuidv7 } from '../../platform/db/uuid.js';
import type { RemoteName } from '@swapt/shared/values';
import type { Services } from '../../platform/services.js';
import { insertOrg } from '../../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testRegistry } from '../../testing/releases.js';
import { getsCanary, orgOfCookie } from './canary.js';
import { endCanary, promote, quarantine, rollback, setCanary } from './registry.service.js';
import { audit, releases, remoteStates } from './releases/release-list.js';
import { forgetLive } from './live.js';

describeOnEngine('a canary', ({ db }) => {
  let services: Services;
  let registry: ReturnType<typeof testRegistry>;
  let chosen: string;
  let other: string;

  beforeAll(async () => {
    services = testServices(db);
    registry = testRegistry(services);
    [chosen, other] = [await insertOrg(db), await insertOrg(db)];
  });

  const state = async (name: string) => (await remoteStates(services)).find((remote) => remote.name === name);

  it('is seen by the named organizations, and by nobody else [G.remote.runtime]', async () => {
    const first = await registry.publish('mf-codes', 'first');
    const second = await registry.publish('mf-codes', 'second', { isStaged: true });
    await setCanary(services, 'mf-codes', { version: second, orgs: [chosen] }, 'a test');

    expect(await registry.live('mf-codes', chosen)).toMatchObject({
      version: second,
      channel: 'canary',
      previous: { version: first },
    });
    for (const org of [other, uuidv7(), undefined]) {
      expect(await registry.live('mf-codes', org)).toMatchObject({ version: first, channel: 'stable' });
    }
    await endCanary(services, 'mf-codes', 'a test');
    expect(await registry.live('mf-codes', chosen)).toMatchObject({ version: first, channel: 'stable' });
    await expect(endCanary(services, 'mf-codes', 'a test')).rejects.toThrow('mf-codes has no canary.');
  });

  it('can be published straight away, and the next one goes to the same organizations', async () => {
    const live = await registry.publish('mf-stores', 'live');
    const next = await registry.publish('mf-stores', 'next', { canary: { orgs: [chosen.toUpperCase()] } });
    const again = await registry.publish('mf-stores', 'again', { canary: {} });
    expect(next).not.toBe(again);
    expect(await state('mf-stores')).toMatchObject({ live, canary: { version: again, orgs: [chosen], share: 0 } });
  });

  it('ends when its release becomes the one for all, and outlives a rollback', async () => {
    const [before, now] = [await registry.publish('mf-campaigns', '1'), await registry.publish('mf-campaigns', '2')];
    const next = await registry.publish('mf-campaigns', '3', { canary: { share: 100 } });
    await rollback(services, 'mf-campaigns', 'a test');
    expect(await state('mf-campaigns')).toMatchObject({ live: before, canary: { version: next, share: 100 } });
    await promote(services, 'mf-campaigns', next, 'a test');
    expect(await state('mf-campaigns')).toMatchObject({ live: next, canary: null });
    expect(now).not.toBe(before);
    expect((await audit(services, 'mf-campaigns', 3)).map(({ action, channel }) => [action, channel])).toEqual([
      ['endCanary', 'canary'],
      ['promote', 'stable'],
      ['rollback', 'stable'],
    ]);
  });

  it('is refused with the reason', async () => {
    const live = await registry.publish('mf-integrations', 'live');
    const staged = await registry.publish('mf-integrations', 'held', { isStaged: true });
    const cases = [
      [{ version: staged }, 'Choose who gets the canary'],
      [{ version: staged, share: 0 }, 'Choose who gets the canary'],
      [{ version: staged, share: 101 }, 'a whole number from 0 to 100'],
      [{ version: staged, share: 0.5 }, 'a whole number from 0 to 100'],
      [{ version: staged, orgs: ['bakery'] }, 'There is no organization bakery.'],
      [{ version: staged, orgs: [uuidv7()] }, 'There is no organization'],
      [{ version: live, share: 5 }, 'is already live for everyone'],
      [{ version: '1.0.0-0000000000', share: 5 }, 'There is no release 1.0.0-0000000000 of mf-integrations.'],
    ] as const;
    for (const [request, reason] of cases) {
      await expect(setCanary(services, 'mf-integrations', request, 'a test')).rejects.toThrow(reason);
    }
    expect(await state('mf-integrations')).toMatchObject({ canary: null });
  });

  it('ends by itself when its release is quarantined', async () => {
    const live = await registry.publish('mf-public', 'live');
    const bad = await registry.publish('mf-public', 'bad', { canary: { orgs: [chosen] } });
    const done = await db.system((tx) =>
      quarantine(services, tx, { name: 'mf-public', version: bad, reason: 'It fails.', actor: 'the error budget' }),
    );
    forgetLive(services);
    expect(done).toEqual({ isNew: true, channel: 'canary', movedTo: null });
    expect(await registry.live('mf-public', chosen)).toMatchObject({ version: live, channel: 'stable' });
    expect((await releases(services, 'mf-public')).map(({ version, state }) => [version, state])).toEqual([
      [bad, 'quarantined'],
      [live, 'live'],
    ]);
  });
});

describe('who gets a canary', () => {
  const rule = (share: number, name: RemoteName = 'mf-codes') => ({ ...nobody, name, share });
  const nobody = {
    name: 'mf-codes' as const,
    channel: 'canary' as const,
    version: '1',
    manifest: null,
    integrity: null,
    is_quarantined: false,
    orgs: [],
    share: 0,
    disabled_at: null,
  };
  const orgs = Array.from({ length: 2000 }, () => uuidv7());

  it('is about the share of all organizations, and those that have it keep it while the share grows', () => {
    const some = orgs.filter((org) => getsCanary(rule(10), org));
    expect(some.length).toBeGreaterThan(120);
    expect(some.length).toBeLessThan(280);
    expect(some.every((org) => getsCanary(rule(11), org))).toBe(true);
    expect(orgs.filter((org) => getsCanary(rule(0), org))).toEqual([]);
    expect(orgs.filter((org) => getsCanary(rule(100), org))).toHaveLength(2000);
    expect(getsCanary(rule(100), undefined)).toBe(false);
  });

  it('is not the same organizations for every remote', () => {
    const of = (name: RemoteName) => orgs.filter((org) => getsCanary(rule(10, name), org)).join();
    expect(of('mf-codes')).not.toBe(of('mf-stores'));
  });

  it('is read from the cookie of the organization in use; anything else counts as none', () => {
    const org = uuidv7();
    expect(orgOfCookie(`a=b; swapt_org=${org}; c=d`)).toBe(org);
    expect(orgOfCookie(`swapt_org=${org.toUpperCase()}`)).toBe(org);
    for (const cookie of [
      undefined,
      '',
      'swapt_org=',
      'swapt_org=bakery',
      `not_swapt_org=${org}`,
      `swapt_org=${org}0`,
    ]) {
      expect(orgOfCookie(cookie)).toBeUndefined();
    }
  });
});
