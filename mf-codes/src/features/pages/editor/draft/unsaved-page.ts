import type { Page, PageDocument } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import type { Drafts } from '@swapt/shared/sdk';
import { isDocument } from '../puck-document.js';

/** Where the draft of a page waits in this browser until the server has it: a tab may crash, and a connection be away, before that. */
export interface UnsavedPage {
  keep: (draft: PageDocument, revision: number) => void;
  drop: () => void;
}

/** What was not saved of a page, and the revision that it was made from. */
export interface Unsaved {
  draft: PageDocument;
  revision: number;
}

const nameOf = (pageId: string) => `pages/${pageId}`;

export const unsavedPage = (drafts: Drafts, pageId: string): UnsavedPage => ({
  keep: (draft, revision) => drafts.keep(nameOf(pageId), draft, revision),
  drop: () => drafts.drop(nameOf(pageId)),
});

/** Nothing where the server has it all, or where a release before this one kept what is no page any more. */
export function readUnsaved(drafts: Drafts, page: Page): Unsaved | undefined {
  const kept = drafts.read(nameOf(page.page_id));
  if (!kept || typeof kept.basis !== 'number' || !isDocument(kept.values)) return undefined;
  return isSame(kept.values, page.draft) ? undefined : { draft: kept.values, revision: kept.basis };
}
