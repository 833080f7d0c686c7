import { hasReceipt, type FileState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { fulfilLines, openFiles, settleOrderRow } from './order-changes.sql.js';
import { settleMoney } from './orders.kinds.js';
import { insertEvent, lockOrder, selectDownload, selectLines, selectOrder, type OrderRow } from './orders.sql.js';

const hourMs = 3_600_000;

export const filesUntil = (linkHours: number, now: Date): Date => new Date(now.getTime() + linkHours * hourMs);

/** What is downloaded is with the shopper as soon as its order is paid, or a card keeps the money for it. Before, and the second time, it does nothing. */
export async function handOverFiles(tx: Tx, orgId: string, orderId: string, now: Date): Promise<void> {
  const [order] = await selectOrder(tx, orgId, orderId);
  if (!order || order.link_hours === null || order.status !== 'placed') return;
  const { total, paid, authorized, link_hours: hours } = order;
  if (paid + authorized < total) return;
  const lines = await selectLines(tx, orgId, [orderId]);
  const units = lines.flatMap(({ line_no, file_id, quantity, fulfilled }) =>
    file_id !== null && fulfilled < quantity ? [{ line_no, quantity: quantity - fulfilled }] : [],
  );
  if (units.length === 0) return;
  await fulfilLines(tx, orgId, orderId, units);
  await settleOrderRow(tx, orgId, orderId, null, now);
  await openFiles(tx, orgId, orderId, filesUntil(hours, now));
  await insertEvent(tx, orgId, orderId, { kind: 'files', data: { units, hours }, at: now });
  if (authorized > 0) await settleMoney(tx, orgId, orderId, now);
}

/** How far the files of an order are; nothing where it has none. What was refunded whole is downloaded no more. */
export function fileState(order: OrderRow, now: Date): FileState | undefined {
  const { link_hours: hours, files_until: until, status, payment_status: payment } = order;
  if (hours === null || status === 'expired' || status === 'canceled') return undefined;
  if (payment === 'refunded') return 'over';
  if (until === null || !hasReceipt(order)) return 'unpaid';
  return until > now ? 'open' : 'over';
}

/** The history says when something was downloaded first: it is asked about when a bank wants the money back. */
export async function noteDownload(tx: Tx, orgId: string, orderId: string, line: number, at: Date): Promise<void> {
  const isNoted = async () => (await selectDownload(tx, orgId, orderId, line)).length > 0;
  if (await isNoted()) return;
  await lockOrder(tx, orgId, orderId);
  if (!(await isNoted())) await insertEvent(tx, orgId, orderId, { kind: 'downloaded', data: { line_no: line }, at });
}
