import type { Api, Refund } from '@swapt/shared/contract';
import { formatMoney, minorDigits } from '@swapt/shared/money';
import { paymentLimits } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import {
  assertOwnerHere,
  failureOf,
  ifNotMeant,
  mailOwners,
} from '../connected-accounts/connected-accounts.service.js';
import {
  insertEntry,
  insertEvent,
  lockOrder,
  mailReturned,
  reserveRefund,
  restockLines,
  selectCounterMoney,
  selectLines,
  type OrderRow,
} from '../orders/orders.service.js';
import { linesToRefund, shareRounding } from './lines-to-refund.js';
import { requestRefund } from './request-refund.js';
import { toRefund } from './read-payments.js';
import { insertRefund, selectRefundable, selectRefundedUnits, selectRefunds, type RefundLine } from './refunds.sql.js';

type Asked = Omit<Api['payments.refund']['in'], 'org_id'>;
type Ctx = Pick<OrgCtx, 'services' | 'orgId' | 'userId' | 'role' | 'caller'>;

/**
 * Gives money of an order back: first what came by card or at a terminal, the newest payment first, then what came in at the counter. What the card service refuses, it
 * says why, and can be asked for again.
 */
export async function refundOrder(ctx: Ctx, asked: Asked): Promise<Refund[]> {
  const { services, orgId } = ctx;
  const { refundIds, sends } = await services.db.org(orgId, (tx) => request(tx, ctx, asked));
  for (const send of sends) {
    const found = await send(services);
    if (found.state === 'failed') throw failureOf(found.error);
  }
  return services.db.org(orgId, async (tx) => {
    const rows = await selectRefunds(tx, orgId, asked.id);
    return rows.filter(({ refund_id: id }) => refundIds.includes(id)).map(toRefund);
  });
}

async function request(tx: Tx, ctx: Ctx, { id: orderId, note = '', ...asked }: Asked) {
  const { services, orgId, userId: by } = ctx;
  const [order] = await lockOrder(tx, orgId, orderId);
  if (!order) throw new AppError('order.not_found');
  const { amount, lines } = await amountOf(tx, orgId, order, asked);
  const free = order.paid - order.refund_reserved;
  if (amount > free || free === 0) throw new AppError('payment.too_much');
  await assertMayRefund(tx, ctx, order, amount);
  const refundIds: string[] = [];
  const sends: Awaited<ReturnType<typeof requestRefund>>['send'][] = [];
  let left = amount;
  // The lines stand with the first of several, so that each unit is counted once.
  const linesOnce = () => (refundIds.length === 0 ? lines : []);
  for (const payment of await selectRefundable(tx, orgId, orderId)) {
    const some = Math.min(left, payment.left_over);
    if (some === 0) break;
    const asks = { orgId, orderId, payment, amount: some, reason: 'team', note, by, lines: linesOnce() } as const;
    const { refundId, send } = await requestRefund(tx, services, asks);
    refundIds.push(refundId);
    sends.push(send);
    left -= some;
  }
  if (left > 0) refundIds.push(await handBack(tx, ctx, order, { amount: left, note, lines: linesOnce() }));
  if (asked.restock === true && asked.lines)
    await restockLines(tx, { orgId, order, userId: by, now: services.now() }, asked.lines);
  return { refundIds, sends };
}

/** What these units come to, after those that were refunded before. */
export async function refundedLines(tx: Tx, orgId: string, order: OrderRow, units: NonNullable<Asked['lines']>) {
  const refunded = await selectRefundedUnits(tx, orgId, order.order_id);
  const lines = await selectLines(tx, orgId, [order.order_id]);
  return shareRounding(order, lines, { refunded, wanted: linesToRefund(order, lines, refunded, units) });
}

async function amountOf(
  tx: Tx,
  orgId: string,
  order: OrderRow,
  { amount, lines }: Pick<Asked, 'amount' | 'lines'>,
): Promise<{ amount: number; lines: RefundLine[] }> {
  if (lines && amount !== undefined)
    throw new AppError('order.invalid', undefined, { amount: 'Name an amount or lines, not both.' });
  if (!lines) return { amount: amount ?? order.paid - order.refund_reserved, lines: [] };
  const found = await refundedLines(tx, orgId, order, lines);
  return { amount: found.reduce((sum, line) => sum + line.amount, 0), lines: found };
}

/** Much money of an order is given back by an owner alone, also in steps, and every owner hears of it. */
export async function assertMayRefund(
  tx: Tx,
  ctx: Pick<Ctx, 'services' | 'orgId' | 'role' | 'caller'>,
  { currency, number, refund_reserved }: OrderRow,
  amount: number,
): Promise<void> {
  const limit = minorDigits(currency) === 3 ? paymentLimits.largeRefund * 10 : paymentLimits.largeRefund;
  if (refund_reserved + amount <= limit) return;
  assertOwnerHere(ctx);
  await mailOwners(tx, ctx.services, ctx.orgId, {
    subject: `A large refund of order ${number ?? ''}`.trim(),
    text: [`${formatMoney({ amount, currency })} of order ${number ?? ''} are given back.`, ifNotMeant],
  });
}

interface Back {
  amount: number;
  note: string;
  lines: readonly RefundLine[];
  /** The desk that gives it back, and with what; otherwise it goes back the way it came. */
  desk?: { sessionId: string; tender: string };
}

/** What came in at the counter goes back there. */
export async function handBack(
  tx: Tx,
  { services, orgId, userId: by }: Pick<Ctx, 'services' | 'orgId' | 'userId'>,
  { order_id: orderId }: OrderRow,
  { amount, note, lines, desk }: Back,
): Promise<string> {
  const at = services.now();
  const [counter] = await selectCounterMoney(tx, orgId, orderId);
  const [reserved] = await reserveRefund(tx, orgId, orderId, amount, at);
  if (!counter || counter.amount < amount || !reserved) throw new AppError('payment.too_much');
  const refundId = uuidv7(at);
  const refund = { refundId, orderId, paymentId: null, amount, lines, note, ref: null, by, now: at };
  await insertRefund(tx, orgId, { ...refund, reason: 'team', state: 'succeeded' });
  const entry = {
    entryId: uuidv7(at),
    kind: 'refunded',
    tender: desk?.tender ?? counter.tender,
    amount,
    ref: refundId,
    by,
    at,
    ...(desk && { sessionId: desk.sessionId }),
  } as const;
  await insertEntry(tx, orgId, orderId, entry);
  await insertEvent(tx, orgId, orderId, { kind: 'refunded', data: { amount, tender: entry.tender }, by, at });
  await mailReturned(tx, orgId, orderId, at);
  return refundId;
}
