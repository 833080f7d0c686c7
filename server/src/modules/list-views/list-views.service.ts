import type { Api, ListView } from '@swapt/shared/contract';
import { lists, listViewLimits, type ListName } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import * as sql from './list-views.sql.js';
import { tidyQuery } from './tidy-query.js';

/** Refuses who does not see the list at all. */
export function assertSees({ can }: OrgCtx, list: ListName): void {
  if (!can(lists[list].read)) throw new AppError('auth.forbidden');
}

/** Refuses who may not change what everybody finds above a list. */
function assertShares({ can }: OrgCtx, list: ListName): void {
  if (!can(lists[list].share)) throw new AppError('auth.forbidden', 'Your role can save views for yourself only.');
}

export async function createView(ctx: OrgCtx, input: Api['listViews.create']['in']): Promise<ListView> {
  const { tx, orgId, userId, services } = ctx;
  const { list, is_shared: isShared = false } = input;
  assertSees(ctx, list);
  if (isShared) assertShares(ctx, list);
  const now = services.now();
  const name = input.name.trim();
  const view = {
    org_id: orgId,
    view_id: uuidv7(now),
    list,
    owner_id: isShared ? null : userId,
    name,
    query: tidyQuery(input.query),
    created_at: now,
  };
  await assertRoom(ctx, view);
  const [made] = await sql.insertView(tx, view);
  if (!made) throw nameTaken(name);
  return toView(made, list);
}

export async function updateView(ctx: OrgCtx, input: Api['listViews.update']['in']): Promise<ListView> {
  const { tx, orgId, userId } = ctx;
  const { view, list } = await openView(ctx, input.view_id);
  const isShared = input.is_shared ?? view.owner_id === null;
  if (isShared) assertShares(ctx, list);
  const changed = {
    ...view,
    owner_id: isShared ? null : userId,
    name: input.name?.trim() ?? view.name,
    query: input.query === undefined ? view.query : tidyQuery(input.query),
  };
  const isMoving = changed.owner_id !== view.owner_id;
  if (isMoving || changed.name !== view.name) {
    if (isMoving) await assertRoom(ctx, changed);
    else await sql.lockList(tx, orgId, list);
    if ((await sql.findNamesake(tx, changed)).length > 0) throw nameTaken(changed.name);
  }
  const [row] = await sql.updateView(tx, changed);
  if (isMoving && !isShared) await sql.forgetDefaultOfOthers(tx, orgId, view.view_id, userId);
  return toView(row ?? changed, list);
}

export async function deleteView(ctx: OrgCtx, viewId: string): Promise<void> {
  await openView(ctx, viewId);
  await sql.deleteView(ctx.tx, ctx.orgId, viewId);
}

/** A view that somebody is about to change, which they may. */
async function openView(ctx: OrgCtx, viewId: string): Promise<{ view: sql.ViewRow; list: ListName }> {
  const [view] = await sql.lockView(ctx.tx, ctx.orgId, ctx.userId, viewId);
  if (!view || !isList(view.list)) throw new AppError('list_view.not_found');
  if (view.owner_id === null) assertShares(ctx, view.list);
  return { view, list: view.list };
}

export async function choose(ctx: OrgCtx, input: Api['listViews.choose']['in']): Promise<void> {
  const { tx, orgId, userId } = ctx;
  const { list, default_view_id: viewId, columns } = input;
  assertSees(ctx, list);
  if (viewId) {
    const [view] = await sql.lockView(tx, orgId, userId, viewId);
    if (view?.list !== list) throw new AppError('list_view.not_found');
  }
  if (viewId !== undefined) await sql.chooseView(tx, orgId, userId, list, viewId);
  if (columns !== undefined) await sql.chooseColumns(tx, orgId, userId, list, columns);
}

export async function readChoice({ tx, orgId, userId }: OrgCtx, list: ListName) {
  const [choice] = await sql.selectChoice(tx, orgId, userId, list);
  return choice ?? { default_view_id: null, columns: null };
}

async function assertRoom({ tx, orgId }: OrgCtx, { list, owner_id }: Pick<sql.ViewRow, 'list' | 'owner_id'>) {
  await sql.lockList(tx, orgId, list);
  const [counted] = await sql.countViews(tx, orgId, list, owner_id);
  const most = owner_id === null ? listViewLimits.shared : listViewLimits.own;
  if ((counted?.total ?? 0) >= most) throw new AppError('list_view.too_many');
}

function nameTaken(name: string): AppError {
  const reason = `There is already a view named “${name}”. Choose another name.`;
  return new AppError('list_view.name_taken', undefined, { name: reason });
}

const isList = (list: string): list is ListName => list in lists;

export const toView = ({ owner_id, ...row }: sql.ViewRow, list: ListName): ListView => ({
  ...row,
  list,
  is_shared: owner_id === null,
});
