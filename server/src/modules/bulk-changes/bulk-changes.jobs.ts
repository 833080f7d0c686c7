import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import { defineJob } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { statementsAlone } from '../../platform/jobs/job-run.js';
import type { Part } from './bulk-kind.js';
import { kinds } from './kinds.js';
import { addLeftOut } from './left-out.js';
import {
  advance,
  advanceUndo,
  insertBefore,
  lockChange,
  selectBefore,
  selectKind,
  type LockedChange,
} from './bulk-changes.sql.js';

type Step = 'running' | 'undoing';

export const schedulePart = (tx: Tx, orgId: string, changeId: string, step: Step, now: Date): Promise<void> =>
  enqueue(tx, bulkChangePart, { orgId, payload: { change_id: changeId, step }, now, key: `${changeId} ${step}` });

/**
 * Does the next part of a change, or of its undoing, and asks for the one after it. A part, what it says of itself and the next job commit together, so
 * that no crash does anything twice or leaves anything out; and between two parts others have their turn. A change that was cancelled ends here.
 */
export const bulkChangePart = defineJob({
  kind: 'bulkChanges.part',
  payload: Type.Object({
    change_id: Type.String({ format: 'uuid' }),
    step: Type.Enum(['running', 'undoing']),
  }),
  name: 'bulkChange',
  run: statementsAlone(async (tx, { org_id: orgId, payload: { change_id: changeId, step } }, services) => {
    const [found] = await selectKind(tx, orgId, changeId);
    if (!found) return;
    const kind = kinds[found.noun];
    if (kind.takesTurn) await lockOrganizations(tx, [orgId]);
    const [change] = await lockChange(tx, orgId, changeId, step, kind.atOnce(found.action));
    if (!change) return;
    const part = { tx, orgId, userId: change.created_by, now: services.now() };
    const isLast = await (step === 'running' ? changePart : undoPart)(part, change);
    if (!isLast) await schedulePart(tx, orgId, changeId, step, part.now);
  }),
});

async function changePart(part: Part, change: LockedChange): Promise<boolean> {
  const { tx, orgId, now } = part;
  const { changed, left } = await kinds[change.noun].change(part, change.next, change);
  if (change.can_undo && changed.length > 0) await insertBefore(tx, orgId, change, JSON.stringify(changed));
  const done = change.done + change.next.length;
  const progress = { done, changed: change.changed + changed.length, left: addLeftOut(change.left_out, left) };
  await advance(tx, orgId, change.change_id, progress, now);
  return done >= change.total;
}

async function undoPart(part: Part, change: LockedChange): Promise<boolean> {
  const { tx, orgId, now } = part;
  const kind = kinds[change.noun];
  const items = await selectBefore(tx, orgId, change, kind.atOnce(change.action));
  const kept = await kind.putBack(part, items, change);
  const undone = change.undone + items.length;
  await advanceUndo(tx, orgId, change.change_id, undone, addLeftOut(change.kept, kept), now);
  return undone >= change.changed;
}
