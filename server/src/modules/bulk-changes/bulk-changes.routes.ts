import type { Handlers } from '../../platform/http/handler.js';
import { cancel, startChange, toChange, undo } from './bulk-changes.service.js';
import { selectChanges } from './bulk-changes.sql.js';

export const bulkChangesHandlers: Handlers<
  'bulkChanges.start' | 'bulkChanges.list' | 'bulkChanges.cancel' | 'bulkChanges.undo'
> = {
  'bulkChanges.start': async (ctx, input) => ({ data: await startChange(ctx, input) }),

  'bulkChanges.list': async ({ tx, orgId }) => ({ data: (await selectChanges(tx, orgId)).map(toChange) }),

  'bulkChanges.cancel': async (ctx, { change_id: changeId }) => ({ data: await cancel(ctx, changeId) }),

  'bulkChanges.undo': async (ctx, { change_id: changeId }) => ({ data: await undo(ctx, changeId) }),
};
