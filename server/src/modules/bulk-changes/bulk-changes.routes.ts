import { bulkNouns } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { cancel, toChange, undo } from './bulk-changes.service.js';
import { selectChanges } from './bulk-changes.sql.js';
import {
  deleteCampaigns,
  deleteCatalogs,
  deleteFolders,
  deleteNotes,
  importProducts,
  startCodes,
  startCustomers,
  startPages,
  startProducts,
} from './start.service.js';

export const bulkChangesHandlers: Handlers<
  | 'bulkChanges.start'
  | 'bulkChanges.startCustomers'
  | 'bulkChanges.startPages'
  | 'bulkChanges.startProducts'
  | 'bulkChanges.importProducts'
  | 'bulkChanges.deleteNotes'
  | 'bulkChanges.deleteCampaigns'
  | 'bulkChanges.deleteFolders'
  | 'bulkChanges.deleteCatalogs'
  | 'bulkChanges.list'
  | 'bulkChanges.cancel'
  | 'bulkChanges.undo'
> = {
  'bulkChanges.start': async (ctx, input) => ({ data: await startCodes(ctx, input) }),

  'bulkChanges.startCustomers': async (ctx, input) => ({ data: await startCustomers(ctx, input) }),

  'bulkChanges.startPages': async (ctx, input) => ({ data: await startPages(ctx, input) }),

  'bulkChanges.startProducts': async (ctx, input) => ({ data: await startProducts(ctx, input) }),

  'bulkChanges.importProducts': async (ctx, input) => ({ data: await importProducts(ctx, input) }),

  'bulkChanges.deleteNotes': async (ctx, input) => ({ data: await deleteNotes(ctx, input) }),

  'bulkChanges.deleteCampaigns': async (ctx, input) => ({ data: await deleteCampaigns(ctx, input) }),

  'bulkChanges.deleteFolders': async (ctx, input) => ({ data: await deleteFolders(ctx, input) }),

  'bulkChanges.deleteCatalogs': async (ctx, input) => ({ data: await deleteCatalogs(ctx, input) }),

  'bulkChanges.list': async ({ tx, orgId, can }, { noun = 'codes' }) => {
    if (!can(bulkNouns[noun].read)) throw new AppError('auth.forbidden');
    return { data: (await selectChanges(tx, orgId, noun)).map(toChange) };
  },

  'bulkChanges.cancel': async (ctx, { change_id: changeId }) => ({ data: await cancel(ctx, changeId) }),

  'bulkChanges.undo': async (ctx, { change_id: changeId }) => ({ data: await undo(ctx, changeId) }),
};
