import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import { tidyTags } from '../codes/codes.service.js';
import { countActivity, selectActivity, selectInteractions } from './activity.sql.js';
import {
  changeCustomer,
  filtersOf,
  joinCustomers,
  namedCustomer,
  readCustomer,
  toCustomer,
} from './customers.service.js';
import { countCustomers, selectCustomers, selectTags } from './customers.sql.js';
import { eraseCustomers } from './erase-customers.js';
import { tagCustomers } from './tag-customers.js';
import { countSuggestions, dismissSuggestion, selectSuggestions } from './suggestions.sql.js';
import {
  deleteSegment,
  insertSegment,
  mostSegments,
  selectSegments,
  updateSegment,
  type SegmentRow,
} from './segments.sql.js';

export const customersHandlers: Handlers<
  | 'customers.list'
  | 'customers.get'
  | 'customers.tags'
  | 'customers.update'
  | 'customers.tag'
  | 'customers.merge'
  | 'customers.suggestions.list'
  | 'customers.suggestions.dismiss'
  | 'customers.delete'
  | 'customers.segments.list'
  | 'customers.segments.save'
  | 'customers.segments.delete'
  | 'analytics.customerActivity'
  | 'analytics.customerInteraction'
> = {
  'customers.list': async (ctx, { basedOn = 'last_seen', page: wanted, pageSize: size, ...filter }) => {
    const { page, pageSize, limit, offset } = paging({ page: wanted, pageSize: size });
    const filters = await filtersOf(ctx, filter);
    const now = ctx.services.now();
    const rows = await selectCustomers(ctx.tx, ctx.orgId, filters, { order: basedOn, now, limit, offset });
    const [counted] = await countCustomers(ctx.tx, ctx.orgId, filters, now);
    return { data: rows.map(toCustomer), page, pageSize, total: counted?.total ?? 0 };
  },

  'customers.get': async (ctx, { id }) => ({ data: await readCustomer(ctx, id) }),

  'customers.tags': async ({ tx, orgId }) => ({ data: await selectTags(tx, orgId) }),

  'customers.update': async (ctx, input) => ({ data: await changeCustomer(ctx, input) }),

  'customers.tag': async (ctx, input) => ({ data: await tagCustomers(ctx, input) }),

  'customers.merge': async (ctx, { id, other_id }) => ({ data: await joinCustomers(ctx, id, other_id) }),

  'customers.suggestions.list': async ({ tx, orgId }, { id, page: wanted, pageSize: size }) => {
    const { page, pageSize, limit, offset } = paging({ page: wanted, pageSize: size });
    const rows = await selectSuggestions(tx, orgId, id, limit, offset);
    const [counted] = await countSuggestions(tx, orgId, id);
    const data = rows.map(({ one, other, phone, at }) => ({
      one: toCustomer(one),
      other: toCustomer(other),
      phone,
      at: at.toISOString(),
    }));
    return { data, page, pageSize, total: counted?.total ?? 0 };
  },

  'customers.suggestions.dismiss': async ({ tx, orgId }, { id, other_id }) => {
    const [dismissed] = await dismissSuggestion(tx, orgId, id, other_id);
    if (!dismissed) throw new AppError('customer.not_found');
    return { data: { customer_id: id, other_id } };
  },

  'customers.delete': async ({ tx, orgId }, { id }) => {
    await lockOrganizations(tx, [orgId]);
    const [erased] = await eraseCustomers(tx, orgId, [id]);
    if (!erased) throw new AppError('customer.not_found');
    return { data: { customer_id: id } };
  },

  'customers.segments.list': async ({ tx, orgId }) => ({ data: (await selectSegments(tx, orgId)).map(toSegment) }),

  'customers.segments.save': async ({ tx, orgId, services }, { segment_id: id, name: wanted, filter: given }) => {
    const name = wanted.trim();
    const filter = given.tags ? { ...given, tags: tidyTags(given.tags) } : given;
    const others = (await selectSegments(tx, orgId)).filter((segment) => segment.segment_id !== id);
    if (others.length >= mostSegments) throw new AppError('customer.segment_limit');
    const now = services.now();
    const [saved] = id
      ? await updateSegment(tx, orgId, id, name, filter)
      : await insertSegment(tx, orgId, { segment_id: uuidv7(now), name, filter, created_at: now });
    if (!saved) throw new AppError('customer.segment_not_found');
    return { data: toSegment(saved) };
  },

  'customers.segments.delete': async ({ tx, orgId }, { segment_id }) => {
    const [gone] = await deleteSegment(tx, orgId, segment_id);
    if (!gone) throw new AppError('customer.segment_not_found');
    return { data: gone };
  },

  'analytics.customerActivity': async (ctx, { page: wanted, pageSize: size, ...which }) => {
    const { page, pageSize, limit, offset } = paging({ page: wanted, pageSize: size });
    const id = await namedCustomer(ctx, which);
    const rows = await selectActivity(ctx.tx, ctx.orgId, id, limit, offset);
    const [counted] = await countActivity(ctx.tx, ctx.orgId, id);
    const data = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    return { data, page, pageSize, total: counted?.total ?? 0 };
  },

  'analytics.customerInteraction': async (ctx, which) => {
    const rows = await selectInteractions(ctx.tx, ctx.orgId, await namedCustomer(ctx, which));
    const data = rows.map(({ first_at, last_at, ...row }) => ({
      ...row,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    }));
    return { data };
  },
};

const toSegment = ({ created_at, filter, ...row }: SegmentRow) => ({
  ...row,
  filter: { ...filter, tags: filter.tags && [...filter.tags] },
  created_at: created_at.toISOString(),
});
