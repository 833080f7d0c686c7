import type { Api, Page } from '@swapt/shared/contract';
import { formProblem } from '@swapt/shared/form';
import { pageLimits } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { checkDocument } from './check-document.js';
import { insertVersion, countVersions, selectVersions, type VersionRow } from './page-versions.sql.js';
import { conflict, assertMove, assertNotDeleted, lockPage, movePage, readPage, saveDraft } from './pages.service.js';
import { updateStatus, type PageRowWithDraft } from './pages.sql.js';

type Input<K extends 'publish' | 'restore' | 'versions'> = Api[`pages.${K}`]['in'];

/** Shows what the person looked at, as a new version. Of two who publish the same at once, both get the one version. */
export async function publishPage(ctx: OrgCtx, { page_id: pageId, revision }: Input<'publish'>): Promise<Page> {
  const { tx, orgId, userId, services } = ctx;
  const locked = await lockPage(ctx, pageId);
  assertMove(locked, 'publish');
  if (locked.revision !== revision) throw conflict(locked, services.now());
  if (locked.published_revision === revision) {
    await updateStatus(tx, orgId, pageId, 'published');
    return readPage(ctx, pageId);
  }
  assertComplete(ctx, locked);
  await insertVersion(tx, { orgId, pageId, userId, now: services.now(), most: pageLimits.versions });
  return readPage(ctx, pageId);
}

/** What a draft may lack for a while and a public page may not. */
function assertComplete({ services }: OrgCtx, { draft }: PageRowWithDraft): void {
  // The blocks may have changed since it was saved.
  const { content } = checkDocument(draft, 'draft', services.config);
  if (content.length === 0) throw new AppError('page.empty', 'Add a block, then publish the page.');
  for (const [index, { type, props }] of content.entries()) {
    const problem = type === 'form' ? formProblem(props.inputs) : undefined;
    if (!problem) continue;
    const field = `draft.content.${index}.props.inputs`;
    throw new AppError('page.bad_document', `Block ${index + 1}, “Form”: ${problem}`, { [field]: problem });
  }
}

export async function restorePage(
  ctx: OrgCtx,
  { page_id: pageId, version, revision }: Input<'restore'>,
): Promise<Page> {
  if (version === undefined) {
    await movePage(ctx, pageId, 'restore');
    return readPage(ctx, pageId);
  }
  const locked = await lockPage(ctx, pageId);
  assertNotDeleted(locked);
  const [row] = await selectVersions(ctx.tx, ctx.orgId, pageId, version, 1, 0);
  if (!row?.document) throw new AppError('page.not_found', 'This version is no longer available.');
  await saveDraft(ctx, locked, row.document, revision);
  return readPage(ctx, pageId);
}

export async function listVersions(
  { tx, orgId, ...ctx }: OrgCtx,
  { page_id: pageId, version, ...input }: Input<'versions'>,
): Promise<Api['pages.versions']['out']> {
  await readPage({ tx, orgId, ...ctx }, pageId);
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await selectVersions(tx, orgId, pageId, version, limit, offset);
  const [counted] = await countVersions(tx, orgId, pageId, version);
  return { data: rows.map(toVersion), page, pageSize, total: counted?.total ?? 0 };
}

const toVersion = ({ title, published_at, ...row }: VersionRow) => ({
  ...row,
  title: title ?? '',
  published_at: published_at.toISOString(),
});
