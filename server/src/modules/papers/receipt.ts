import type { Tx } from '../../platform/db/database.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectLines, type OrderRow } from '../orders/orders.service.js';
import { readStore } from '../stores/stores.service.js';
import { contentOf } from './order-on-paper.js';
import type { PaperContent } from './paper-content.js';
import { selectLastCreditNote } from './papers.sql.js';
import { readSeller } from './seller.js';

export interface Reading extends Pick<OrgCtx, 'services' | 'orgId'> {
  tx: Tx;
}

/** What the receipt of an order says, as the order is now. */
export async function receiptOf(ctx: Reading, order: OrderRow): Promise<PaperContent> {
  const { tx, orgId, services } = ctx;
  const store = await readStore(ctx, order.store_id);
  const seller = await readSeller(tx, orgId);
  const lines = await selectLines(tx, orgId, [order.order_id]);
  return contentOf({ order, store, seller, lines, now: services.now() });
}

/** The credit note of the last refund of an order, where somebody has made it. */
export async function creditNoteOf({ tx, orgId }: Reading, orderId: string): Promise<PaperContent | undefined> {
  const [known] = await selectLastCreditNote(tx, orgId, orderId);
  return known?.content;
}
