import type { Services } from '../../platform/services.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testRegistry } from '../../testing/releases.js';
import { forgetLive } from './live.js';
import { disable, enable, promote, rollback } from './registry.service.js';
import { audit, releases } from './releases/release-list.js';

describeOnEngine('the history of remotes', ({ db }) => {
  let services: Services;
  let registry: ReturnType<typeof testRegistry>;
  beforeAll(() => {
    services = testServices(db);
    registry = testRegistry(services);
  });

  it.each([
    "update remote_releases set created_by = 'nobody'",
    'delete from remote_releases',
    "update remote_audit set actor = 'nobody'",
    'delete from remote_audit',
    "update remote_quarantines set reason = ''",
    'delete from remote_quarantines',
    'truncate remote_audit',
  ])('cannot be rewritten: %s', async (statement) => {
    await registry.publish('mf-codes', 'one');
    await expect(db.system((tx) => tx.query(statement))).rejects.toMatchObject({ code: '42501' });
  });

  it('has a row if and only if the change was made', async () => {
    const [first, second] = [await registry.publish('mf-stores', '1'), await registry.publish('mf-stores', '2')];
    await db.system((tx) =>
      tx.query(`reset role; create function no() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
        create trigger no before insert on remote_audit for each row execute function no()`),
    );
    for (const change of [rollback, disable]) {
      await expect(change(services, 'mf-stores', 'a test')).rejects.toThrow('the disk is full');
    }
    await db.system((tx) => tx.query('reset role; drop trigger no on remote_audit; drop function no'));
    expect(await registry.live('mf-stores')).toMatchObject({ version: second, previous: { version: first } });
    expect(await registry.live('mf-stores')).not.toHaveProperty('isDisabled');
    expect(await audit(services, 'mf-stores')).toHaveLength(2);
  });

  it('tells who switched a remote off and on; while it is off it stays in the registry and says so', async () => {
    const version = await registry.publish('mf-campaigns', 'one');
    await disable(services, 'mf-campaigns', 'owner@example.com');
    await disable(services, 'mf-campaigns', 'owner@example.com');
    expect(await registry.live('mf-campaigns')).toMatchObject({ version, isDisabled: true });
    await enable(services, 'mf-campaigns', 'the operator');
    expect(await registry.live('mf-campaigns')).not.toHaveProperty('isDisabled');
    const rows = await audit(services, 'mf-campaigns');
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['enable', 'the operator'],
      ['disable', 'owner@example.com'],
      ['publish', 'a test'],
    ]);
  });

  it('leads to no release that does not fit the contract of this installation any more', async () => {
    const [old] = [await registry.publish('mf-public', 'old'), await registry.publish('mf-public', 'new')];
    expect(await registry.live('mf-public')).toMatchObject({ previous: { version: old } });
    // As if the installation had been updated since.
    await db.system((tx) =>
      tx.query(
        `reset role; update remote_releases set manifest = jsonb_set(manifest, '{contribution,contract}', '"^0.9.0"') where version = '${old}'`,
      ),
    );
    forgetLive(services);
    expect(await registry.live('mf-public')).not.toHaveProperty('previous');
    const reason = 'It supports contract ^0.9.0';
    await expect(rollback(services, 'mf-public', 'a test')).rejects.toThrow(reason);
    await expect(promote(services, 'mf-public', old, 'a test')).rejects.toThrow(reason);
  });

  it('shows the size of each release beside its budget', async () => {
    const version = await registry.publish('mf-integrations', 'one');
    expect(await releases(services, 'mf-integrations')).toEqual([
      {
        version,
        createdAt: expect.any(Date),
        createdBy: 'a test',
        state: 'live',
        contract: '^2.0.0',
        sizeKb: 1,
        budgetKb: 10,
      },
    ]);
  });
});
