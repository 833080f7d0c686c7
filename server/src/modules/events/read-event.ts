import type { Api, StandEvent } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import * as sql from './events.sql.js';

export type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

export async function listEvents(
  { tx, orgId }: Ctx,
  { search, state, store_id: storeId, ...input }: Omit<Api['stores.events']['in'], 'org_id'>,
): Promise<Api['stores.events']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const filter = { search, state, storeId };
  const rows = await sql.selectEvents(tx, orgId, filter, limit, offset);
  const [counted] = await sql.countEvents(tx, orgId, filter);
  return { data: rows.map(toEvent), page, pageSize, total: counted?.total ?? 0 };
}

export async function readEvent({ tx, orgId }: Ctx, eventId: string): Promise<StandEvent> {
  const [row] = await sql.selectEvent(tx, orgId, eventId);
  if (!row) throw new AppError('event.not_found');
  return toEvent(row);
}

const toEvent = ({ starts_at, ends_at, opened_at, closed_at, ...row }: sql.EventRow): StandEvent => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  opened_at: opened_at?.toISOString() ?? null,
  closed_at: closed_at?.toISOString() ?? null,
});
