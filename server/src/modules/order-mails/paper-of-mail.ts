import { hasReceipt } from '@swapt/shared/values';
import type { OrderNews, OrderRow } from '../orders/orders.service.js';
import { creditNoteOf, receiptOf, type PaperContent, type Reading } from '../papers/papers.service.js';

/**
 * What is attached to a mail: the receipt to one that confirms a paid order or says that its card was charged, and to one about a refund the credit note, if the team has made it. Papers
 * with a number are made by people alone.
 */
export async function paperOf(ctx: Reading, news: OrderNews, order: OrderRow): Promise<PaperContent | undefined> {
  if ((news === 'placed' || news === 'charged') && hasReceipt(order)) return receiptOf(ctx, order);
  if (news === 'refunded') return creditNoteOf(ctx, order.order_id);
  return undefined;
}
