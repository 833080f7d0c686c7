import type { Api } from '@swapt/shared/contract';
import { cashRounding, cashStep } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { assertApproved } from '../desk-people/desk-people.service.js';
import { assertDrawer } from '../events/events.service.js';
import {
  callOffTried,
  changeOrder,
  insertEvent,
  lockNamed,
  selectCounterMoney,
  selectLines,
  type OrderRow,
} from '../orders/orders.service.js';
import { readStore } from '../stores/stores.service.js';
import { handBack, refundedLines } from '../payments/payments.service.js';

interface Ctx extends Pick<OrgCtx, 'tx' | 'orgId' | 'services' | 'userId' | 'role'> {
  /** Approvals are signed by it. */
  secret: Uint8Array;
}

/** Undoes a sale of a desk: all of it comes back, and its money goes back the way it came. */
export async function voidSale(
  ctx: Ctx,
  { session_id: sessionId, order_id: orderId, reason, approval }: Omit<Api['pos.void']['in'], 'org_id'>,
): Promise<void> {
  const { tx, orgId, services } = ctx;
  const order = await lockNamed(ctx, orderId, undefined);
  if (order.session_id !== sessionId) throw new AppError('order.not_found');
  if (order.status === 'pending') return callOffTried(tx, orgId, orderId, services.now());
  if (order.status !== 'completed' || order.fulfilment_status !== 'picked_up' || order.refund_reserved > 0)
    throw new AppError('order.bad_state');
  const tender = await counterTender(ctx, order, order.paid);
  await assertDrawer(tx, orgId, sessionId, tender === 'cash' ? order.paid : 0);
  const by = await assertMayGiveBack(ctx, sessionId, 'void', approval);
  const lines = await selectLines(tx, orgId, [orderId]);
  const units = lines.map(({ line_no, quantity }) => ({ line_no, quantity }));
  await takeBack(ctx, order, units, true);
  if (order.paid > 0) {
    const note = reason.trim();
    await handBack(tx, { ...ctx, userId: by }, order, {
      amount: order.paid,
      note,
      lines: await refundedLines(tx, orgId, order, units),
      desk: { sessionId, tender },
    });
  }
  await insertEvent(tx, orgId, orderId, { kind: 'undone', data: { reason: reason.trim() }, by, at: services.now() });
}

/** Takes lines of a receipt back and gives their money back out of the drawer. Gives how much. */
export async function refundReceipt(
  ctx: Ctx,
  {
    session_id: sessionId,
    order_id: orderId,
    lines: units,
    restock,
    reason,
    approval,
  }: Omit<Api['pos.refund']['in'], 'org_id'>,
): Promise<number> {
  const { tx, orgId } = ctx;
  const order = await lockNamed(ctx, orderId, undefined);
  const lines = await refundedLines(tx, orgId, order, units);
  const store = await readStore(ctx, order.store_id);
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  // What is left is a little more or less than the last coin.
  const amount = Math.min(
    sum + cashRounding(sum, cashStep(order.currency, store.country)),
    order.paid - order.refund_reserved,
  );
  await counterTender(ctx, order, amount);
  const { store_id: storeId } = await assertDrawer(tx, orgId, sessionId, amount);
  if (storeId !== order.store_id) throw new AppError('order.not_found');
  const by = await assertMayGiveBack(ctx, sessionId, 'refund', approval);
  await takeBack(ctx, order, units, restock);
  if (amount > 0)
    await handBack(tx, { ...ctx, userId: by }, order, {
      amount,
      note: reason.trim(),
      lines,
      desk: { sessionId, tender: 'cash' },
    });
  return amount;
}

/** Who lets it be given back: who does it, where they may, else who approved it here. */
function assertMayGiveBack(ctx: Ctx, sessionId: string, action: 'void' | 'refund', approval: string | undefined) {
  const { tx, orgId, secret, services } = ctx;
  return assertApproved({ tx, orgId, sessionId, secret, at: services.now() }, action, approval, ctx);
}

/** What an order was paid with at a counter, where so much of that is still there. */
async function counterTender({ tx, orgId }: Ctx, { order_id: id }: OrderRow, amount: number): Promise<string> {
  const [counter] = await selectCounterMoney(tx, orgId, id);
  if (amount > 0 && (!counter || counter.amount < amount)) throw new AppError('desk.not_cash');
  return counter?.tender ?? 'cash';
}

async function takeBack(
  ctx: Ctx,
  { order_id: id }: OrderRow,
  lines: { line_no: number; quantity: number }[],
  restock: boolean,
) {
  const noCountry = { ...ctx, country: undefined };
  await changeOrder(noCountry, { id, type: 'return', update_fields: { lines, restock } });
}
