import type { Handlers } from '../../platform/http/handler.js';
import { compareStores } from './compare-stores.js';
import { readReport } from './report.js';

export const salesHandlers: Handlers<'stores.analytics' | 'sales.get'> = {
  'stores.analytics': async (ctx, { org_id: _, ...asked }) => ({ data: await readReport(ctx, asked) }),
  'sales.get': (ctx, { org_id: _, ...asked }) => compareStores(ctx, asked),
};
