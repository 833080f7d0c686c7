import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { dismiss, retry, shownTo, toJob, type Names } from './jobs.service.js';
import { countJobs, selectJobs } from './jobs.sql.js';

export const jobsHandlers = (names: Names): Handlers<'jobs.list' | 'jobs.retry' | 'jobs.dismiss'> => ({
  'jobs.list': async (ctx, { state, ...input }) => {
    const { page, pageSize, limit, offset } = paging(input);
    const shown = shownTo(ctx, names);
    const rows = await selectJobs(ctx.tx, shown, state, limit, offset);
    const [counted] = await countJobs(ctx.tx, shown, state);
    return { data: rows.map((row) => toJob(row, names)), page, pageSize, total: counted?.total ?? 0 };
  },

  'jobs.retry': async (ctx, { job_id: jobId }) => ({ data: await retry(ctx, names, jobId) }),

  'jobs.dismiss': async (ctx, { job_id: jobId }) => {
    await dismiss(ctx, names, jobId);
    return { data: { job_id: jobId } };
  },
});
