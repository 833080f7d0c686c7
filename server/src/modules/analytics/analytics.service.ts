import type { Api } from '@swapt/shared/contract';
import { isZone, resolveRange } from '@swapt/shared/dates';
import { AppError } from '../../http/app-error.js';
import type { OrgCtx } from '../../http/handler.js';
import {
  countVisitors,
  isOwnCode,
  selectFirstHour,
  selectSeries,
  selectShares,
  selectTopCodes,
} from './analytics.sql.js';
import { windowOf, type Window } from './window.js';

type Filter = Pick<Api['analytics.get']['in'], 'code_id' | 'range' | 'zone'>;
type Report = Api['analytics.get']['out']['data'];

/** The window of a request, in the zone of the person who looks. */
export async function readWindow(
  ctx: OrgCtx,
  { code_id: codeId, range = '30day', zone = 'UTC' }: Filter,
): Promise<Window> {
  const { tx, orgId, services } = ctx;
  if (!isZone(zone)) throw new AppError('analytics.bad_zone', undefined, { zone: 'Send a name such as Europe/Rome.' });
  if (codeId && !(await isOwnCode(tx, orgId, codeId))) throw new AppError('code.not_found');
  const first = range === 'all' ? await selectFirstHour(tx, orgId, codeId) : undefined;
  return windowOf(orgId, codeId, resolveRange(range, zone, services.now(), first));
}

/** All numbers of a window; how long it takes depends on its hours, not on its scans. */
export async function readReport(ctx: OrgCtx, filter: Filter): Promise<Report> {
  const { tx } = ctx;
  const window = await readWindow(ctx, filter);
  const { from, to, bucket } = window.range;
  const series = await readSeries(ctx, window);
  const shares = await selectShares(tx, window);
  const share = (name: string) =>
    shares.filter(({ dimension }) => dimension === name).map(({ key, scans }) => ({ key, scans }));
  return {
    range: filter.range ?? '30day',
    zone: filter.zone ?? 'UTC',
    from: from.toISOString(),
    to: to.toISOString(),
    bucket,
    totals: { ...sum(series), unique_visitors: await countVisitors(tx, window) },
    series,
    countries: share('country'),
    devices: share('device'),
    systems: share('system'),
    browsers: share('browser'),
    languages: share('language'),
    sources: share('source'),
    codes: await selectTopCodes(tx, window),
  };
}

async function readSeries({ tx }: OrgCtx, window: Window): Promise<Report['series']> {
  const counted = new Map((await selectSeries(tx, window)).map((row) => [row.bucket, row]));
  return window.range.buckets.map((at, index) => {
    const { scans = 0, human_scans = 0 } = counted.get(index + 1) ?? {};
    return { at: at.toISOString(), scans, human_scans };
  });
}

function sum(series: Report['series']) {
  return series.reduce(
    (total, { scans, human_scans }) => ({ scans: total.scans + scans, human_scans: total.human_scans + human_scans }),
    { scans: 0, human_scans: 0 },
  );
}

/** How many single scans a window holds, from the roll-ups. */
export async function countScans(ctx: OrgCtx, window: Window): Promise<number> {
  return sum(await readSeries(ctx, window)).scans;
}
