import type { ImagesRow } from '../../platform/db/tables.gen.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { seedDemo } from '../demo/seed.js';
import { sumPastHours } from '../../scan-ingestion/keep-counts.js';
import { imageKey, removePicture } from '../../modules/images/image-files.js';
import { disable, quarantine, rollback } from '../../modules/remotes/registry.service.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { testRegistry } from '../../testing/releases.js';
import { findFaults } from './doctor.js';
import type { TestTx } from '../../testing/engines/test-database.js';

/** What the demo does not have: an alias, a name that was given up, and a batch of one-time codes, one of them used. */
const more = `
  insert into slugs (slug, org_id, code_id, version) select 'harbour-alias', org_id, code_id, 1 from codes where slug = 'harbour-cup';
  insert into slugs (slug, org_id, freed_at, version) select 'harbour-freed', org_id, now(), 1 from codes where slug = 'harbour-cup';
  insert into one_time_batches (org_id, batch_id, base_code_id, offer, amount, made, state, created_at)
    select org_id, gen_random_uuid(), code_id, 'A cup', 2, 2, 'done', now() from codes where slug = 'harbour-cup';
  insert into one_time_codes (org_id, slug, batch_id, number, used_at, used_by)
    select org_id, 'harbour-once-' || n, batch_id, n, case when n = 1 then now() end, case when n = 1 then '{}'::jsonb end
      from one_time_batches cross join generate_series(1, 2) as n where offer = 'A cup';
  insert into slugs (slug, org_id, code_id, is_one_time) select 'harbour-once-' || n, org_id, code_id, true
    from codes cross join generate_series(1, 2) as n where slug = 'harbour-cup'`;

/** What the damaged row is called: every fault must say it. */
const ofCode = "returning org_id || '/' || code_id as subject";
const ofSpan = `${ofCode}, format('of the %s of %s', span, starts) as says`;
const ofCustomer = "returning org_id || '/' || customer_id as subject";
const ofJob = "returning org_id || '/' || job_id as subject";

describeOnEngine('the doctor', ({ db }) => {
  let services: TestServices;

  beforeAll(async () => {
    services = testServices(db, { now: () => new Date() });
    await seedDemo(services);
    await sumPastHours(db, services.now());
    await db.system((tx) => tx.query(more));
  });

  const faultsOf = (damage: (tx: TestTx) => Promise<unknown>) => faultsAfter(services, damage);

  it('finds nothing wrong with what adds up', async () => {
    expect(await findFaults(services)).toEqual([]);
  });

  it.each([
    [
      'a lost roll-up',
      `update scan_counts set shares = '{}' where ctid in (select ctid from scan_counts where span = 'hour' and human_scans > 0 limit 1) ${ofSpan}`,
      'roll-ups: ',
    ],
    [
      'a scan counted twice',
      `update scan_counts set scans = scans + 1 where ctid in (select ctid from scan_counts where span = 'month' limit 1) ${ofSpan}`,
      'roll-ups: ',
    ],
    [
      'an hour that was added to its day twice',
      `update scan_counts set is_summed = false where ctid in (select ctid from scan_counts where span = 'hour' limit 1) ${ofCode}`,
      'roll-ups: ',
    ],
    [
      'a lost day',
      `delete from scan_counts where ctid in (select ctid from scan_counts where span = 'day' limit 1) ${ofSpan}`,
      'roll-ups: ',
    ],
    [
      'a quarter of an hour that was counted in another',
      `update scan_counts set times = '[96, 1, 1]' where ctid in (select ctid from scan_counts where span = 'day' limit 1) ${ofSpan}`,
      'roll-ups: ',
    ],
    [
      'a visit that was not moved on',
      `update scan_last_visits set at = at - interval '1 minute' where ctid in (select ctid from scan_last_visits limit 1) ${ofCode}, 'the visitor ' || visitor`,
      'last visits: ',
    ],
    [
      'a wrong counter',
      `update code_counters set human_scans = human_scans - 1 where ctid in (select ctid from code_counters limit 1) ${ofCode}`,
      'counters: ',
    ],
    [
      'a visitor without a scan',
      `update code_counters set visitors = visitors + 1 where ctid in (select ctid from code_counters limit 1) ${ofCode}`,
      'counters: ',
    ],
    [
      'a code without a short name',
      `delete from slugs where slug = 'harbour-menu' ${ofCode}, 'no short name “harbour-menu”'`,
      'short names: ',
    ],
    [
      'a short name in use that was given up',
      `update slugs set code_id = null, freed_at = now() where slug = 'harbour-menu' returning 'no short name “harbour-menu”' as says`,
      'short names: ',
    ],
    [
      'a short name that works once by mistake',
      `update slugs set is_one_time = true where slug = 'harbour-menu' ${ofCode}, 'short name “harbour-menu”'`,
      'short names: ',
    ],
    [
      'a lost one-time name',
      `delete from slugs where slug in (select slug from one_time_codes limit 1) returning 'the one-time code ' || slug || ' has no short name' as says`,
      'short names: ',
    ],
    [
      'a use that was not counted',
      `insert into code_uses (org_id, code_id, use_id, used_at) select org_id, code_id, gen_random_uuid(), now() from codes where slug = 'harbour-cup' ${ofCode}, 'the code “Takeaway cup”'`,
      'uses: ',
    ],
    [
      'a use that was counted twice',
      `update codes set uses = uses + 1 where slug = 'harbour-cup' ${ofCode}, 'the code “Takeaway cup”'`,
      'uses: ',
    ],
    [
      'a batch that says it is larger than it is',
      `update one_time_batches set made = made + 1, amount = amount + 1 where offer = 'A cup' returning org_id || '/' || batch_id as subject, 'the batch “A cup”'`,
      'one-time codes: ',
    ],
    [
      'a one-time code that nobody used at some time',
      `update one_time_codes set used_at = now(), used_by = null where slug = 'harbour-once-2' returning org_id || '/' || batch_id as subject, 'the one-time code harbour-once-2'`,
      'one-time codes: ',
    ],
    [
      'a code that is searched by another name',
      `update code_entries set words = 'nothing' where ctid in (select ctid from code_entries limit 1) ${ofCode}, 'searched as something else'`,
      'search of codes: ',
    ],
    [
      'a code in no list',
      `delete from code_entries where ctid in (select ctid from code_entries limit 1) ${ofCode}, 'in no list'`,
      'search of codes: ',
    ],
    [
      'a page whose published version is lost',
      `delete from page_versions v using pages p where p.org_id = v.org_id and p.page_id = v.page_id and v.version = p.published_version and p.name = 'Harbour Club' returning p.org_id || '/' || p.page_id as subject, 'the page “Harbour Club”'`,
      'pages: ',
    ],
    [
      'views of a page that does not exist',
      `update page_views set page_id = gen_random_uuid() where ctid in (select ctid from page_views limit 1) returning org_id || '/' || page_id as subject, 'a page that does not exist'`,
      'page views: ',
    ],
    [
      'a form that was counted twice for a customer',
      `update customers set submissions = submissions + 1 where ctid in (select ctid from customers limit 1) ${ofCustomer}`,
      'customers: ',
    ],
    [
      'scans of a customer that were not counted',
      `update customers set scans = scans - 1 where ctid in (select ctid from customers where scans > 0 limit 1) ${ofCustomer}`,
      'customers: ',
    ],
    [
      'a customer who was last seen before they came',
      `update customers set last_seen_at = first_seen_at - interval '1 day' where ctid in (select ctid from customers limit 1) ${ofCustomer}`,
      'customers: ',
    ],
    [
      'an address that is shown and is nobody’s',
      `update customers set email = 'nobody@example.com' where ctid in (select ctid from customers limit 1) ${ofCustomer}, email`,
      'contacts: ',
    ],
    [
      'a form that lies with somebody else',
      `update submissions set email = 'else@example.com' where ctid in (select ctid from submissions where customer_id is not null and email is not null limit 1) returning org_id || '/' || submission_id as subject, email`,
      'contacts: ',
    ],
    [
      'a form of a page of nobody',
      `update submissions set page_id = gen_random_uuid() where ctid in (select ctid from submissions limit 1) returning org_id || '/' || page_id as subject`,
      'belongings: ',
    ],
    [
      'a wall that was taken down',
      `reset role; alter table customers no force row level security; set local role swapt_system; select 'customers' as subject`,
      'walls: ',
    ],
    [
      'a job that nobody takes',
      `insert into jobs (org_id, job_id, kind, payload, run_at, created_at) select org_id, gen_random_uuid(), 'codes.oneTime', '{}', created_at - interval '2 hours', created_at - interval '2 hours' from jobs limit 1 ${ofJob}, kind`,
      'jobs: ',
    ],
    [
      'an organization without an owner',
      `update memberships set role = 'admin' where role = 'owner' returning org_id::text as subject`,
      'owners: ',
    ],
    [
      'a job that was given up',
      `update jobs set state = 'dead', last_error = 'no ink' where ctid in (select ctid from jobs limit 1) ${ofJob}, 'no ink'`,
      'jobs: ',
    ],
    [
      'an organization that nothing will ever delete',
      'update organizations set delete_after = now() returning org_id::text as subject',
      'jobs: ',
    ],
    [
      'room that is taken and holds nothing',
      'update organizations set stored_bytes = stored_bytes + 1 returning org_id::text as subject',
      'storage: ',
    ],
    [
      'a release that the history does not lead to',
      `insert into remote_releases (name, version, manifest, integrity, created_by) values ('mf-codes', '1', '{}', '{}', 'nobody');
       update remote_pointers set version = '1' where name = 'mf-codes' and channel = 'stable' returning name || ' ' || channel as subject`,
      'remotes: ',
    ],
  ])('finds %s, and names it', async (_what, damage, check) => {
    let names: string[] = [];
    const faults = await faultsOf(async (tx) => {
      const [row] = await tx.query<Record<string, string>>(damage);
      names = Object.values(row ?? {});
    });
    expect([faults.length, names.length]).not.toContain(0);
    const isNamed = (fault: string) => fault.startsWith(check) && names.every((name) => fault.includes(name));
    // Of more than ten faults the rest is counted.
    const unnamed = faults.slice(0, 10).filter((fault) => !isNamed(fault));
    expect({ names, unnamed }).toEqual({ names, unnamed: [] });
    expect(faults.filter((fault) => !fault.startsWith(check))).toEqual([]);
  });

  it('finds a quarantined release that is still shown, and nothing wrong with a history of every kind of change', async () => {
    const registry = testRegistry(services);
    const condemn = (version: string) =>
      db.system((tx) =>
        quarantine(services, tx, { name: 'mf-codes', version, reason: 'It fails.', actor: 'the error budget' }),
      );
    const [first, second] = [await registry.publish('mf-codes', '1'), await registry.publish('mf-codes', '2')];
    const canary = await registry.publish('mf-codes', '3', { canary: { share: 10 } });
    const staged = await registry.publish('mf-codes', '4', { isStaged: true });
    await rollback(services, 'mf-codes', 'a test');
    await disable(services, 'mf-codes', 'a test');
    for (const version of [second, canary, staged]) await condemn(version);
    expect(await findFaults(services)).toEqual([]);
    await condemn(first);
    expect(await findFaults(services)).toEqual([expect.stringContaining(`${first} is quarantined and still shown`)]);
    await registry.publish('mf-codes', '5');
    expect(await findFaults(services)).toEqual([]);
  });

  it('finds a short name and scans that lead nowhere, and shows ten of many faults', async () => {
    const nowhere = await faultsOf((tx) =>
      tx.query("update slugs set code_id = $1 where slug = 'harbour-cup'", [uuidv7()]),
    );
    expect(nowhere).toHaveLength(2);
    expect(nowhere.join()).toMatch(/leads to no code/);
    expect(nowhere.join()).toMatch(/“Takeaway cup” has no short name “harbour-cup”/);
    const many = await faultsOf((tx) => tx.query('delete from scan_counts'));
    expect(many).toHaveLength(11);
    expect(many.at(-1)).toMatch(/^roll-ups: and \d+ more$/);
  });

  it('finds each picture whose file is gone, and names it', async () => {
    // As many as a check names.
    const images = await db.system((tx) => tx.query<ImagesRow>('select * from images order by image_id limit 8'));
    for (const { org_id, image_id } of images) await removePicture(services.storage, org_id, image_id);
    const lost = images.map(
      (row) => `files: ${imageKey(row.org_id, row.image_id)}: the file of this picture is missing`,
    );
    expect(lost.length).toBeGreaterThan(0);
    expect((await findFaults(services)).sort()).toEqual(lost.sort());
  });

  it('finds a file of another size than it had', async () => {
    const [file] = await db.system((tx) =>
      tx.query<ImagesRow>('select * from images order by image_id offset 8 limit 1'),
    );
    const key = imageKey(file?.org_id ?? '', file?.image_id ?? '');
    await services.storage.remove(key);
    await services.storage.put(key, Buffer.from('half'));
    expect(await findFaults(services)).toContain(
      `files: ${key}: the file of this picture is 4 bytes and not ${file?.bytes}`,
    );
  });
});
