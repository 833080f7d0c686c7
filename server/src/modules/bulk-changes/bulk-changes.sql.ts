import type { BulkChangeState, BulkNoun } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { BulkChangesRow } from '../../platform/db/tables.gen.js';
import type { LeftOut } from './left-out.js';

/** Its jobs that are not done: those forget whose they were. */
const jobsOf = `select from jobs j where j.org_id = b.org_id and j.kind = 'bulkChanges.part' and j.payload ->> 'change_id' = b.change_id::text`;
/** A change under way always has a job that waits. Without one that job was given up, and the change says so: somebody is waiting for it. */
const stateNow = `case when b.state in ('running', 'undoing') and not exists (${jobsOf} and j.state = 'waiting') then 'failed' else b.state end`;
const shown = `select b.change_id, b.org_id, b.noun, b.action, b.can_undo, b.tags, b.total, b.done, b.changed, b.left_out as left, b.undone, b.kept, b.created_at, b.ended_at,
    ${stateNow} as state, coalesce(nullif(u.name, ''), u.email, '') as by,
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f where f.org_id = b.org_id and f.folder_id = b.folder_id) as folder
  from bulk_changes b left join users u on u.user_id = b.created_by`;

type NewChange = Pick<
  BulkChangesRow,
  | 'org_id'
  | 'change_id'
  | 'noun'
  | 'action'
  | 'can_undo'
  | 'folder_id'
  | 'tags'
  | 'item_ids'
  | 'created_by'
  | 'created_at'
>;

export const insertChange = (tx: Tx, change: NewChange) =>
  tx.query(
    `insert into bulk_changes (org_id, change_id, noun, action, can_undo, folder_id, tags, item_ids, total, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, cardinality($8::uuid[]), $9, $10)`,
    [
      change.org_id,
      change.change_id,
      change.noun,
      change.action,
      change.can_undo,
      change.folder_id,
      change.tags,
      change.item_ids,
      change.created_by,
      change.created_at,
    ],
  );

export const selectChange = (tx: Tx, orgId: string, changeId: string) =>
  tx.query(`${shown} where b.org_id = $1 and b.change_id = $2`, [orgId, changeId]);

export type ChangeRow = RowOf<typeof selectChange>;

export const selectChanges = (tx: Tx, orgId: string, noun: BulkNoun) =>
  tx.query(`${shown} where b.org_id = $1 and b.noun = $2 order by b.created_at desc, b.change_id desc limit 50`, [
    orgId,
    noun,
  ]);

/** Of what a change is one. It never becomes another. */
export const selectKind = (tx: Tx, orgId: string, changeId: string) =>
  tx.query('select noun, action from bulk_changes where org_id = $1 and change_id = $2', [orgId, changeId]);

export const countUnderWay = (tx: Tx, orgId: string) =>
  tx.query(
    `select count(*) as changes from bulk_changes b where b.org_id = $1 and ${stateNow} in ('running', 'undoing')`,
    [orgId],
  );

/** Locks a change in one of its steps, so that a cancellation comes before or after a part of it; with the ids of the next part. */
export const lockChange = (tx: Tx, orgId: string, changeId: string, state: BulkChangeState, most: number) =>
  tx.query(
    `select change_id, noun, action, can_undo, folder_id, tags, created_by, coalesce(item_ids[done + 1:done + $4], '{}') as next,
       total, done, changed, left_out, undone, kept from bulk_changes
      where org_id = $1 and change_id = $2 and state = $3 for no key update`,
    [orgId, changeId, state, most],
  );

export type LockedChange = RowOf<typeof lockChange>;

export interface Progress {
  done: number;
  changed: number;
  left: readonly LeftOut[];
}

/** Writes how far a change is; it has ended when all had their turn, and then names nobody any more but what can be put back. */
export const advance = (tx: Tx, orgId: string, changeId: string, { done, changed, left }: Progress, now: Date) =>
  tx.query(
    `update bulk_changes set done = $3, changed = $4, left_out = $5, state = case when $3 >= total then 'done' else state end,
       ended_at = case when $3 >= total then $6::timestamptz end, item_ids = case when $3 >= total then '{}' else item_ids end where org_id = $1 and change_id = $2`,
    [orgId, changeId, done, changed, JSON.stringify(left), now],
  );

export const advanceUndo = (
  tx: Tx,
  orgId: string,
  changeId: string,
  undone: number,
  kept: readonly LeftOut[],
  now: Date,
) =>
  tx.query(
    `update bulk_changes set undone = $3, kept = $4, state = case when $3 >= changed then 'undone' else state end, ended_at = $5
      where org_id = $1 and change_id = $2`,
    [orgId, changeId, undone, JSON.stringify(kept), now],
  );

export const cancelChange = (tx: Tx, orgId: string, changeId: string, now: Date) =>
  tx.query(
    `update bulk_changes set state = 'cancelled', ended_at = $3, item_ids = '{}' where org_id = $1 and change_id = $2 and state = 'running' returning change_id`,
    [orgId, changeId, now],
  );

/** No row when there is nothing to undo, or it is being done. What failed may be tried again. */
export const beginUndo = (tx: Tx, orgId: string, changeId: string) =>
  tx.query(
    `update bulk_changes b set state = 'undoing' where b.org_id = $1 and b.change_id = $2 and b.can_undo and b.changed > 0
        and ${stateNow} in ('done', 'cancelled', 'failed') returning b.change_id`,
    [orgId, changeId],
  );

/** What they had before, in the order in which they were changed; their places go on from `changed`. */
export const insertBefore = (tx: Tx, orgId: string, { change_id, changed }: LockedChange, items: string) =>
  tx.query(
    `insert into bulk_changed_items (org_id, change_id, place, item_id, before)
     select $1, $2, $3 + row_number() over (order by c.item_id), c.item_id, c.before
       from jsonb_to_recordset($4::jsonb) as c (item_id uuid, before jsonb)`,
    [orgId, change_id, changed, items],
  );

export const selectBefore = (tx: Tx, orgId: string, { change_id, undone }: LockedChange, most: number) =>
  tx.query(
    `select item_id, before from bulk_changed_items where org_id = $1 and change_id = $2 and place > $3 order by place limit $4`,
    [orgId, change_id, undone, most],
  );

/** Those that ended before, and those that were begun before and that nobody can run again: their job, which was given up, is gone. */
export const removeEnded = (tx: Tx, before: Date) =>
  tx.query(
    `delete from bulk_changes b where b.ended_at < $1 or (b.ended_at is null and b.created_at < $1 and not exists (${jobsOf}))`,
    [before],
  );
