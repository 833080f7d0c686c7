import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { OrderRow } from '../orders/orders.service.js';
import { assertMayRefund } from '../payments/payments.service.js';

type Ctx = Pick<OrgCtx, 'tx' | 'services' | 'orgId' | 'role' | 'caller' | 'can'>;

/** Where an order costs less than what was paid of it, the rest goes back at once: that is for whoever may refund so much. */
export async function assertMayGiveBack(ctx: Ctx, order: OrderRow, costs: number): Promise<void> {
  const amount = order.paid - order.refund_reserved - costs;
  if (amount <= 0) return;
  if (!ctx.can('orders:refund'))
    throw new AppError('auth.forbidden', 'Money would be refunded with it, which your role does not allow.');
  await assertMayRefund(ctx.tx, ctx, order, amount);
}
