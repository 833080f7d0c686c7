import type { Api, Page, PageDocument } from '@swapt/shared/contract';
import { newDocument } from '@swapt/shared/page/document';
import { pageMoves, type PageMove, type PageStatus } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { gatherRefusals } from '../../platform/errors/refusals.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { fromNow } from '../../platform/html/from-now.js';
import { assertMayFreeName } from '../short-links/short-links.service.js';
import { checkDocument } from './check-document.js';
import * as sql from './pages.sql.js';
import { toListed, toPage } from './to-page.js';

export { checkDocument } from './check-document.js';
export { idsOfPages, matchingPages, movePages, type PageBefore, putPagesBack } from './many-pages.js';
export {
  type PublicPage,
  type PublishedPage,
  codeOfVisit,
  countFindable,
  listFindable,
  publishedPage,
  readPublicPage,
} from './public-page.service.js';
export { readReturn } from './return.service.js';
export { readableAddress } from './to-page.js';

/** How long a view counts in the list: 30 days. */
const viewsMs = 30 * 86_400_000;
export const viewsSince = (now: Date) => new Date(now.getTime() - viewsMs);

type Input<K extends 'create' | 'update' | 'list'> = Api[`pages.${K}`]['in'];

export async function readPage({ tx, orgId, services }: OrgCtx, pageId: string): Promise<Page> {
  const [row] = await sql.selectPage(tx, orgId, pageId);
  if (!row) throw new AppError('page.not_found');
  return toPage(row, services.config);
}

export async function listPages(
  { tx, orgId, services }: OrgCtx,
  { search, status, sort: order = 'saved', ...input }: Input<'list'>,
): Promise<Api['pages.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const since = viewsSince(services.now());
  const rows = await sql.selectPages(tx, orgId, { search, status, order, since, limit, offset });
  const [counted] = await sql.countPages(tx, orgId, { search, status });
  const data = rows.map((row) => toListed(row, services.config));
  return { data, page, pageSize, total: counted?.total ?? 0 };
}

export async function createPage(ctx: OrgCtx, { name, page_name, draft }: Input<'create'>): Promise<Page> {
  const { tx, orgId, userId, services } = ctx;
  const now = services.now();
  const pageId = uuidv7(now);
  const empty = newDocument({ title: name.trim() });
  const refusals = gatherRefusals();
  const document = draft && (await refusals.attempt(() => unfindable(checkDocument(draft, 'draft', services.config))));
  await sql.insertPage(tx, { orgId, pageId, name: name.trim(), draft: document ?? empty, userId, now });
  if (page_name !== undefined) await refusals.attempt(() => takeName(ctx, pageId, page_name, 'page_name'));
  refusals.assertNone();
  return readPage(ctx, pageId);
}

/** A copy of a page that may be found, or a page made of its template, is found by nobody until somebody says so of it. */
function unfindable({ root, ...document }: PageDocument): PageDocument {
  const { findable: _, ...props } = root.props;
  return { ...document, root: { props } };
}

/** Changes what is given. Of two people who saved at once, the second is told of the first and keeps what they typed. */
export async function changePage(ctx: OrgCtx, { page_id: pageId, revision, data }: Input<'update'>): Promise<Page> {
  const locked = await lockPage(ctx, pageId);
  assertNotDeleted(locked);
  if (data.name !== undefined) await sql.renamePage(ctx.tx, ctx.orgId, pageId, data.name.trim());
  const { page_name: pageName, draft: document } = data;
  const refusals = gatherRefusals();
  if (pageName !== undefined) await refusals.attempt(() => changeName(ctx, locked, pageName));
  if (document !== undefined) {
    await refusals.attempt(async () => {
      const draft = checkDocument(document, 'data.draft', ctx.services.config);
      await saveDraft(ctx, locked, draft, revision);
    });
  }
  refusals.assertNone();
  return readPage(ctx, pageId);
}

/** Puts a document in place of the revision it was made from. The same document once more is no change, as when a reply got lost. */
export async function saveDraft(
  ctx: OrgCtx,
  locked: sql.PageRowWithDraft,
  draft: PageDocument,
  revision: number | undefined,
): Promise<void> {
  const { tx, orgId, userId, services } = ctx;
  if (revision === undefined) {
    throw new AppError('request.invalid', undefined, { revision: 'Send the revision that you started from.' });
  }
  const change = { orgId, pageId: locked.page_id, draft, userId, now: services.now() };
  if (revision === locked.revision) await sql.updateDraft(tx, change);
  else if (!(await sql.isDraft(tx, change)).length) throw conflict(locked, services.now());
}

/** Says who was faster, and leaves the choice to the person. */
export function conflict({ updated_by: by, updated_at: at }: sql.PageRow, now: Date): AppError {
  return new AppError('page.conflict', `${by || 'Someone'} saved it ${fromNow(at, now)}. Your version is still here.`);
}

export async function movePage(ctx: OrgCtx, pageId: string, move: PageMove): Promise<void> {
  const locked = await lockPage(ctx, pageId);
  assertMove(locked, move);
  await sql.updateStatus(ctx.tx, ctx.orgId, pageId, pageMoves[move].to);
}

const states: Record<PageStatus, string> = {
  draft: 'It is not public.',
  published: 'It is public.',
  deleted: 'It was deleted. Restore it first.',
};

export function assertMove({ status }: sql.PageRow, move: PageMove): void {
  const from: readonly PageStatus[] = pageMoves[move].from;
  if (!from.includes(status)) throw new AppError('page.bad_state', states[status]);
}

/** The page, which nobody else changes until this transaction ends. */
export async function lockPage({ tx, orgId }: OrgCtx, pageId: string): Promise<sql.PageRowWithDraft> {
  const [row] = await sql.lockPage(tx, orgId, pageId);
  if (!row) throw new AppError('page.not_found');
  return row;
}

export function assertNotDeleted({ status }: sql.PageRow): void {
  if (status === 'deleted') throw new AppError('page.bad_state', states.deleted);
}

/** Gives a locked page another name, or none. Its own, once more, is not given up. */
async function changeName(ctx: OrgCtx, locked: sql.PageRow, name: string | null): Promise<void> {
  const { page_id: pageId, page_name: before } = locked;
  if (name === before) return;
  if (before !== null) {
    await assertMayFreeName(ctx);
    await sql.freePageName(ctx.tx, ctx.orgId, pageId, ctx.services.now());
  }
  if (name !== null) await takeName(ctx, pageId, name, 'data.page_name');
}

/** Gives a page that has none the one name it has under /pitviper/. */
async function takeName({ tx, orgId }: OrgCtx, pageId: string, name: string, field: string): Promise<void> {
  const [taken] = await sql.insertPageName(tx, orgId, pageId, name);
  if (!taken)
    throw new AppError('page.name_taken', undefined, {
      [field]: `“${name}” is already in use, or was used before and may still be printed. Choose another name.`,
    });
}
