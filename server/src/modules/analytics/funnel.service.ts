import type { Api } from '@swapt/shared/contract';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readWindow } from './analytics.service.js';
import { countPageScans, selectPageSteps } from './funnel.sql.js';

const shown = 10;

/** How many came by a code, saw the page and sent its form. */
export async function readFunnel(
  ctx: OrgCtx,
  filter: Api['analytics.funnel']['in'],
): Promise<Api['analytics.funnel']['out']['data']> {
  const window = await readWindow(ctx, filter);
  const pages = await selectPageSteps(ctx.tx, window);
  const sum = (name: 'views' | 'submits') => pages.reduce((total, page) => total + page[name], 0);
  return {
    scans: await countPageScans(ctx.tx, window),
    views: sum('views'),
    submits: sum('submits'),
    pages: pages.slice(0, shown),
  };
}
