import { pageMoves, type PageBulkAction, type PageStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { lockPages, selectExisting, selectMatching, setStatuses, type LockedPage } from './many-pages.sql.js';
import type { PageFilter } from './pages.sql.js';

/** What a page was before. What it showed stays with it: undoing shows the same version again, never a draft. */
export type PageBefore = Pick<LockedPage, 'page_id' | 'status' | 'published_version'>;
interface Left {
  name: string;
  reason: string;
}

const missing = 'This page does not exist.';
const touched = 'Somebody has changed it since.';
const reasons: Record<PageStatus, string> = {
  draft: 'It is a draft.',
  published: 'It is public.',
  deleted: 'It was deleted. Restore it first.',
};

/** Of these, those of the organization. */
export const idsOfPages = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await selectExisting(tx, orgId, ids)).map(({ page_id }) => page_id);

/** The ids of all that a list shows, in their own order, as far as so many. */
export const matchingPages = async (tx: Tx, orgId: string, filter: PageFilter, most: number): Promise<string[]> =>
  (await selectMatching(tx, orgId, filter, most)).map(({ page_id }) => page_id);

/** Moves what of these pages can be moved. Who is there already stays as it is. */
export async function movePages(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
  move: PageBulkAction,
): Promise<{ changed: LockedPage[]; left: Left[] }> {
  const { to } = pageMoves[move];
  const from: readonly PageStatus[] = pageMoves[move].from;
  const locked = new Map((await lockPages(tx, orgId, ids)).map((page) => [page.page_id, page]));
  const changed: LockedPage[] = [];
  const left: Left[] = [];
  for (const id of ids) {
    const page = locked.get(id);
    if (!page) left.push({ name: '', reason: missing });
    else if (from.includes(page.status)) changed.push(page);
    else if (page.status !== to) left.push({ name: page.name, reason: reasons[page.status] });
  }
  await setStatuses(
    tx,
    orgId,
    changed.map(({ page_id }) => ({ page_id, status: to })),
  );
  return { changed, left };
}

/** Makes pages again what they were before a move, where nobody has moved or published them since. */
export async function putPagesBack(
  tx: Tx,
  orgId: string,
  pages: readonly PageBefore[],
  move: PageBulkAction,
): Promise<Left[]> {
  const ids = pages.map(({ page_id }) => page_id);
  const locked = new Map((await lockPages(tx, orgId, ids)).map((page) => [page.page_id, page]));
  const kept: Left[] = [];
  const back: PageBefore[] = [];
  for (const before of pages) {
    const page = locked.get(before.page_id);
    const isSo = page?.status === pageMoves[move].to && page.published_version === before.published_version;
    if (isSo) back.push(before);
    else kept.push({ name: page?.name ?? '', reason: page ? touched : missing });
  }
  await setStatuses(tx, orgId, back);
  return kept;
}
