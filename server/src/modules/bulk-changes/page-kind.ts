import type { PageBulkAction } from '@swapt/shared/values';
import { movePages, putPagesBack, type PageBefore } from '../pages/pages.service.js';
import type { BulkKind, BulkRequest } from './bulk-kind.js';

const pagesAtOnce = 100;

export const pageKind: BulkKind = {
  atOnce: () => pagesAtOnce,
  takesTurn: false,
  canUndo: () => true,
  change: async ({ tx, orgId }, ids, request) => {
    const { changed, left } = await movePages(tx, orgId, ids, moveOf(request));
    const before = changed.map(({ page_id, status, published_version }) => ({
      item_id: page_id,
      before: { status, published_version },
    }));
    return { changed: before, left };
  },
  putBack: ({ tx, orgId }, items, request) =>
    putPagesBack(
      tx,
      orgId,
      // Only the lines above wrote it.
      items.map(({ item_id, before }) => ({ page_id: item_id, ...before }) as PageBefore),
      moveOf(request),
    ),
};

/** The change was started with an action of pages. */
const moveOf = ({ action }: BulkRequest) => action as PageBulkAction;
