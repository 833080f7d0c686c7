import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import { defineJob } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { statementsAlone } from '../../platform/jobs/job-run.js';
import { changeAll, lockFolder, putCodesBack, type BulkRequest } from '../codes/codes.service.js';
import { addLeftOut } from './left-out.js';
import { advance, advanceUndo, insertBefore, lockChange, selectBefore, type LockedChange } from './bulk-changes.sql.js';

/** Changed in one transaction: few enough that nobody else waits long for the one connection of the embedded database. */
const codesAtOnce = 100;

type Step = 'running' | 'undoing';
interface Part {
  tx: Tx;
  orgId: string;
  now: Date;
}

export const schedulePart = (tx: Tx, orgId: string, changeId: string, step: Step, now: Date): Promise<void> =>
  enqueue(tx, bulkChangePart, { orgId, payload: { change_id: changeId, step }, now });

/**
 * Does the next part of a change, or of its undoing, and asks for the one after it. A part, what it says of itself and the next job commit together, so
 * that no crash does a code twice or leaves one out; and between two parts others have their turn. A change that was cancelled ends here.
 */
export const bulkChangePart = defineJob({
  kind: 'bulkChanges.part',
  payload: Type.Object({
    change_id: Type.String({ format: 'uuid' }),
    step: Type.Enum(['running', 'undoing']),
  }),
  run: statementsAlone(async (tx, { org_id: orgId, payload: { change_id: changeId, step } }, services) => {
    const [change] = await lockChange(tx, orgId, changeId, step, codesAtOnce);
    if (!change) return;
    const part = { tx, orgId, now: services.now() };
    const isLast = await (step === 'running' ? changePart : undoPart)(part, change);
    if (!isLast) await schedulePart(tx, orgId, changeId, step, part.now);
  }),
});

async function changePart(part: Part, change: LockedChange): Promise<boolean> {
  const { tx, orgId, now } = part;
  const { changed, left } = await changeNext(part, change);
  if (changed.length > 0) await insertBefore(tx, orgId, change, JSON.stringify(changed));
  const done = change.done + change.next.length;
  const progress = { done, changed: change.changed + changed.length, left: addLeftOut(change.left_out, left) };
  await advance(tx, orgId, change.change_id, progress, now);
  return done >= change.total;
}

async function changeNext(part: Part, { next, ...change }: LockedChange) {
  const request = requestOf(change);
  if (await lockFolder(part.tx, part.orgId, request)) return changeAll(part, next, request);
  return { changed: [], left: next.map(() => ({ name: '', reason: 'The folder was deleted.' })) };
}

async function undoPart(part: Part, change: LockedChange): Promise<boolean> {
  const { tx, orgId, now } = part;
  const codes = await selectBefore(tx, orgId, change, codesAtOnce);
  const kept = await putCodesBack(part, codes, requestOf(change));
  const undone = change.undone + codes.length;
  await advanceUndo(tx, orgId, change.change_id, undone, addLeftOut(change.kept, kept), now);
  return undone >= change.changed;
}

const requestOf = ({ action, folder_id, tags }: Omit<LockedChange, 'next'>): BulkRequest => ({
  action,
  folder_id,
  tags,
});
