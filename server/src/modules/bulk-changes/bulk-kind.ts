import type { BulkChangeAction } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

/** What is to be done, whatever with. */
export interface BulkRequest {
  action: BulkChangeAction;
  folder_id: string | null;
  tags: readonly string[];
}

/** One transaction of a change. */
export interface Part {
  tx: Tx;
  orgId: string;
  /** Who started it. */
  userId: string;
  now: Date;
}

/** What one of them had before, as far as the change touches it. Its noun alone wrote it and reads it. */
export type Before = Readonly<Record<string, unknown>>;
interface ItemBefore {
  item_id: string;
  before: Before;
}

/** Left as it is, and why. Without a name where none may be kept. */
interface Left {
  name: string;
  reason: string;
}

/** How things of one noun are changed many at once. */
export interface BulkKind {
  /** Few enough that nobody else waits long for the one connection of the embedded database. */
  atOnce: (action: BulkChangeAction) => number;
  /** Its parts take their turn with whatever counts for the organization; asked for before anything is locked. */
  takesTurn: boolean;
  canUndo: (action: BulkChangeAction) => boolean;
  change: (
    part: Part,
    ids: readonly string[],
    request: BulkRequest,
  ) => Promise<{ changed: readonly ItemBefore[]; left: readonly Left[] }>;
  /** Gives back what the change took, where that still is what the change made of it; answers those that stay. */
  putBack: (part: Part, items: readonly ItemBefore[], request: BulkRequest) => Promise<readonly Left[]>;
}
