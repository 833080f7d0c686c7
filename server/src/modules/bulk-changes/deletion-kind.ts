import type { Tx } from '../../platform/db/database.js';
import type { Before, BulkKind, Part } from './bulk-kind.js';

/** What many of can be deleted, and nothing else: with its rows in hand, it can be put back as it was. */
interface Deletion {
  /** Those that have much in them go by few at once. */
  atOnce: number;
  /** Deletes what of these is still there. `before` is all that putting it back takes, with its name. */
  remove: (tx: Tx, orgId: string, ids: readonly string[]) => Promise<readonly { item_id: string; before: Before }[]>;
  /** Answers the ids of those that are there again. */
  putBack: (part: Part, before: readonly Before[]) => Promise<readonly string[]>;
  /** Why one of them cannot be put back. */
  staysAway: string;
}

export const deletionKind = ({ atOnce, remove, putBack, staysAway }: Deletion): BulkKind => ({
  atOnce: () => atOnce,
  takesTurn: false,
  canUndo: () => true,
  change: async ({ tx, orgId }, ids) => {
    const changed = await remove(tx, orgId, ids);
    const removed = new Set(changed.map(({ item_id }) => item_id));
    return { changed, left: ids.filter((id) => !removed.has(id)).map(() => ({ name: '', reason: gone })) };
  },
  putBack: async (part, items) => {
    const back = new Set(
      await putBack(
        part,
        items.map(({ before }) => before),
      ),
    );
    return items
      .filter(({ item_id }) => !back.has(item_id))
      .map(({ before }) => ({ name: String(before.name), reason: staysAway }));
  },
});

const gone = 'Somebody deleted it meanwhile.';
