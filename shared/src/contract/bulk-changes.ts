import { Type } from 'typebox';
import { bulkChangeStates } from '../values/bulk-changes.js';
import { bulkActions } from '../values/codes.js';
import { codeSelection } from './code-filter.js';
import { OrNull, Tags } from './code-record.js';
import { Data, Input, Iso, OneOf, operation, OrgId, Uuid } from './operation.js';

const owner = { table: 'bulk_changes', field: 'change_id' } as const;
const One = Input({ org_id: OrgId, change_id: Uuid });

/** Codes that something was not done with, for one reason. */
const LeftOut = Type.Object({
  reason: Type.String(),
  codes: Type.Integer(),
  names: Type.Array(Type.String(), { description: 'of the first few' }),
});

export const BulkChange = Type.Object({
  change_id: Type.String(),
  org_id: Type.String(),
  action: OneOf(bulkActions),
  folder: OrNull(Type.Object({ folder_id: Type.String(), name: Type.String() })),
  tags: Type.Array(Type.String()),
  state: OneOf(bulkChangeStates),
  total: Type.Integer({ description: 'codes that were selected' }),
  done: Type.Integer({ description: 'of them, how many had their turn' }),
  changed: Type.Integer({ description: 'of them, how many changed; the others were so already or are in left' }),
  left: Type.Array(LeftOut, { description: 'what could not change, and why' }),
  undone: Type.Integer({ description: 'of those that changed, how many had their turn in the undoing' }),
  kept: Type.Array(LeftOut, { description: 'what could not be put back, and why' }),
  by: Type.String({ description: 'who started it' }),
  created_at: Iso,
  ended_at: OrNull(Iso),
});

export const bulkChanges = {
  'bulkChanges.start': operation({
    method: 'POST',
    path: '/api/bulk-changes/start',
    host: 'core',
    who: 'codes:write',
    limit: 30,
    bodyLimit: 512 * 1024,
    summary:
      'Starts to change many codes: those of code_ids, or all that a filter shows with their count. The reply is how far it is; bulkChanges.list has the progress',
    input: Input({
      org_id: OrgId,
      ...codeSelection,
      action: OneOf(bulkActions),
      folder_id: Type.Optional(OrNull(Uuid)),
      tags: Type.Optional(Tags),
    }),
    reply: Data(BulkChange),
    errors: [
      'code.not_found',
      'code.selection_changed',
      'code.too_many_selected',
      'folder.not_found',
      'bulk_change.too_many',
    ],
  }),
  'bulkChanges.list': operation({
    method: 'POST',
    path: '/api/bulk-changes/list',
    host: 'core',
    who: 'codes:read',
    summary: 'Changes of many codes that are under way or ended within the last day, newest first',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(BulkChange)),
    errors: [],
  }),
  'bulkChanges.cancel': operation({
    method: 'POST',
    path: '/api/bulk-changes/cancel',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'Stops a change of many codes. The codes that changed so far stay as they are now',
    input: One,
    reply: Data(BulkChange),
    errors: ['bulk_change.not_found', 'bulk_change.bad_state'],
  }),
  'bulkChanges.undo': operation({
    method: 'POST',
    path: '/api/bulk-changes/undo',
    host: 'core',
    who: 'codes:write',
    owner,
    summary:
      'Starts to put back what a change of many codes did, for a day after its end. Codes that somebody changed again since stay, and kept names them',
    input: One,
    reply: Data(BulkChange),
    errors: ['bulk_change.not_found', 'bulk_change.bad_state', 'bulk_change.too_many'],
  }),
};
