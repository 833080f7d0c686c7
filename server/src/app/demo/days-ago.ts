import type { OrgCtx } from '../../platform/http/handler.js';

const DAY_MS = 86_400_000;

/** The same as it was some days ago, so that what is made by services has a past. */
export function daysAgo<C extends Pick<OrgCtx, 'services'>>(ctx: C, days: number): C {
  const then = new Date(ctx.services.now().getTime() - days * DAY_MS);
  return { ...ctx, services: { ...ctx.services, now: () => then } };
}
