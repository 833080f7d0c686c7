import type { Api, BulkChange } from '@swapt/shared/contract';
import type { BulkNoun } from '@swapt/shared/values';
import { findFaults } from '../../app/doctor/doctor.js';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import type { TestApp, TestUser } from '../app.js';
import { asTestTx, type TestDatabase } from '../engines/test-database.js';

/** Operations that delete many of a noun. */
export type Deleting = Extract<keyof Api, `bulkChanges.delete${string}`>;

interface Of {
  orgId: string;
  owner: TestUser;
  noun: BulkNoun;
}

/** What becomes of a deletion of many, as its organization sees it and as the tables have it. */
export function manyDeleted(test: TestApp, db: TestDatabase, { orgId, owner, noun }: Of) {
  const { call, send } = test.as(owner);
  const read = async (id: string): Promise<BulkChange | undefined> => {
    const { data } = await call('bulkChanges.list', { org_id: orgId, noun });
    return data.find(({ change_id }) => change_id === id);
  };
  const work = () => runDueJobs(test.services, jobs);
  /** All columns of all rows. */
  const rows = (table: string) =>
    db.system((tx) =>
      asTestTx(tx).query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${table} t where org_id = $1 order by to_jsonb(t)::text`,
        [orgId],
      ),
    );
  return {
    read,
    work,
    rows,
    send,
    undo: async (id: string) => {
      await call('bulkChanges.undo', { org_id: orgId, change_id: id });
      await work();
      return read(id);
    },
    faults: async () =>
      (await findFaults({ db, storage: openStorage({ dataDir: '' }, db) })).filter((fault) => fault.startsWith('bulk')),
  };
}
