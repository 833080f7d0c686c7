import type { Handlers } from '../../platform/http/handler.js';
import { makePaper } from './make-paper.js';
import { changeSeller, readSeller, register } from './seller.js';

type Ids = 'payments.tax' | 'payments.taxRegistration' | 'orders.paper';

export const papersHandlers: Handlers<Ids> = {
  'payments.tax': async ({ tx, orgId, services }, { data }) => {
    if (data) await changeSeller(tx, orgId, data, services.now());
    return { data: await readSeller(tx, orgId) };
  },

  'payments.taxRegistration': async ({ tx, orgId, services }, { org_id: _, ...asked }) => {
    await register(tx, orgId, asked, services.now());
    return { data: await readSeller(tx, orgId) };
  },

  'orders.paper': async (ctx, { org_id: _, ...asked }) => ({ data: await makePaper(ctx, asked) }),
};
