import type { BulkChange } from '@swapt/shared/contract';
import { bulkChangesAtOnce, bulkNouns, type BulkNoun } from '@swapt/shared/values';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { schedulePart } from './bulk-changes.jobs.js';
import type { BulkRequest } from './bulk-kind.js';
import { kinds } from './kinds.js';
import {
  beginUndo,
  cancelChange,
  countUnderWay,
  insertChange,
  selectChange,
  selectKind,
  type ChangeRow,
} from './bulk-changes.sql.js';

export type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'userId' | 'services'>;
/** Who stops or takes back a change of others has to be allowed what they did. */
type Allowed = Ctx & Pick<OrgCtx, 'can'>;

/** Writes down what was selected, and leaves the rest to a job. */
export async function start(
  ctx: Ctx,
  what: BulkRequest & { noun: BulkNoun },
  ids: readonly string[],
): Promise<BulkChange> {
  const { tx, orgId, userId, services } = ctx;
  const now = services.now();
  const changeId = uuidv7(now);
  await insertChange(tx, {
    ...what,
    tags: [...what.tags],
    can_undo: kinds[what.noun].canUndo(what.action),
    org_id: orgId,
    change_id: changeId,
    item_ids: [...ids],
    created_by: userId,
    created_at: now,
  });
  await schedulePart(tx, orgId, changeId, 'running', now);
  return readOne(ctx, changeId);
}

/** What was done so far stays, and can be undone. */
export async function cancel(ctx: Allowed, changeId: string): Promise<BulkChange> {
  await assertMay(ctx, changeId);
  const [cancelled] = await cancelChange(ctx.tx, ctx.orgId, changeId, ctx.services.now());
  const change = await readOne(ctx, changeId);
  if (!cancelled) throw new AppError('bulk_change.bad_state', 'It has already ended.');
  return change;
}

export async function undo(ctx: Allowed, changeId: string): Promise<BulkChange> {
  const { tx, orgId, services } = ctx;
  await assertMay(ctx, changeId);
  await assertRoom(ctx);
  const [begun] = await beginUndo(tx, orgId, changeId);
  if (!begun) {
    const { state, can_undo: canUndo } = await readOne(ctx, changeId);
    const why = state === 'running' ? 'Cancel it first.' : 'There is nothing to undo.';
    throw new AppError('bulk_change.bad_state', canUndo ? why : 'What it deleted is gone for good.');
  }
  await schedulePart(tx, orgId, changeId, 'undoing', services.now());
  return readOne(ctx, changeId);
}

async function assertMay(ctx: Allowed, changeId: string): Promise<void> {
  const [kind] = await selectKind(ctx.tx, ctx.orgId, changeId);
  if (!kind) throw new AppError('bulk_change.not_found');
  if (!ctx.can(bulkNouns[kind.noun].write)) throw new AppError('auth.forbidden');
}

/** Several that begin at the same moment are counted one after the other. */
export async function assertRoom({ tx, orgId }: Ctx): Promise<void> {
  await lockOrg(tx, orgId);
  const [counted] = await countUnderWay(tx, orgId);
  if ((counted?.changes ?? 0) >= bulkChangesAtOnce) throw new AppError('bulk_change.too_many');
}

async function readOne({ tx, orgId }: Ctx, changeId: string): Promise<BulkChange> {
  const [row] = await selectChange(tx, orgId, changeId);
  if (!row) throw new AppError('bulk_change.not_found');
  return toChange(row);
}

export const toChange = (row: ChangeRow): BulkChange => ({
  ...row,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
});
