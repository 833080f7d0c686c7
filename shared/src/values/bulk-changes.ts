/** How far a change of many codes is. What failed has stopped for good, with what was done until then; it can be undone like the others. */
export const bulkChangeStates = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type BulkChangeState = (typeof bulkChangeStates)[number];
/** Under way at once in one organization. */
export const bulkChangesAtOnce = 5;
