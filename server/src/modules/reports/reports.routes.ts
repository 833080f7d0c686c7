import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { decide, report, toReport } from './reports.service.js';
import { countReports, selectReports } from './reports.sql.js';

export const reportsHandlers: Handlers<'reports.create' | 'reports.list' | 'reports.decide'> = {
  'reports.create': (ctx, input) => report(ctx, input),

  'reports.list': async ({ services: { db, config } }, { state, ...input }) => {
    const { page, pageSize, limit, offset } = paging(input);
    return db.system(async (tx) => {
      const rows = await selectReports(tx, state, limit, offset);
      const [counted] = await countReports(tx, state);
      return { data: rows.map((row) => toReport(row, config)), page, pageSize, total: counted?.total ?? 0 };
    });
  },

  'reports.decide': async (ctx, { report_id: reportId, decision }) => ({ data: await decide(ctx, reportId, decision) }),
};
