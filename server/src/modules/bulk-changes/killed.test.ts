import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { findFaults } from '../../app/doctor/doctor.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { openDatabase } from '../../platform/db/open.js';
import { withOutsideWork } from '../../platform/http/outside-work.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { insertOrg } from '../../testing/rows/code-rows.js';
import { readEngines } from '../../testing/engines/engines.js';
import { testServices } from '../../testing/harness.js';
import { insertManyCodes } from '../../testing/rows/many-codes.js';
import { asTestDatabase, type TestDatabase } from '../../testing/engines/test-database.js';
import { emptyPostgres } from '../../testing/engines/test-databases.js';
import { testFolder } from '../../testing/test-folder.js';
import { addRows } from '../product-imports/product-imports.service.js';
import { undo } from './bulk-changes.service.js';
import { importProducts, startCodes } from './start.service.js';

const isWhole = process.env.SWAPT_PROVE === 'bulk';
const [codes, kills] = isWhole ? [10_000, 12] : [1_500, 2];
jest.setTimeout(300_000);

const engines = ['the embedded engine', 'PostgreSQL'].filter(
  (name) => name !== 'PostgreSQL' || !('missing' in readEngines().postgres),
);

describe.each(engines)('a change of many whose process is killed, on %s', (engine) => {
  const program = bundleForSuite({
    holder: 'testing/programs/bulk-holder.ts',
    'db-worker': 'platform/db/pglite/db-worker.ts',
  });
  const dataDir = testFolder();
  let databaseUrl: string | undefined;
  let clock = Date.parse('2026-11-20T10:00:00Z');

  /** A process at a time has the embedded database. */
  async function using<T>(work: (db: TestDatabase) => Promise<T>): Promise<T> {
    const db = asTestDatabase(await openDatabase({ databaseUrl, dataDir }));
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  /** Works until it is killed, or to the end. The lease of whoever was killed has run out by then. */
  async function run(killAfterMs?: number): Promise<void> {
    clock += 3_600_000 / 4;
    const args = [program('holder'), dataDir, new Date(clock).toISOString(), ...(databaseUrl ? [databaseUrl] : [])];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    if (killAfterMs !== undefined) {
      await pause(killAfterMs);
      child.kill('SIGKILL');
    }
    await ended;
  }

  const runKilled = async () => {
    for (let kill = 0; kill < kills; kill++) await run(40 + Math.random() * 300);
    await run();
  };

  const rowsOf = (db: TestDatabase, orgId: string) =>
    db.system((tx) =>
      tx.query<{ tags: string[]; times: number; had: number }>(
        `select c.tags, n.times, n.had from codes c cross join lateral (
           select count(*)::int as times, coalesce(max(jsonb_array_length(b.before -> 'tags')), 0) as had from bulk_changed_items b
            where b.org_id = c.org_id and b.item_id = c.code_id
         ) n where c.org_id = $1`,
        [orgId],
      ),
    );
  const changeOf = async (db: TestDatabase, orgId: string) =>
    (await db.system((tx) => tx.query('select * from bulk_changes where org_id = $1', [orgId])))[0];
  const inOrg = <T>(db: TestDatabase, orgId: string, work: (ctx: Parameters<typeof undo>[0]) => Promise<T>) =>
    db.org(orgId, (tx) =>
      work({
        tx,
        orgId,
        userId: uuidv7(),
        services: testServices(db, { now: () => new Date(clock) }),
        can: () => true,
      }),
    );

  it('changes each code once, and puts each back once', async () => {
    if (engine === 'PostgreSQL') databaseUrl = await emptyPostgres();
    const { orgId, changeId } = await using(async (db) => {
      const org = await insertOrg(db);
      await insertManyCodes(db, org, codes);
      const all = { filter: {}, count: codes };
      const begun = await inOrg(db, org, (ctx) => startCodes(ctx, { ...all, action: 'tag', tags: ['sale'] }));
      return { orgId: org, changeId: begun.change_id };
    });
    await runKilled();
    await using(async (db) => {
      expect(await changeOf(db, orgId)).toMatchObject({ state: 'done', done: codes, changed: codes });
      const changed = await rowsOf(db, orgId);
      // A part that was done twice would have found the tag there, or kept a code twice.
      expect(changed.filter(({ tags, times, had }) => tags.join() !== 'sale' || times !== 1 || had !== 0)).toEqual([]);
      await inOrg(db, orgId, (ctx) => undo(ctx, changeId));
    });
    await runKilled();
    await using(async (db) => {
      expect(await changeOf(db, orgId)).toMatchObject({ state: 'undone', undone: codes, kept: [] });
      expect((await rowsOf(db, orgId)).filter(({ tags }) => tags.length > 0)).toEqual([]);
      const faults = await findFaults({ db, storage: openStorage({ dataDir }, db) });
      // The organization of this test was made without people.
      expect(faults.filter((fault) => !fault.startsWith('owners:'))).toEqual([]);
    });
  });

  it('creates each product of an import once', async () => {
    if (engine === 'PostgreSQL') databaseUrl ??= await emptyPostgres();
    const count = codes / 2;
    const orgId = await using(async (db) => {
      const org = await insertOrg(db);
      let importId: string | undefined;
      for (let from = 0; from < count; from += 250) {
        const data = Array.from({ length: 250 }, (_, n) => ({
          name: `Mug ${from + n}`,
          sku: `M-${from + n}`,
          price: '4',
        }));
        const before = importId;
        importId = await withOutsideWork((outside) =>
          inOrg(db, org, async (ctx) => {
            const input = { ...(before && { import_id: before }), currency: 'EUR', data };
            return (await addRows({ ...ctx, userId: org, outside }, input)).import_id;
          }),
        );
      }
      await inOrg(db, org, (ctx) => importProducts(ctx, { import_id: importId ?? '' }));
      return org;
    });
    const products = (db: TestDatabase) =>
      db.system((tx) =>
        tx.query<{ products: number; names: number; skus: number; deleted: number }>(
          `select count(*)::int as products, count(distinct p.name)::int as names, count(distinct v.sku) filter (where v.archived_at is null)::int as skus,
             count(*) filter (where p.status = 'deleted')::int as deleted
             from products p left join product_variants v on v.org_id = p.org_id and v.product_id = p.product_id where p.org_id = $1`,
          [orgId],
        ),
      );
    await runKilled();
    await using(async (db) => {
      expect(await changeOf(db, orgId)).toMatchObject({ state: 'done', done: count, changed: count });
      expect(await products(db)).toEqual([{ products: count, names: count, skus: count, deleted: 0 }]);
    });
  });
});
