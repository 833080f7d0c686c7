import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { seedDemo } from '../demo/seed.js';
import { removeImages } from '../modules/images/image-files.js';
import { disable, quarantine, rollback } from '../registry/registry.service.js';
import { describeOnEngines, testServices, type TestServices } from '../testing/harness.js';
import { testRegistry } from '../testing/releases.js';
import { findFaults } from './doctor.js';

describeOnEngines('the doctor', ({ db }) => {
  let services: TestServices;

  beforeAll(async () => {
    services = testServices(db);
    await seedDemo(services);
  });

  /** What the doctor says inside a transaction that is undone afterwards. */
  async function faultsAfter(damage: (tx: Tx) => Promise<unknown>): Promise<string[]> {
    let faults: string[] = [];
    const tried = db.system(async (tx) => {
      await damage(tx);
      faults = await findFaults({ config: services.config, db: { ...db, system: (work) => work(tx) } });
      throw new Error('undo');
    });
    await expect(tried).rejects.toThrow('undo');
    return faults;
  }

  it('finds nothing wrong with what adds up', async () => {
    expect(await findFaults(services)).toEqual([]);
  });

  it.each([
    [
      'a lost roll-up',
      "update scan_counts set shares = '{}' where ctid in (select ctid from scan_counts where span = 'hour' and human_scans > 0 limit 1)",
      'roll-ups: ',
    ],
    [
      'a scan counted twice',
      "update scan_counts set scans = scans + 1 where ctid in (select ctid from scan_counts where span = 'month' limit 1)",
      'roll-ups: ',
    ],
    [
      'a lost day',
      "delete from scan_counts where ctid in (select ctid from scan_counts where span = 'day' limit 1)",
      'roll-ups: ',
    ],
    [
      'a quarter of an hour that was counted in another',
      `update scan_counts set times = '[96, 1, 1]' where ctid in (select ctid from scan_counts where span = 'day' limit 1)`,
      'roll-ups: ',
    ],
    [
      'a visit that was not moved on',
      "update scan_last_visits set at = at - interval '1 minute' where ctid in (select ctid from scan_last_visits limit 1)",
      'last visits: ',
    ],
    [
      'a wrong counter',
      'update code_counters set human_scans = human_scans - 1 where ctid in (select ctid from code_counters limit 1)',
      'counters: ',
    ],
    [
      'a visitor without a scan',
      'update code_counters set visitors = visitors + 1 where ctid in (select ctid from code_counters limit 1)',
      'counters: ',
    ],
    ['a code without a short name', "delete from slugs where slug = 'harbour-menu'", 'short names: '],
    ['an organization without an owner', "update memberships set role = 'admin' where role = 'owner'", 'owners: '],
    [
      'a job that was given up',
      "update jobs set state = 'dead', last_error = 'no ink' where ctid in (select ctid from jobs limit 1)",
      'jobs: ',
    ],
    [
      'a release that the history does not lead to',
      `insert into remote_releases (name, version, manifest, integrity, created_by) values ('mf-codes', '1', '{}', '{}', 'nobody');
       update remote_pointers set version = '1' where name = 'mf-codes' and channel = 'stable'`,
      'remotes: ',
    ],
  ])('finds %s', async (_what, damage, subject) => {
    const faults = await faultsAfter((tx) => tx.query(damage));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.startsWith(subject))).toEqual([]);
  });

  it('finds a quarantined release that is still shown, and nothing wrong with a history of every kind of change', async () => {
    const registry = testRegistry(services);
    const condemn = (version: string) =>
      db.system((tx) =>
        quarantine(services, tx, { name: 'mf-codes', version, reason: 'It fails.', actor: 'the error budget' }),
      );
    const [first, second] = [await registry.publish('mf-codes', '1'), await registry.publish('mf-codes', '2')];
    const canary = await registry.publish('mf-codes', '3', { canary: { share: 10 } });
    const held = await registry.publish('mf-codes', '4', { hold: true });
    await rollback(services, 'mf-codes', 'a test');
    await disable(services, 'mf-codes', 'a test');
    for (const version of [second, canary, held]) await condemn(version);
    expect(await findFaults(services)).toEqual([]);
    await condemn(first);
    expect(await findFaults(services)).toEqual([expect.stringContaining(`${first} is quarantined and still shown`)]);
    await registry.publish('mf-codes', '5');
    expect(await findFaults(services)).toEqual([]);
  });

  it('finds a short name and scans that lead nowhere, and shows ten of many faults', async () => {
    const nowhere = await faultsAfter((tx) =>
      tx.query("update slugs set code_id = $1 where slug = 'harbour-cup'", [uuidv7()]),
    );
    expect(nowhere).toHaveLength(2);
    expect(nowhere.join()).toMatch(/leads to no code/);
    expect(nowhere.join()).toMatch(/“Takeaway cup” has no short name “harbour-cup”/);
    const many = await faultsAfter((tx) => tx.query('delete from scan_counts'));
    expect(many).toHaveLength(11);
    expect(many.at(-1)).toMatch(/^roll-ups: and \d+ more$/);
  });

  it('finds a picture whose file is gone', async () => {
    const [org] = await db.system((tx) => tx.query<{ org_id: string }>('select org_id from organizations'));
    await removeImages(services.config.dataDir, org?.org_id ?? '');
    const faults = await findFaults(services);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.includes('the file of this picture is gone'))).toEqual([]);
  });
});
