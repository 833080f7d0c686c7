import type { Api } from '@swapt/shared/contract';
import { isZone, resolveBefore, resolveRange, type ResolvedRange } from '@swapt/shared/dates';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { wholeOrganization } from '../../scan-ingestion/counts.js';
import { isOwnCode, selectFirstHour, selectFolderCodes, selectShares, selectTopCodes } from './analytics.sql.js';
import { selectMoments } from './times.sql.js';
import { placeMoments, type Times } from './times.js';
import { countLastInCut, countVisitors, selectModes } from './visitors.sql.js';
import { windowOf, type Window } from './window.js';

export { isOwnCode } from './analytics.sql.js';
export { countPageView } from './page-view.js';
export { countScansOf } from './funnel.sql.js';
export { placesOf } from './times.js';
export { windowOf } from './window.js';

type Subject = Pick<Api['analytics.get']['in'], 'code_id' | 'folder_id'>;
type Filter = Subject & Pick<Api['analytics.get']['in'], 'range' | 'zone' | 'before'>;
type Report = Api['analytics.get']['out']['data'];
type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** The window of a request, in the zone of the person who looks. */
export async function readWindow(ctx: Ctx, filter: Filter): Promise<Window> {
  const { orgId, services } = ctx;
  const { zone = 'UTC' } = filter;
  if (!isZone(zone)) throw new AppError('analytics.bad_zone', undefined, { zone: 'Send a name such as Europe/Rome.' });
  const codeIds = await readSubject(ctx, filter);
  return windowOf({ orgId, codeIds, zone, range: await readRange(ctx, filter, zone, codeIds), now: services.now() });
}

/** The codes that a request asks for; all zeros for all of the organization. */
export async function readSubject({ tx, orgId }: Ctx, { code_id: codeId, folder_id: folderId }: Subject) {
  if (codeId) {
    if (!(await isOwnCode(tx, orgId, codeId))) throw new AppError('code.not_found');
    return [codeId];
  }
  if (!folderId) return [wholeOrganization];
  const codeIds = await selectFolderCodes(tx, orgId, folderId);
  if (!codeIds) throw new AppError('folder.not_found');
  return codeIds;
}

async function readRange(
  { tx, orgId, services }: Ctx,
  { range = '30day', before }: Filter,
  zone: string,
  codeIds: readonly string[],
): Promise<ResolvedRange> {
  if (range !== 'all') return (before ? resolveBefore : resolveRange)(range, zone, services.now());
  if (before) throw new AppError('analytics.nothing_before');
  return resolveRange(range, zone, services.now(), await selectFirstHour(tx, orgId, codeIds));
}

/** All numbers of a window; how long it takes depends on its hours, days and months, not on its scans. */
export async function readReport(ctx: Ctx, filter: Filter): Promise<Report> {
  const { tx } = ctx;
  const window = await readWindow(ctx, filter);
  const { from, to, bucket } = window.range;
  const { series, week } = placeMoments(await selectMoments(tx, window), window);
  const shares = await selectShares(tx, window);
  const share = (name: string) =>
    shares.flatMap(({ share: key, scans }) =>
      key.startsWith(`${name}:`) ? { key: key.slice(name.length + 1), scans } : [],
    );
  const lastVisits = shares.find((row) => row.share === 'last_visits')?.scans ?? 0;
  return {
    range: filter.range ?? '30day',
    zone: window.zone,
    from: from.toISOString(),
    to: to.toISOString(),
    bucket,
    totals: { ...sum(series), unique_visitors: await readVisitors(ctx, window, lastVisits) },
    visitor_modes: await selectModes(tx, ctx.orgId, from, to),
    series,
    week,
    countries: share('country'),
    cities: share('city'),
    devices: share('device'),
    systems: share('system'),
    browsers: share('browser'),
    languages: share('language'),
    sources: share('source'),
    variants: share('variant'),
    channels: share('channel'),
    codes: await selectTopCodes(tx, window),
  };
}

/** Visitors who were seen last in a range that has not ended are the different ones of it; those of several codes may be the same people. */
async function readVisitors({ tx }: Ctx, window: Window, lastVisits: number): Promise<number> {
  if (!window.isLive || window.codeIds.length !== 1) return countVisitors(tx, window);
  return lastVisits + (await countLastInCut(tx, window));
}

function sum(series: Times['series']) {
  return series.reduce(
    (total, { scans, human_scans }) => ({ scans: total.scans + scans, human_scans: total.human_scans + human_scans }),
    { scans: 0, human_scans: 0 },
  );
}

/** How many single scans a window holds, from the roll-ups. */
export async function countScans({ tx }: Ctx, window: Window): Promise<number> {
  return sum(placeMoments(await selectMoments(tx, window), window).series).scans;
}
