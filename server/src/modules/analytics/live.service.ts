import type { Api } from '@swapt/shared/contract';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readSubject } from './analytics.service.js';
import { countRecentVisitors, selectMinutes, selectNewest } from './live.sql.js';
import { selectModes } from './visitors.sql.js';

const minute = 60_000;
const minutes = 30;
const shown = 4;

/** What happens now: the scans of people in the last thirty minutes, read from the scans themselves. */
export async function readLive(
  ctx: OrgCtx,
  subject: Pick<Api['analytics.live']['in'], 'code_id' | 'folder_id'>,
): Promise<Api['analytics.live']['out']['data']> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const since = { orgId, codeIds: await readSubject(ctx, subject), from: new Date(now.getTime() - minutes * minute) };
  const counted = new Map((await selectMinutes(tx, since)).map((row) => [row.minute, row.scans]));
  const newest = await selectNewest(tx, since, shown);
  const modes = await selectModes(tx, orgId, now, new Date(now.getTime() + 1));
  const byMinute = Array.from({ length: minutes }, (_, index) => counted.get(index) ?? 0);
  return {
    at: now.toISOString(),
    minutes: byMinute,
    scans: byMinute.reduce((sum, scans) => sum + scans, 0),
    unique_visitors: await countRecentVisitors(tx, since),
    visitor_mode: modes.at(-1) ?? 'none',
    newest: newest.map((scan) => ({ ...scan, at: scan.at.toISOString() })),
  };
}
