import type { Api, ListedOrder, Order } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { findOrders } from './find-orders.js';
import type { ListedRow } from './order-list.sql.js';
import { orderLink, orderPath } from './order-link.js';
import { selectStoreOfOrder } from './order-jobs.sql.js';
import { selectEvents, selectLines, selectOrder } from './orders.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** An order with all that the team knows of it. Links are signed by `secret`. */
export async function readOrder({ tx, orgId, services }: Ctx, id: string, secret: Uint8Array): Promise<Order> {
  const [row] = await selectOrder(tx, orgId, id);
  if (!row) throw new AppError('order.not_found');
  const lines = await selectLines(tx, orgId, [id]);
  const events = await selectEvents(tx, orgId, id);
  const {
    link_nth: nth,
    delivered_at: _,
    link_hours: __,
    files_until: until,
    event_id: ___,
    session_id: ____,
    ...order
  } = row;
  return {
    ...withTimes(order),
    files_until: until?.toISOString() ?? null,
    link: services.config.publicUrl + orderPath(row.store_id, orderLink(secret, id, nth)),
    lines: lines.map(({ order_id: _____, ...line }) => line),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

export async function listOrders(
  { tx, orgId }: Ctx,
  {
    page: wanted,
    pageSize: size,
    store_id: storeId,
    ...filter
  }: Omit<Api['orders.byStore']['in'], 'org_id' | 'per_page'>,
): Promise<Api['orders.byStore']['out']> {
  const [store] = await selectStoreOfOrder(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  const { page, pageSize, limit, offset } = paging({ page: wanted, pageSize: size });
  const { rows, total, isMinimum } = await findOrders(tx, { orgId, storeId, filter, limit, offset });
  return { data: rows.map(toListed), page, pageSize, total, ...(isMinimum && { total_is_minimum: true }) };
}

const toListed = (row: ListedRow): ListedOrder => withTimes(row);

interface Times {
  pickup_from: Date | null;
  pickup_to: Date | null;
  expires_at: Date | null;
  placed_at: Date | null;
  ready_at: Date | null;
  created_at: Date;
}

function withTimes<T extends Times>({
  pickup_from,
  pickup_to,
  expires_at,
  placed_at,
  ready_at,
  created_at,
  ...row
}: T) {
  return {
    ...row,
    pickup_from: pickup_from?.toISOString() ?? null,
    pickup_to: pickup_to?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
    placed_at: placed_at?.toISOString() ?? null,
    ready_at: ready_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
