import type { Api, BulkChange } from '@swapt/shared/contract';
import { bulkChangeLimit, type BulkNoun } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import { selectedNow } from '../../platform/http/requests/selection.js';
import { idsOfCampaigns, matchingCampaigns } from '../campaigns/campaigns.service.js';
import { idsOfCatalogs, matchingCatalogs } from '../catalogs/catalogs.service.js';
import { lockFolder, readChange, selectedIds, tidyTags } from '../codes/codes.service.js';
import { filtersOf, idsOfCustomers, matchingCustomers } from '../customers/customers.service.js';
import { idsOfFolders, matchingFolders } from '../folders/folders.service.js';
import { filterOf as filterOfNotes, idsOfNotes, matchingNotes } from '../notes/notes.service.js';
import { idsOfPages, matchingPages } from '../pages/pages.service.js';
import { startImport } from '../product-imports/product-imports.service.js';
import { idsOfProducts, matchingProducts } from '../products/products.service.js';
import { assertRoom, start, type Ctx } from './bulk-changes.service.js';
import type { BulkRequest } from './bulk-kind.js';

type Starting =
  | 'start'
  | 'startCustomers'
  | 'startPages'
  | 'startProducts'
  | 'importProducts'
  | 'deleteNotes'
  | 'deleteCampaigns'
  | 'deleteFolders'
  | 'deleteCatalogs';
type Input<K extends Starting> = Api[`bulkChanges.${K}`]['in'];

export async function startCodes(ctx: Ctx, input: Input<'start'>): Promise<BulkChange> {
  const { action, folder_id: folder = null, tags = [] } = input;
  readChange(input);
  await assertRoom(ctx);
  if (!(await lockFolder(ctx.tx, ctx.orgId, input))) throw new AppError('folder.not_found');
  const ids = await selectedIds(ctx, input, bulkChangeLimit);
  return start(ctx, { noun: 'codes', action, folder_id: folder, tags: tidyTags(tags) }, ids);
}

export async function startCustomers(ctx: Ctx, input: Input<'startCustomers'>): Promise<BulkChange> {
  const { customer_ids: named, filter, count, action, tags = [] } = input;
  if (action !== 'delete' && tags.length === 0) throw invalid('tags', 'This is required.');
  const what = { noun: 'customers', action, tags: tidyTags(tags) } as const;
  return startSelected(
    ctx,
    what,
    { field: 'customer_ids', named, filter, count },
    {
      existing: (wanted) => idsOfCustomers(ctx.tx, ctx.orgId, wanted),
      matching: async (most) => matchingCustomers(ctx, await filtersOf(ctx, filter ?? {}), most),
      missing: () => new AppError('customer.not_found'),
    },
  );
}

export async function startPages(ctx: Ctx, input: Input<'startPages'>): Promise<BulkChange> {
  const { page_ids: named, filter, count, action } = input;
  return startSelected(
    ctx,
    { noun: 'pages', action },
    { field: 'page_ids', named, filter, count },
    {
      existing: (wanted) => idsOfPages(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingPages(ctx.tx, ctx.orgId, filter ?? {}, most),
      missing: () => new AppError('page.not_found'),
    },
  );
}

export async function startProducts(ctx: Ctx, input: Input<'startProducts'>): Promise<BulkChange> {
  const { product_ids: named, filter, count, action } = input;
  return startSelected(
    ctx,
    { noun: 'products', action },
    { field: 'product_ids', named, filter, count },
    {
      existing: (wanted) => idsOfProducts(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingProducts(ctx.tx, ctx.orgId, filter ?? {}, most),
      missing: () => new AppError('product.not_found'),
    },
  );
}

export async function importProducts(ctx: Ctx, input: Input<'importProducts'>): Promise<BulkChange> {
  await assertRoom(ctx);
  const ids = await startImport(ctx, input.import_id);
  return start(ctx, { noun: 'products', action: 'import', folder_id: null, tags: [] }, ids);
}

export async function deleteNotes(ctx: Ctx, input: Input<'deleteNotes'>): Promise<BulkChange> {
  const { note_ids: named, filter, count } = input;
  return startSelected(
    ctx,
    { noun: 'notes', action: 'delete' },
    { field: 'note_ids', named, filter, count },
    {
      existing: (wanted) => idsOfNotes(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingNotes(ctx.tx, ctx.orgId, filterOfNotes(filter ?? {}), most),
      missing: () => new AppError('note.not_found'),
    },
  );
}

export async function deleteCampaigns(ctx: Ctx, input: Input<'deleteCampaigns'>): Promise<BulkChange> {
  const { campaign_ids: named, filter, count } = input;
  return startSelected(
    ctx,
    { noun: 'campaigns', action: 'delete' },
    { field: 'campaign_ids', named, filter, count },
    {
      existing: (wanted) => idsOfCampaigns(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingCampaigns(ctx.tx, ctx.orgId, filter ?? {}, most),
      missing: () => new AppError('campaign.not_found'),
    },
  );
}

export async function deleteFolders(ctx: Ctx, input: Input<'deleteFolders'>): Promise<BulkChange> {
  const { folder_ids: named, filter, count } = input;
  return startSelected(
    ctx,
    { noun: 'folders', action: 'delete' },
    { field: 'folder_ids', named, filter, count },
    {
      existing: (wanted) => idsOfFolders(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingFolders(ctx.tx, ctx.orgId, filter?.search, most),
      missing: () => new AppError('folder.not_found'),
    },
  );
}

export async function deleteCatalogs(ctx: Ctx, input: Input<'deleteCatalogs'>): Promise<BulkChange> {
  const { catalog_ids: named, filter, count } = input;
  return startSelected(
    ctx,
    { noun: 'catalogs', action: 'delete' },
    { field: 'catalog_ids', named, filter, count },
    {
      existing: (wanted) => idsOfCatalogs(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingCatalogs(ctx.tx, ctx.orgId, filter?.search, most),
      missing: () => new AppError('catalog.get_failed'),
    },
  );
}

interface Selection {
  field: string;
  named: readonly string[] | undefined;
  filter: object | undefined;
  count: number | undefined;
}

async function startSelected(
  ctx: Ctx,
  what: Pick<BulkRequest, 'action'> & Partial<BulkRequest> & { noun: BulkNoun },
  { filter, ...selection }: Selection,
  lookup: Pick<Parameters<typeof selectedNow>[1], 'existing' | 'matching' | 'missing'>,
): Promise<BulkChange> {
  await assertRoom(ctx);
  const refusals = {
    changed: () => new AppError('bulk_change.selection_changed'),
    tooMany: () => new AppError('bulk_change.too_many_selected'),
  };
  const all = { ...selection, isFiltered: filter !== undefined };
  const ids = await selectedNow(all, { ...lookup, ...refusals }, bulkChangeLimit);
  return start(ctx, { folder_id: null, tags: [], ...what }, ids);
}

const invalid = (field: string, sentence: string) => new AppError('request.invalid', undefined, { [field]: sentence });
