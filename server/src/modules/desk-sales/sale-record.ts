import type { DeskSale } from '@swapt/shared/contract';
import { deskTenders, type DeskTender } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { orderLink, orderPath } from '../orders/orders.service.js';
import { selectSale, type SaleRow } from './desk-sales.sql.js';

export interface Signed extends Pick<OrgCtx, 'tx' | 'orgId' | 'services'> {
  /** Links of shoppers are signed by it. */
  secret: Uint8Array;
}

export async function readSale(ctx: Signed, orderId: string): Promise<DeskSale> {
  const [row] = await selectSale(ctx.tx, ctx.orgId, orderId);
  if (!row) throw new AppError('order.not_found');
  return toSale(ctx, row);
}

export const toSale = ({ services, secret }: Pick<Signed, 'services' | 'secret'>, row: SaleRow): DeskSale => ({
  ...{ order_id: row.order_id, number: row.number, units: row.units, items: row.items, total: row.total },
  ...{ refunded: row.refunded, email: row.email, sold_by: row.sold_by },
  state: stateOf(row),
  tender: tenderOf(row),
  sold_at: row.created_at.toISOString(),
  link: services.config.publicUrl + orderPath(row.store_id, orderLink(secret, row.order_id, row.link_nth)),
});

function stateOf({ status, fulfilment_status: fulfilled }: SaleRow): DeskSale['state'] {
  if (status === 'pending') return 'waiting';
  if (status === 'expired' || status === 'canceled') return 'expired';
  return fulfilled === 'returned' ? 'voided' : 'paid';
}

/** Of one that still waits, what it waits for. */
function tenderOf({ paid_with: paid, tender }: SaleRow): DeskTender {
  const known = deskTenders.find((one) => one === paid);
  return known ?? (tender === 'card' ? 'online' : tender === 'desk' ? 'square' : 'other');
}
