import type { Api } from '@swapt/shared/contract';
import { isZone, resolveBefore, resolveRange, type ResolvedRange } from '@swapt/shared/dates';
import { AppError } from '../../http/app-error.js';
import type { OrgCtx } from '../../http/handler.js';
import { isOwnCode, selectFirstHour, selectShares, selectTopCodes } from './analytics.sql.js';
import { selectTimes, type Times } from './times.sql.js';
import { countLastInCut, countVisitors } from './visitors.sql.js';
import { windowOf, type Window } from './window.js';

type Filter = Pick<Api['analytics.get']['in'], 'code_id' | 'range' | 'zone' | 'before'>;
type Report = Api['analytics.get']['out']['data'];
type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** The window of a request, in the zone of the person who looks. */
export async function readWindow(ctx: Ctx, filter: Filter): Promise<Window> {
  const { tx, orgId, services } = ctx;
  const { code_id: codeId, zone = 'UTC' } = filter;
  if (!isZone(zone)) throw new AppError('analytics.bad_zone', undefined, { zone: 'Send a name such as Europe/Rome.' });
  if (codeId && !(await isOwnCode(tx, orgId, codeId))) throw new AppError('code.not_found');
  return windowOf({ orgId, codeId, zone, range: await readRange(ctx, filter, zone), now: services.now() });
}

async function readRange(
  { tx, orgId, services }: Ctx,
  { code_id: codeId, range = '30day', before }: Filter,
  zone: string,
): Promise<ResolvedRange> {
  if (range !== 'all') return (before ? resolveBefore : resolveRange)(range, zone, services.now());
  if (before) throw new AppError('analytics.nothing_before');
  return resolveRange(range, zone, services.now(), await selectFirstHour(tx, orgId, codeId));
}

/** All numbers of a window; how long it takes depends on its hours, days and months, not on its scans. */
export async function readReport(ctx: Ctx, filter: Filter): Promise<Report> {
  const { tx } = ctx;
  const window = await readWindow(ctx, filter);
  const { from, to, bucket } = window.range;
  const { series, week } = await selectTimes(tx, window);
  const shares = await selectShares(tx, window);
  const share = (name: string) =>
    shares.filter(({ dimension }) => dimension === name).map(({ key, scans }) => ({ key, scans }));
  const lastVisits = share('last_visit')[0]?.scans ?? 0;
  return {
    range: filter.range ?? '30day',
    zone: window.zone,
    from: from.toISOString(),
    to: to.toISOString(),
    bucket,
    totals: {
      ...sum(series),
      unique_visitors: window.isLive
        ? lastVisits + (await countLastInCut(tx, window))
        : await countVisitors(tx, window),
    },
    series,
    week,
    countries: share('country'),
    devices: share('device'),
    systems: share('system'),
    browsers: share('browser'),
    languages: share('language'),
    sources: share('source'),
    codes: await selectTopCodes(tx, window),
  };
}

function sum(series: Times['series']) {
  return series.reduce(
    (total, { scans, human_scans }) => ({ scans: total.scans + scans, human_scans: total.human_scans + human_scans }),
    { scans: 0, human_scans: 0 },
  );
}

/** How many single scans a window holds, from the roll-ups. */
export async function countScans({ tx }: Ctx, window: Window): Promise<number> {
  return sum((await selectTimes(tx, window)).series).scans;
}
