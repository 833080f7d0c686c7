import { Type } from 'typebox';
import {
  bulkChangeActions,
  bulkChangeStates,
  bulkNounNames,
  customerBulkActions,
  pageBulkActions,
  productBulkActions,
} from '../../values/products/bulk-changes.js';
import { bulkActions, selectionLimit } from '../../values/codes/codes.js';
import { campaignFilter } from '../campaigns/campaigns.js';
import { codeSelection } from '../codes/code-filter.js';
import { Tags } from '../codes/code-record.js';
import { customerFilter, CustomerTags } from '../customers/customer-record.js';
import { Data, Input, Iso, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';
import { noteFilter } from '../codes/notes.js';
import { PageFilter } from '../pages/pages.js';
import { ProductFilter } from './products.js';

const owner = { table: 'bulk_changes', field: 'change_id' } as const;
const One = Input({ org_id: OrgId, change_id: Uuid });

/** How many something was not done with, for one reason. */
const LeftOut = Type.Object({
  reason: Type.String(),
  count: Type.Integer(),
  names: Type.Array(Type.String(), { description: 'of the first few; none of customers' }),
});

export const BulkChange = Type.Object({
  change_id: Type.String(),
  org_id: Type.String(),
  noun: OneOf(bulkNounNames),
  action: OneOf(bulkChangeActions),
  folder: OrNull(Type.Object({ folder_id: Type.String(), name: Type.String() })),
  tags: Type.Array(Type.String()),
  state: OneOf(bulkChangeStates),
  can_undo: Type.Boolean({ description: 'whether what it does can be put back; an erasure cannot' }),
  total: Type.Integer({ description: 'how many were selected' }),
  done: Type.Integer({ description: 'of them, how many had their turn' }),
  changed: Type.Integer({ description: 'of them, how many changed; the others were so already or are in left' }),
  left: Type.Array(LeftOut, { description: 'what could not change, and why' }),
  undone: Type.Integer({ description: 'of those that changed, how many had their turn in the undoing' }),
  kept: Type.Array(LeftOut, { description: 'what could not be put back, and why' }),
  by: Type.String({ description: 'who started it' }),
  created_at: Iso,
  ended_at: OrNull(Iso),
});

const { basedOn: _order, ...customersShown } = customerFilter;
/** Of a list that can be searched and nothing else. */
const Searched = Input({ search: Type.Optional(Type.String({ maxLength: 120 })) });
/** With a filter: refused when it shows another number by now. */
const Count = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'with filter: how many it showed' }),
);
const Ids = Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: selectionLimit, uniqueItems: true }));
const starting = { method: 'POST', host: 'core', limit: 30, bodyLimit: 512 * 1024 } as const;
const refusals = ['bulk_change.too_many', 'bulk_change.selection_changed', 'bulk_change.too_many_selected'] as const;

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
  'bulkChanges.startCustomers': operation({
    ...starting,
    path: '/api/bulk-changes/start-customers',
    who: 'customers:write',
    summary:
      'Starts to tag, untag or delete many customers: those of customer_ids, or all that a filter shows with their count. Deleting erases them and cannot be undone',
    input: Input({
      org_id: OrgId,
      customer_ids: Ids,
      filter: Type.Optional(Input({ segment_id: Type.Optional(Uuid), ...customersShown })),
      count: Count,
      action: OneOf(customerBulkActions),
      tags: Type.Optional(CustomerTags),
    }),
    reply: Data(BulkChange),
    errors: ['customer.not_found', 'customer.segment_not_found', ...refusals],
  }),
  'bulkChanges.startPages': operation({
    ...starting,
    path: '/api/bulk-changes/start-pages',
    who: 'pages:write',
    summary:
      'Starts to unpublish, delete or restore many pages: those of page_ids, or all that a filter shows with their count',
    input: Input({
      org_id: OrgId,
      page_ids: Ids,
      filter: Type.Optional(PageFilter),
      count: Count,
      action: OneOf(pageBulkActions),
    }),
    reply: Data(BulkChange),
    errors: ['page.not_found', ...refusals],
  }),
  'bulkChanges.deleteNotes': operation({
    ...starting,
    path: '/api/bulk-changes/delete-notes',
    who: 'codes:write',
    summary:
      'Starts to delete many notes: those of note_ids, or all that a filter shows with their count. It can be undone for a day',
    input: Input({ org_id: OrgId, note_ids: Ids, filter: Type.Optional(Input(noteFilter)), count: Count }),
    reply: Data(BulkChange),
    errors: ['note.not_found', ...refusals],
  }),
  'bulkChanges.deleteCampaigns': operation({
    ...starting,
    path: '/api/bulk-changes/delete-campaigns',
    who: 'campaigns:write',
    summary:
      'Starts to delete many campaigns: those of campaign_ids, or all that a filter shows with their count. It can be undone for a day',
    input: Input({ org_id: OrgId, campaign_ids: Ids, filter: Type.Optional(Input(campaignFilter)), count: Count }),
    reply: Data(BulkChange),
    errors: ['campaign.not_found', ...refusals],
  }),
  'bulkChanges.deleteFolders': operation({
    ...starting,
    path: '/api/bulk-changes/delete-folders',
    who: 'codes:write',
    summary:
      'Starts to remove many folders: those of folder_ids, or all that a search shows with their count. Their codes stay. It can be undone for a day',
    input: Input({ org_id: OrgId, folder_ids: Ids, filter: Type.Optional(Searched), count: Count }),
    reply: Data(BulkChange),
    errors: ['folder.not_found', ...refusals],
  }),
  'bulkChanges.deleteCatalogs': operation({
    ...starting,
    path: '/api/bulk-changes/delete-catalogs',
    who: 'catalogs:write',
    summary:
      'Starts to delete many catalogs: those of catalog_ids, or all that a search shows with their count. Their products stay. It can be undone for a day',
    input: Input({ org_id: OrgId, catalog_ids: Ids, filter: Type.Optional(Searched), count: Count }),
    reply: Data(BulkChange),
    errors: ['catalog.get_failed', ...refusals],
  }),
  'bulkChanges.startProducts': operation({
    ...starting,
    path: '/api/bulk-changes/start-products',
    who: 'catalogs:write',
    summary:
      'Starts to give many products another status, or to delete or restore them: those of product_ids, or all that a filter shows with their count',
    input: Input({
      org_id: OrgId,
      product_ids: Ids,
      filter: Type.Optional(ProductFilter),
      count: Count,
      action: OneOf(productBulkActions),
    }),
    reply: Data(BulkChange),
    errors: ['product.not_found', ...refusals],
  }),
  'bulkChanges.importProducts': operation({
    ...starting,
    path: '/api/bulk-changes/import-products',
    who: 'catalogs:write',
    summary:
      'Starts to create the products of an import, whose rows productImports.add has checked. Undone, they are deleted where nobody has changed them',
    input: Input({ org_id: OrgId, import_id: Uuid }),
    reply: Data(BulkChange),
    errors: ['product_import.not_found', 'product_import.started', 'bulk_change.too_many'],
  }),
  'bulkChanges.list': operation({
    method: 'POST',
    path: '/api/bulk-changes/list',
    host: 'core',
    who: 'member',
    readsOnly: true,
    summary: 'Changes of many of one noun, codes unless it says another, under way or ended within a day, newest first',
    input: Input({ org_id: OrgId, noun: Type.Optional(OneOf(bulkNounNames)) }),
    reply: Data(Type.Array(BulkChange)),
    errors: ['auth.forbidden'],
  }),
  'bulkChanges.cancel': operation({
    method: 'POST',
    path: '/api/bulk-changes/cancel',
    host: 'core',
    who: 'member',
    owner,
    summary: 'Stops a change of many. What changed so far stays as it is now',
    input: One,
    reply: Data(BulkChange),
    errors: ['auth.forbidden', 'bulk_change.not_found', 'bulk_change.bad_state'],
  }),
  'bulkChanges.undo': operation({
    method: 'POST',
    path: '/api/bulk-changes/undo',
    host: 'core',
    who: 'member',
    owner,
    summary:
      'Starts to put back what a change of many did, for a day after its end. What somebody changed again since stays, and kept names it',
    input: One,
    reply: Data(BulkChange),
    errors: ['auth.forbidden', 'bulk_change.not_found', 'bulk_change.bad_state', 'bulk_change.too_many'],
  }),
};
