import { seedDemo } from '../../app/demo/seed.js';
import { jobs } from '../../app/joined.js';
import { callOffUnpaid } from '../orders/orders.service.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

const DAY_MS = 86_400_000;

describeOnEngine('an organization that is deleted', ({ db }) => {
  let test: TestApp;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db);
    await seedDemo(test.services);
    const [demo] = await db.system((tx) => tx.query<{ org_id: string }>('select org_id from organizations'));
    orgId = demo?.org_id ?? '';
  });
  afterAll(() => test.close());

  const runJobsAfter = async (ms: number) => {
    test.services.setNow(new Date(test.services.now().getTime() + ms));
    await callOffUnpaid(test.services);
    await runDueJobs(test.services, jobs);
  };

  /** Rows per table that has an org_id, for the tables that have any. */
  async function rowsLeft(): Promise<Record<string, number>> {
    return db.system(async (tx) => {
      const tables = await tx.query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
      );
      const left: Record<string, number> = {};
      for (const { name } of tables) {
        const [row] = await tx.query<{ rows: number }>(`select count(*) as rows from ${name} where org_id = $1`, [
          orgId,
        ]);
        if (row?.rows) left[name] = row.rows;
      }
      return left;
    });
  }

  async function picturesLeft(): Promise<number> {
    let left = 0;
    for await (const { bytes } of test.services.storage.list(`images/${orgId}`)) left += Math.min(1, bytes);
    return left;
  }

  it('is closed after seven days, and an hour later nothing of it is left [O.org.delete]', async () => {
    const other = await test.organization();
    const owner = await test.user();
    await test.member(orgId, owner, 'owner');
    await test.apiKey(orgId, owner, 'viewer');
    await test.as(owner).call('org.addUser', { org_id: orgId, email: 'invited@example.com', role: 'viewer' });
    // The invitation, and that card payments were connected.
    expect(await rowsLeft()).toMatchObject({ mails: 2 });
    await test.as(owner).call('org.delete', { org_id: orgId });
    expect(await picturesLeft()).toBeGreaterThan(0);

    await runJobsAfter(7 * DAY_MS - 1000);
    expect((await test.as(owner).call('org.get', { org_id: orgId })).data.org_name).toBe('Harbour Coffee');
    expect(await test.services.shortLinks.resolve('harbour-menu')).toMatchObject({ kind: 'target' });

    await runJobsAfter(1000);
    expect((await test.as(owner).send('org.get', { org_id: orgId })).status).toBe(404);
    expect(await test.services.shortLinks.resolve('harbour-menu')).not.toMatchObject({ kind: 'target' });
    expect(await findFaults(test.services)).toEqual([]);

    await runJobsAfter(3600_000);
    // The names that were printed, which nobody can have any more.
    expect(await rowsLeft()).toEqual({ slugs: expect.any(Number), page_names: expect.any(Number) });
    const leading = await db.system((tx) =>
      tx.query(
        'select slug from slugs where org_id = $1 and freed_at is null union all select name from page_names where org_id = $1 and freed_at is null',
        [orgId],
      ),
    );
    expect(leading).toEqual([]);
    expect(await picturesLeft()).toBe(0);
    expect((await test.as(other.owner).call('org.get', { org_id: other.orgId })).data.org_id).toBe(other.orgId);
    expect(await findFaults(test.services)).toEqual([]);
  });

  it('stays whole when the deletion was undone [O.org.delete]', async () => {
    const { orgId: kept, owner } = await test.organization();
    await test.as(owner).call('org.delete', { org_id: kept });
    await test.as(owner).call('org.delete', { org_id: kept, undo: true });
    await runJobsAfter(8 * DAY_MS);
    expect((await test.as(owner).call('org.get', { org_id: kept })).data.delete_after).toBeNull();
  });
});
