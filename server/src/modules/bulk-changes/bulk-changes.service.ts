import type { Api, BulkChange } from '@swapt/shared/contract';
import { bulkChangeLimit, bulkChangesAtOnce } from '@swapt/shared/values';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockFolder, readChange, selectedIds, tidyTags } from '../codes/codes.service.js';
import { schedulePart } from './bulk-changes.jobs.js';
import {
  beginUndo,
  cancelChange,
  countUnderWay,
  insertChange,
  selectChange,
  type ChangeRow,
} from './bulk-changes.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'userId' | 'services'>;

/** Writes down what was selected, and leaves the rest to a job. */
export async function startChange(ctx: Ctx, input: Api['bulkChanges.start']['in']): Promise<BulkChange> {
  const { tx, orgId, userId, services } = ctx;
  const { action, folder_id: folderId, tags = [] } = input;
  readChange(input);
  await assertRoom(ctx);
  if (!(await lockFolder(tx, orgId, input))) throw new AppError('folder.not_found');
  const ids = await selectedIds(ctx, input, bulkChangeLimit);
  const now = services.now();
  const changeId = uuidv7(now);
  const what = { action, folder_id: folderId ?? null, tags: tidyTags(tags) };
  await insertChange(tx, {
    ...what,
    org_id: orgId,
    change_id: changeId,
    code_ids: ids,
    created_by: userId,
    created_at: now,
  });
  await schedulePart(tx, orgId, changeId, 'running', now);
  return readOne(ctx, changeId);
}

/** What was done so far stays, and can be undone. */
export async function cancel(ctx: Ctx, changeId: string): Promise<BulkChange> {
  const [cancelled] = await cancelChange(ctx.tx, ctx.orgId, changeId, ctx.services.now());
  const change = await readOne(ctx, changeId);
  if (!cancelled) throw new AppError('bulk_change.bad_state', 'It has already ended.');
  return change;
}

export async function undo(ctx: Ctx, changeId: string): Promise<BulkChange> {
  const { tx, orgId, services } = ctx;
  await assertRoom(ctx);
  const [begun] = await beginUndo(tx, orgId, changeId);
  if (!begun) {
    const { state } = await readOne(ctx, changeId);
    throw new AppError('bulk_change.bad_state', state === 'running' ? 'Cancel it first.' : 'There is nothing to undo.');
  }
  await schedulePart(tx, orgId, changeId, 'undoing', services.now());
  return readOne(ctx, changeId);
}

/** Several that begin at the same moment are counted one after the other. */
async function assertRoom({ tx, orgId }: Ctx): Promise<void> {
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
