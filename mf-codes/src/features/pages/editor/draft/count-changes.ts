import type { PageDocument } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';

/** In how many places a draft differs from what is public: blocks added, removed, changed or moved, and the page's settings as one. */
export function countChanges(published: PageDocument, draft: PageDocument): number {
  const before = new Map(published.content.map((block) => [block.props.id, block]));
  const after = new Map(draft.content.map((block) => [block.props.id, block]));
  const removed = [...before.keys()].filter((id) => !after.has(id)).length;
  const changed = [...after].filter(([id, block]) => !isSame(block, before.get(id))).length;
  const isMoved = !isSame(
    [...before.keys()].filter((id) => after.has(id)),
    [...after.keys()].filter((id) => before.has(id)),
  );
  const isReset = !isSame(published.root.props, draft.root.props);
  return removed + changed + Number(isMoved) + Number(isReset);
}
