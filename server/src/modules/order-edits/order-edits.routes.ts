import type { Handlers } from '../../platform/http/handler.js';
import { cancelOrder, lockNamed, readOrder } from '../orders/orders.service.js';
import { editLines } from './edit-lines.js';
import { assertMayGiveBack } from './may-give-back.js';

export const orderEditsHandlers: Handlers<'orders.editLines' | 'orders.cancel'> = {
  'orders.editLines': async (ctx, { org_id: _, ...asked }) => {
    const secret = ctx.outside('the secret of links', () => ctx.services.scans.secret());
    await editLines(ctx, asked);
    return { data: await readOrder(ctx, asked.id, secret) };
  },

  'orders.cancel': async (ctx, { id, revision }) => {
    const { tx, orgId, services, userId } = ctx;
    const secret = ctx.outside('the secret of links', () => services.scans.secret());
    const order = await lockNamed(ctx, id, revision);
    await assertMayGiveBack(ctx, order, 0);
    await cancelOrder(tx, order, { orgId, reason: 'team', by: userId, now: services.now() });
    return { data: await readOrder(ctx, id, secret) };
  },
};
