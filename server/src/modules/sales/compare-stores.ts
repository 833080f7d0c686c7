import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readSold } from './read-sold.js';
import { rangeOf, toTotals } from './report.js';
import { selectSellingStores, selectStanding } from './sales.sql.js';
import { selectFirstSale } from './sold.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Asked = Omit<Api['sales.get']['in'], 'org_id'>;

const kinds = ['channel', 'tender'];

/** Every store beside the others: what it sold in the range on its own clock and in the period before, its stock and its events. */
export async function compareStores(
  { tx, orgId, services }: Ctx,
  { range: name = '30day', store_id: only }: Asked,
): Promise<Api['sales.get']['out']> {
  const now = services.now();
  const storeId = only ?? null;
  const stores = await selectSellingStores(tx, orgId, storeId);
  if (storeId !== null && stores.length === 0) throw new AppError('store.not_found');
  if (stores.length === 0) return { data: [] };
  const ids = stores.map(({ store_id }) => store_id);
  const firsts = name === 'all' ? await selectFirstSale(tx, orgId, ids, null) : [];
  const ranges = (before: boolean) =>
    stores.map(({ store_id: id, zone }) => {
      const first = firsts.find((one) => one.store_id === id)?.at ?? null;
      return { storeId: id, zone, range: rangeOf(name, zone, now, { before, first }) };
    });
  const asked = ranges(false);
  const sold = await readSold(tx, { orgId, eventId: null, kinds }, asked);
  const earlier = name === 'all' ? [] : await readSold(tx, { orgId, eventId: null, kinds }, ranges(true));
  const standing = await selectStanding(tx, orgId, ids, now);
  return {
    data: stores.map(({ store_id, name: storeName, status, currency, zone }, at) => {
      const current = sold[at];
      const before = earlier[at];
      const range = asked[at]?.range;
      const stands = standing.find((one) => one.store_id === store_id);
      if (!current || !range) throw new Error('every store was read');
      return {
        ...{
          store_id,
          name: storeName,
          status,
          currency,
          zone,
          from: range.from.toISOString(),
          to: range.to.toISOString(),
        },
        totals: toTotals(current),
        before: before ? toTotals(before) : null,
        at_events: current.shares.find(({ kind, key }) => kind === 'channel' && key === 'event')?.amount ?? 0,
        stock: { on_hand: stands?.on_hand ?? 0, low: stands?.low ?? 0, sold_out: stands?.gone ?? 0 },
        scheduled_events: stands?.scheduled_events ?? 0,
        open_event: stands?.open_event_id ? { event_id: stands.open_event_id, name: stands.open_event ?? '' } : null,
      };
    }),
  };
}
