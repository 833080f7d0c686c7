import type { BulkNoun } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { manyDeleted, type Deleting } from '../../testing/rows/many-deleted.js';
import { asTestTx, type TestTx } from '../../testing/engines/test-database.js';

interface Filled {
  orgId: string;
  userId: string;
  codeId: string;
  count: number;
}
interface Case {
  noun: BulkNoun;
  operation: Deleting;
  /** What the request calls their ids. */
  field: string;
  missing: string;
  /** Its own table first, then what a deletion takes along or changes. */
  tables: readonly [string, ...string[]];
  id: string;
  fill: (tx: TestTx, filled: Filled) => Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    noun: 'notes',
    operation: 'bulkChanges.deleteNotes',
    field: 'note_ids',
    missing: 'note.not_found',
    tables: ['code_notes'],
    id: 'note_id',
    fill: (tx, { orgId, codeId, userId, count }) =>
      tx.query(
        `insert into code_notes (org_id, note_id, code_id, text, is_public, created_by, created_at)
         select $1, gen_random_uuid(), $2, 'Spring ' || n || chr(10) || '“matt”', n % 2 = 0, $3, now() - n * interval '1 hour' from generate_series(1, $4::int) n`,
        [orgId, codeId, userId, count],
      ),
  },
  {
    noun: 'campaigns',
    operation: 'bulkChanges.deleteCampaigns',
    field: 'campaign_ids',
    missing: 'campaign.not_found',
    tables: ['campaigns', 'campaign_codes'],
    id: 'campaign_id',
    fill: (tx, { orgId, codeId, count }) =>
      tx.query(
        `with made as (
           insert into campaigns (org_id, campaign_id, name, note, state, starts_at, created_at, updated_at)
           select $1, gen_random_uuid(), 'Spring ' || n, 'Poster ' || n, case when n % 2 = 0 then 'running' else 'draft' end,
             case when n % 2 = 0 then now() - n * interval '1 day' end, now() - n * interval '1 day', now() from generate_series(1, $3::int) n
           returning campaign_id)
         insert into campaign_codes select $1, campaign_id, $2 from made`,
        [orgId, codeId, count],
      ),
  },
  {
    noun: 'folders',
    operation: 'bulkChanges.deleteFolders',
    field: 'folder_ids',
    missing: 'folder.not_found',
    tables: ['folders', 'codes'],
    id: 'folder_id',
    fill: (tx, { orgId, codeId, count }) =>
      tx.query(
        `with made as (
           insert into folders (org_id, folder_id, name, created_at)
           select $1, gen_random_uuid(), 'Table ' || n, now() - n * interval '1 day' from generate_series(1, $3::int) n returning folder_id)
         update codes set folder_id = (select folder_id from made limit 1) where org_id = $1 and code_id = $2`,
        [orgId, codeId, count],
      ),
  },
  {
    noun: 'catalogs',
    operation: 'bulkChanges.deleteCatalogs',
    field: 'catalog_ids',
    missing: 'catalog.get_failed',
    tables: ['catalogs'],
    id: 'catalog_id',
    fill: (tx, { orgId, count }) =>
      tx.query(
        `insert into catalogs (org_id, catalog_id, name, created_at)
         select $1, gen_random_uuid(), 'Menu ' || n, now() - n * interval '1 day' from generate_series(1, $2::int) n`,
        [orgId, count],
      ),
  },
];

describeOnEngine('many that are deleted', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  describe.each(cases)('$noun', ({ noun, operation, field, missing, tables, id, fill }) => {
    const begin = async (count: number) => {
      const { data: code } = await test.as(owner).call('codes.create', {
        org_id: orgId,
        name: 'Poster',
        type: 'link',
        target: 'https://example.com/',
      });
      const filled = { orgId, userId: owner.userId, codeId: code.code_id, count };
      await db.system((tx) => fill(asTestTx(tx), filled));
      const of = manyDeleted(test, db, { orgId, owner, noun });
      const all = async () => Promise.all(tables.map((table) => of.rows(table)));
      const ids = async () => (await of.rows(tables[0])).map(({ row }) => String(row[id]));
      const start = async (input: object = { filter: {}, count }) => {
        const { status, body } = await of.send(operation, { org_id: orgId, ...input });
        expect([status, body.code]).toEqual([200, undefined]);
        return (body as { data: { change_id: string } }).data.change_id;
      };
      return { ...of, all, ids, start };
    };

    it('are deleted in parts, and undone to exactly what they were', async () => {
      const { all, ids, start, work, read, undo, faults } = await begin(130);
      const before = await all();
      const changeId = await start();
      await work();
      expect(await read(changeId)).toMatchObject({ noun, state: 'done', done: 130, changed: 130, left: [] });
      expect(await ids()).toEqual([]);
      expect(await faults()).toEqual([]);
      expect(await undo(changeId)).toMatchObject({ state: 'undone', undone: 130, kept: [] });
      expect(await all()).toEqual(before);
      expect(await faults()).toEqual([]);
    });

    it('are those alone that were selected and are still there, whoever else deletes some of them meanwhile', async () => {
      const { all, ids, start, work, read, undo } = await begin(4);
      const [first = '', second = '', ...others] = await ids();
      const changeId = await start({ [field]: [first, second] });
      const before = await all();
      const earlier = await start({ [field]: [second] });
      await work();
      expect(await ids()).toEqual(others);
      const [one, two] = [await read(changeId), await read(earlier)];
      const left = [{ reason: 'Somebody deleted it meanwhile.', count: 1, names: [] }];
      expect([one, two].map((change) => change?.left).flat()).toEqual(left);
      expect((one?.changed ?? 0) + (two?.changed ?? 0)).toBe(2);
      // What one of them deleted, it puts back.
      for (const change of [changeId, earlier]) if ((await read(change))?.changed) await undo(change);
      expect(await all()).toEqual(before);
    });

    it('are refused where the list has changed, nothing is named, or they are another organization’s', async () => {
      const { ids, rows, start, work } = await begin(2);
      const named = await ids();
      const other = await test.organization();
      const refused = async (input: object, as = owner, org_id = orgId) => {
        const { status, body } = await test.as(as).send(operation, { org_id, ...input });
        return [status, body.code];
      };
      expect(await refused({ filter: {}, count: 3 })).toEqual([409, 'bulk_change.selection_changed']);
      expect(await refused({ filter: {} })).toEqual([400, 'request.invalid']);
      expect(await refused({})).toEqual([400, 'request.invalid']);
      expect(await refused({ [field]: named }, other.owner, other.orgId)).toEqual([404, missing]);
      const viewer = await test.user();
      await test.member(orgId, viewer, 'viewer');
      expect(await refused({ filter: {}, count: 2 }, viewer)).toEqual([403, 'auth.forbidden']);
      await work();
      expect(await rows(tables[0])).toHaveLength(2);
      const changeId = await start();
      await work();
      const sent = await test.as(viewer).send('bulkChanges.undo', { org_id: orgId, change_id: changeId });
      expect(sent.status).toBe(403);
    });
  });
});
