import type { Api, BulkChange } from '@swapt/shared/contract';
import { bulkChangeLimit } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import { selectedNow } from '../../platform/http/requests/selection.js';
import { lockFolder, readChange, selectedIds, tidyTags } from '../codes/codes.service.js';
import { filtersOf, idsOfCustomers, matchingCustomers } from '../customers/customers.service.js';
import { idsOfPages, matchingPages } from '../pages/pages.service.js';
import { assertRoom, start, type Ctx } from './bulk-changes.service.js';

type Input<K extends 'start' | 'startCustomers' | 'startPages'> = Api[`bulkChanges.${K}`]['in'];

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
  await assertRoom(ctx);
  const ids = await selectedNow(
    { field: 'customer_ids', named, count, isFiltered: filter !== undefined },
    {
      existing: (wanted) => idsOfCustomers(ctx.tx, ctx.orgId, wanted),
      matching: async (most) => matchingCustomers(ctx, await filtersOf(ctx, filter ?? {}), most),
      missing: () => new AppError('customer.not_found'),
      ...refusals,
    },
    bulkChangeLimit,
  );
  return start(ctx, { noun: 'customers', action, folder_id: null, tags: tidyTags(tags) }, ids);
}

export async function startPages(ctx: Ctx, input: Input<'startPages'>): Promise<BulkChange> {
  const { page_ids: named, filter, count, action } = input;
  await assertRoom(ctx);
  const ids = await selectedNow(
    { field: 'page_ids', named, count, isFiltered: filter !== undefined },
    {
      existing: (wanted) => idsOfPages(ctx.tx, ctx.orgId, wanted),
      matching: (most) => matchingPages(ctx.tx, ctx.orgId, filter ?? {}, most),
      missing: () => new AppError('page.not_found'),
      ...refusals,
    },
    bulkChangeLimit,
  );
  return start(ctx, { noun: 'pages', action, folder_id: null, tags: [] }, ids);
}

const refusals = {
  changed: () => new AppError('bulk_change.selection_changed'),
  tooMany: () => new AppError('bulk_change.too_many_selected'),
};

const invalid = (field: string, sentence: string) => new AppError('request.invalid', undefined, { [field]: sentence });
