import type { Handlers } from '../../platform/http/handler.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { cancelOrder, lockNamed, readOrder } from '../orders/orders.service.js';
import { editLines } from './edit-lines.js';
import { assertMayGiveBack } from './may-give-back.js';

export const orderEditsHandlers: Handlers<'orders.editLines' | 'orders.cancel'> = {
  'orders.editLines': async (ctx, { org_id: _, ...asked }) => {
    const secret = linkSecret(ctx);
    await editLines(ctx, asked);
    return { data: await readOrder(ctx, asked.id, secret) };
  },

  'orders.cancel': async (ctx, { id, revision }) => {
    const { tx, orgId, services, userId } = ctx;
    const secret = linkSecret(ctx);
    const order = await lockNamed(ctx, id, revision);
    await assertMayGiveBack(ctx, order, 0);
    await cancelOrder(tx, order, { orgId, reason: 'team', by: userId, now: services.now() });
    return { data: await readOrder(ctx, id, secret) };
  },
};
