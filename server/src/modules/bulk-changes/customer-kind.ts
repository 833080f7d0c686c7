import { eraseCustomers, tagMany, putTagsBack, type TouchedTags } from '../customers/customers.service.js';
import type { BulkKind } from './bulk-kind.js';

const [taggedAtOnce, erasedAtOnce] = [100, 20];

/** Nothing is kept of customers but the tags that the change itself added or took: no name, and of whom it erased nothing at all. */
export const customerKind: BulkKind = {
  atOnce: (action) => (action === 'delete' ? erasedAtOnce : taggedAtOnce),
  takesTurn: true,
  canUndo: (action) => action !== 'delete',
  change: async ({ tx, orgId, userId, now }, ids, { action, tags }) => {
    if (action === 'delete') {
      const erased = await eraseCustomers(tx, orgId, ids);
      return {
        changed: erased.map((item_id) => ({ item_id, before: {} })),
        left: ids.filter((id) => !erased.includes(id)).map(() => ({ name: '', reason: gone })),
      };
    }
    const by = { tx, orgId, userId, now };
    const { changed, left } = await tagMany(by, { ids, action: action === 'tag' ? 'tag' : 'untag', tags });
    return {
      changed: changed.map(({ customer_id, tags: touched }) => ({ item_id: customer_id, before: { tags: touched } })),
      left: left.map(({ reason }) => ({ name: '', reason })),
    };
  },
  putBack: async (part, items, { action }) => {
    // Only the lines above wrote it.
    const touched = items.map(({ item_id, before }) => ({ customer_id: item_id, ...before }) as TouchedTags);
    const reasons = await putTagsBack(part, touched, action === 'tag' ? 'tag' : 'untag');
    return reasons.map((reason) => ({ name: '', reason }));
  },
};

const gone = 'They were deleted or merged meanwhile.';
