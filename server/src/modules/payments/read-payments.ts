import type { OrderPayments, Refund } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toFailure } from '../connected-accounts/connected-accounts.service.js';
import { selectLines, selectOrder } from '../orders/orders.service.js';
import { chargeable } from './charge-card.js';
import { selectDisputesOf } from './disputes.sql.js';
import { lineTotal } from './lines-to-refund.js';
import { selectPaymentsOf } from './payments.sql.js';
import { selectRefundedUnits, selectRefunds, type RefundRow } from './refunds.sql.js';
import { toDispute } from './to-dispute.js';

export const toRefund = ({ ref: _, error, created_at, ...row }: RefundRow): Refund => ({
  ...row,
  error: toFailure(error),
  created_at: created_at.toISOString(),
});

/** The money of an order, for the team. */
export async function readPayments(
  tx: Tx,
  services: Pick<Services, 'vendors'>,
  orgId: string,
  orderId: string,
): Promise<OrderPayments> {
  const [order] = await selectOrder(tx, orgId, orderId);
  if (!order) throw new AppError('order.not_found');
  const payments = await selectPaymentsOf(tx, orgId, orderId);
  const lines = await selectLines(tx, orgId, [orderId]);
  const refunded = await selectRefundedUnits(tx, orgId, orderId);
  return {
    payments: payments.map(
      ({ order_id: _, account: __, capture: ___, charge_id: ____, failure, created_at, ...payment }) => ({
        ...payment,
        failure: toFailure(failure),
        created_at: created_at.toISOString(),
      }),
    ),
    refunds: (await selectRefunds(tx, orgId, orderId)).map(toRefund),
    disputes: (await selectDisputesOf(tx, orgId, orderId)).map(({ intent_id, order_id: _, ...dispute }) => ({
      ...toDispute(dispute),
      url: intent_id === null ? null : (services.vendors.cardPayments?.pageOf(intent_id) ?? null),
    })),
    chargeable: chargeable(order),
    refundable: order.paid - order.refund_reserved,
    refundable_lines: lines.map((line) => {
      const before = refunded.find(({ line_no }) => line_no === line.line_no);
      return {
        line_no: line.line_no,
        // Units that were refunded may have come off the order since.
        quantity: Math.max(line.quantity - (before?.quantity ?? 0), 0),
        amount: Math.max(lineTotal(order, line) - (before?.amount ?? 0), 0),
      };
    }),
    is_test: order.is_test,
  };
}
