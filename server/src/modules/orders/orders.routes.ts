import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { likelyCountry } from '../customers/customers.service.js';
import { changeOrder, lockNamed } from './change-order.js';
import { hideOrder } from './order-changes.sql.js';
import { exportOrders } from './orders.csv.js';
import { listOrders, readOrder } from './read-order.js';

type Ids = 'orders.byStore' | 'orders.exportCsv' | 'orders.get' | 'orders.update' | 'orders.delete';

export const ordersHandlers: Handlers<Ids> = {
  'orders.byStore': async (ctx, { org_id: _, ...input }) => listOrders(ctx, input),

  'orders.exportCsv': exportOrders,

  'orders.get': async (ctx, { id }) => {
    const secret = linkSecret(ctx);
    return { data: await readOrder(ctx, id, secret) };
  },

  'orders.update': async (ctx, { org_id: _, ...input }) => {
    const secret = linkSecret(ctx);
    await changeOrder({ ...ctx, country: likelyCountry(ctx.request) }, input);
    return { data: await readOrder(ctx, input.id, secret) };
  },

  'orders.delete': async (ctx, { id }) => {
    const { tx, orgId, services } = ctx;
    const { status, paid } = await lockNamed(ctx, id, undefined);
    if (!['pending', 'expired', 'canceled'].includes(status) || paid > 0) throw new AppError('order.bad_state');
    if (status === 'pending') throw new AppError('order.bad_state', 'Call the order off first.');
    await hideOrder(tx, orgId, id, services.now());
    return { data: { order_id: id } };
  },
};
