import type { Api, PageDocument, PageView } from '@swapt/shared/contract';
import { can, type VisitorMode } from '@swapt/shared/values';
import type { Read } from '../../platform/db/copies.js';
import type { Tx } from '../../platform/db/database.js';
import { isUuidInAnyCase } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import {
  selectCode,
  selectNewestPublished,
  selectPagesOfCode,
  selectPublicPage,
  isFreedName,
  countFindablePages,
  selectFindablePages,
  selectPublicPageNamed,
  type PublicPageRow,
} from './page-versions.sql.js';
import { selectPage } from './pages.sql.js';
import { pageAddress, toPage } from './to-page.js';

/** What visitors see of a page that is public. */
export interface PublishedPage {
  page_id: string;
  org_id: string;
  org_name: string;
  /** Of the organization; empty where it has none. */
  colour: string;
  visitor_mode: VisitorMode;
  /** The end of its readable address. */
  page_name: string | null;
  version: number;
  published_at: Date;
  /** Whether search engines may list it. */
  is_findable: boolean;
  document: PageDocument;
}

/** The page as visitors see it; nothing unless it is published. Works across organizations, and inside of one for its own pages. */
export async function publishedPage(tx: Tx, pageId: string): Promise<PublishedPage | undefined> {
  const [row] = await selectPublicPage(tx, pageId);
  return row && publishedOf(row);
}

/** Why there is nothing to see: what a visitor is told. `paused`: the operator of the installation stopped it. */
export type PublicPage =
  | ({ kind: 'published' } & PublishedPage)
  | { kind: 'draft' | 'paused' | 'deleted'; page_id: string; org_id: string; org_name: string }
  /** A name that no page has any more. */
  | { kind: 'freed' }
  | { kind: 'unknown' };

async function publicPage(tx: Tx, by: By): Promise<PublicPage> {
  const [row] = await ('pageId' in by ? selectPublicPage(tx, by.pageId) : selectPublicPageNamed(tx, by.name));
  if (!row) return { kind: 'name' in by && (await isFreedName(tx, by.name)) ? 'freed' : 'unknown' };
  const published = publishedOf(row);
  if (published) return { kind: 'published', ...published };
  const { page_id, org_id, org_name, status } = row;
  // What is published and still not shown is stopped.
  return { kind: status === 'published' ? 'paused' : status, page_id, org_id, org_name };
}

type By = { pageId: string } | { name: string };
type CopyNeeds = Pick<Services, 'db' | 'copies'>;

/** A page as visitors see it; while the database is away, as they saw it last. */
export const readPublicPage = ({ db, copies }: CopyNeeds, by: By): Promise<Read<PublicPage>> =>
  copies.read(
    keyOf(by),
    () => db.system((tx) => publicPage(tx, by)),
    (page) => ('page_id' in page ? [page.page_id, page.org_id] : []),
  );

/** However much one organization publishes, it leaves room for the others. */
const mostOfOrg = 50;

/** Reads what was published last, so that it can be shown later although nobody asked for it before. */
export async function keepPublished({ db, copies }: CopyNeeds, most: number): Promise<void> {
  const newest = await db.system((tx) => selectNewestPublished(tx, most, mostOfOrg));
  for (const { page_id: pageId } of newest)
    if (!copies.has(keyOf({ pageId }))) await readPublicPage({ db, copies }, { pageId });
}

/** What search engines may be told of: how many pages there are, and a part of them. */
export const countFindable = async ({ db }: Pick<Services, 'db'>): Promise<number> =>
  (await db.system((tx) => countFindablePages(tx)))[0]?.total ?? 0;
export const listFindable = ({ db }: Pick<Services, 'db'>, limit: number, offset: number) =>
  db.system((tx) => selectFindablePages(tx, limit, offset));

const keyOf = (by: By) => ('pageId' in by ? `page ${by.pageId}` : `page named ${by.name}`);

function publishedOf({ status: _, ...row }: PublicPageRow): PublishedPage | undefined {
  const { version, published_at, document } = row;
  return version !== null && published_at && document ? { ...row, version, published_at, document } : undefined;
}

/** The scanned code that led to a page, where it is one of the same organization; anybody can write anything into an address. */
export async function codeOfVisit(tx: Tx, orgId: string, codeId: string | undefined): Promise<string | null> {
  if (codeId === undefined || !isUuidInAnyCase(codeId)) return null;
  const [code] = await selectCode(tx, orgId, codeId);
  return code?.code_id ?? null;
}

export async function viewPage(
  ctx: PublicCtx,
  { page_id: pageId, email, qr_id }: Api['pages.get']['in'],
): Promise<PageView> {
  const { db } = ctx.services;
  const [found] = await db.system((tx) => selectPublicPage(tx, pageId));
  const view = found && (await db.org(found.org_id, (tx) => viewIn(ctx, tx, found.org_id, pageId, qr_id)));
  if (!view) throw new AppError('page.not_found');
  return { ...view, email: email ?? null };
}

/**
 * The pages of a code that the caller may see. Its rules are not asked: they decide about a visit, and this is about the code, so that the answer is
 * the same for every caller and says whether there is more to it. `codes.resolve` follows a visit.
 */
export async function viewPagesOfCode(ctx: PublicCtx, codeId: string): Promise<Api['pages.byCode']['out']['data']> {
  const { db } = ctx.services;
  const rows = await db.system((tx) => selectPagesOfCode(tx, codeId));
  const views: Api['pages.byCode']['out']['data'] = [];
  for (const { org_id, page_id, is_conditional } of rows) {
    const view = await db.org(org_id, (tx) => viewIn(ctx, tx, org_id, page_id, codeId));
    if (view) views.push({ ...view, is_conditional });
  }
  return views;
}

async function viewIn(
  ctx: PublicCtx,
  tx: Tx,
  orgId: string,
  pageId: string,
  codeId: string | undefined,
): Promise<PageView | undefined> {
  const [row] = await selectPublicPage(tx, pageId);
  const isTeam = can(await ctx.roleIn(tx, orgId), 'pages:read');
  const published = row && publishedOf(row);
  if (!row || (!published && !isTeam)) return undefined;
  const [page] = isTeam ? await selectPage(tx, orgId, pageId) : [];
  const { config } = ctx.services;
  return {
    page_id: pageId,
    org_id: orgId,
    org_name: row.org_name,
    url: pageAddress(config, pageId),
    published: published
      ? {
          version: published.version,
          published_at: published.published_at.toISOString(),
          document: published.document,
        }
      : null,
    code_id: await codeOfVisit(tx, orgId, codeId),
    email: null,
    page: page ? toPage(page, config) : null,
  };
}
