import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { countScans, readReport, readWindow } from './analytics.service.js';
import { appendScan } from './append-scan.js';
import { collectEvents } from './collect-events.js';
import { readFunnel } from './funnel.service.js';
import { readLive } from './live.service.js';
import { countReturning, selectReturning, selectScans } from './single-scans.sql.js';

export const analyticsHandlers: Handlers<
  | 'analytics.get'
  | 'analytics.live'
  | 'analytics.funnel'
  | 'analytics.scans'
  | 'analytics.cookiedScans'
  | 'analytics.appendScan'
  | 'analytics.collect'
> = {
  'analytics.get': async (ctx, filter) => ({ data: await readReport(ctx, filter) }),

  'analytics.live': async (ctx, subject) => ({ data: await readLive(ctx, subject) }),

  'analytics.funnel': async (ctx, filter) => ({ data: await readFunnel(ctx, filter) }),

  'analytics.scans': async (ctx, input) => {
    const { page, pageSize, limit, offset } = paging(input);
    const window = await readWindow(ctx, input);
    const rows = await selectScans(ctx.tx, window, limit, offset);
    const data = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    return { data, page, pageSize, total: await countScans(ctx, window) };
  },

  'analytics.cookiedScans': async (ctx, input) => {
    const { page, pageSize, limit, offset } = paging(input);
    const window = await readWindow(ctx, input);
    const rows = await selectReturning(ctx.tx, window, limit, offset);
    const data = rows.map((row) => ({
      ...row,
      first_at: row.first_at.toISOString(),
      last_at: row.last_at.toISOString(),
    }));
    return { data, page, pageSize, total: await countReturning(ctx.tx, window) };
  },

  'analytics.appendScan': (ctx, { token }) => appendScan(ctx, token),

  'analytics.collect': ({ services, once }, { events }) =>
    once(undefined, async (tx) => {
      await collectEvents(tx, services.now(), events);
      return { data: { accepted: events.length } };
    }),
};
