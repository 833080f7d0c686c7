import type { Api, SalesShare, SalesTotals } from '@swapt/shared/contract';
import { resolveBefore, resolveRange, type ResolvedRange } from '@swapt/shared/dates';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { countScansOf, windowOf } from '../analytics/analytics.service.js';
import type { Sums } from './add-up.js';
import { readSold, type Sold } from './read-sold.js';
import { selectEventOfStore, selectLedNames, selectSellingStores } from './sales.sql.js';
import { partKinds, selectFirstSale } from './sold.sql.js';
import { countViews, selectStoreCodes } from './store-views.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Asked = Omit<Api['stores.analytics']['in'], 'org_id'>;
type Report = Api['stores.analytics']['out']['data'];
type Range = NonNullable<Asked['range']>;

/** Rows of a table: those that brought most. */
const mostRows = 500;

/** What a store sold in a range of its own clock, at one event where one is named. */
export async function readReport(ctx: Ctx, { store_id: storeId, event_id: atEvent, ...asked }: Asked): Promise<Report> {
  const { tx, orgId, services } = ctx;
  const eventId = atEvent ?? null;
  const [store] = await selectSellingStores(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  const [event] = eventId === null ? [] : await selectEventOfStore(tx, orgId, storeId, eventId);
  if (eventId !== null && !event) throw new AppError('event.not_found');
  const { range: name = '30day', before = false } = asked;
  const [first] = name === 'all' ? await selectFirstSale(tx, orgId, [storeId], eventId) : [];
  const range = rangeOf(name, store.zone, services.now(), { before, first: first?.at ?? event?.opened_at ?? null });
  const { zone, currency } = store;
  const [sold] = await readSold(tx, { orgId, eventId, kinds: partKinds }, [{ storeId, zone, range }]);
  if (!sold) throw new Error('one store was asked for');
  const of = (kind: string) => sold.shares.filter((share) => share.kind === kind);
  const names = await readNames(ctx, [...of('code'), ...of('page'), ...of('campaign')]);
  const led = (kind: string) => toShares(of(kind), (id) => names.get(id) ?? '');
  return {
    ...{
      range: name,
      zone,
      currency,
      bucket: range.bucket,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
    },
    event: event ? { event_id: event.event_id, name: event.name } : null,
    totals: toTotals(sold),
    series: sold.series.map((point, at) => ({ at: range.buckets[at]?.toISOString() ?? '', ...point })),
    week: Array.from({ length: 7 }, (_, day) => sold.week.slice(day * 24, (day + 1) * 24)),
    tenders: tendersOf(sold),
    channels: toShares(of('channel'), (key) => key),
    ...{ codes: led('code'), pages: led('page'), campaigns: led('campaign') },
    direct: toShares(of('direct'), () => '')[0] ?? { id: '', name: '', orders: 0, items: 0, sales: 0 },
    ...{ products: toShares(of('item')), add_ons: toShares(of('add_on')) },
    funnel: event ? null : await readFunnel(ctx, storeId, zone, range, sold.totals),
  };
}

export function rangeOf(
  name: Range,
  zone: string,
  now: Date,
  { before, first }: { before: boolean; first: Date | null },
): ResolvedRange {
  if (name !== 'all') return (before ? resolveBefore : resolveRange)(name, zone, now);
  if (before) throw new AppError('analytics.nothing_before');
  return resolveRange('all', zone, now, first ?? undefined);
}

export function toTotals({ totals, shares }: Pick<Sold, 'totals' | 'shares'>): SalesTotals {
  const { orders, sales, units, add_ons, discount, shipping, tax, tip, first_orders, later_orders, tests } = totals;
  const refunds = shares.reduce((sum, { refunded }) => sum + refunded, 0);
  return {
    ...{ orders, sales, items: units, add_ons, discounts: discount, delivery: shipping, tax, tips: tip, refunds },
    average: orders > 0 ? Math.round(sales / orders) : null,
    orders_of_new: first_orders,
    orders_of_returning: later_orders,
    orders_of_unknown: orders - first_orders - later_orders,
    test_orders: tests,
  };
}

const tendersOf = ({ shares }: Sold) =>
  shares
    .filter(({ kind }) => kind === 'tender')
    .map(({ key, amount, refunded }) => ({ tender: key, received: amount, refunded }))
    .sort((one, other) => other.received - one.received);

/** What brought most on top. */
const toShares = (shares: Sold['shares'], nameOf?: (key: string) => string): SalesShare[] =>
  shares
    .map(({ key, name, orders, units, amount }) => ({
      ...{ id: key, name: nameOf ? nameOf(key) : name, orders, items: units, sales: amount },
    }))
    .sort((one, other) => other.sales - one.sales || other.orders - one.orders || (one.id < other.id ? -1 : 1))
    .slice(0, mostRows);

async function readNames({ tx, orgId }: Ctx, shares: Sold['shares']): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(shares.flatMap(({ key }) => (key ? [key] : [])))];
  if (ids.length === 0) return new Map();
  const rows = await selectLedNames(tx, orgId, ids);
  return new Map(rows.map(({ id, name }) => [id ?? '', name ?? '']));
}

/** From the scans of the codes that lead to the store, over its pages, to what was ordered there and paid. */
async function readFunnel(
  { tx, orgId, services }: Ctx,
  storeId: string,
  zone: string,
  range: ResolvedRange,
  { online, online_paid: paid }: Sums,
): Promise<NonNullable<Report['funnel']>> {
  const codes = await selectStoreCodes(tx, orgId, storeId);
  const codeIds = codes.map(({ code_id }) => code_id);
  const scans =
    codeIds.length > 0 ? await countScansOf(tx, windowOf({ orgId, codeIds, zone, range, now: services.now() })) : 0;
  const [views] = await countViews(tx, orgId, storeId, range.from, range.to);
  return { scans, item_views: views?.items ?? 0, carts: views?.carts ?? 0, orders: online, paid };
}
