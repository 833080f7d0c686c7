import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { changedMeanwhile, refused } from './refused-change.js';
import { assertSells } from './sold-variant.js';
import * as sql from './stock.sql.js';
import { toStock, type Stock } from './to-stock.js';

export type StockCtx = Pick<OrgCtx, 'tx' | 'orgId' | 'services' | 'userId'>;
type Place = { store_id: string; variant_id: string; note?: string };

/** What came in, or is more or less for another reason. */
export async function modifyStock(
  ctx: StockCtx,
  { inventory_change: change, reason = 'adjust', item_id: itemId, ...place }: Api['stores.modifyInventory']['in'],
): Promise<Stock> {
  assertSome(change, 'inventory_change');
  await begin(ctx, place, itemId);
  const [row] = await sql.changeStock(ctx.tx, ctx.orgId, moveOf(ctx, place, reason), change, null);
  return row ? withPlace(ctx, row) : refused(ctx, place, change);
}

/** What was counted, as the difference to what was seen. */
export async function countStock(
  ctx: StockCtx,
  { counted, seen, ...place }: Api['stores.countInventory']['in'],
): Promise<Stock> {
  await begin(ctx, place);
  const [row] = await sql.changeStock(ctx.tx, ctx.orgId, moveOf(ctx, place, 'count'), counted - seen, seen);
  if (row) return withPlace(ctx, row);
  await changedMeanwhile(ctx, place, seen);
  return refused(ctx, place, counted - seen);
}

/** What was sold elsewhere, or taken back there. */
export async function sellOutside(ctx: StockCtx, { sold, ...place }: Api['stores.soldCount']['in']): Promise<Stock> {
  assertSome(sold, 'sold');
  await begin(ctx, place);
  const [row] = await sql.sellStock(ctx.tx, ctx.orgId, moveOf(ctx, place, 'sold_outside'), sold);
  return row ? withPlace(ctx, row) : refused(ctx, place, -sold, sold);
}

function assertSome(units: number, field: string): void {
  if (units === 0) throw new AppError('request.invalid', undefined, { [field]: 'Write a number other than 0.' });
}

async function begin(ctx: StockCtx, place: Place, itemId?: string): Promise<void> {
  await assertSells(ctx, [place.store_id], place.variant_id, itemId);
  await sql.insertStock(ctx.tx, ctx.orgId, place.store_id, place.variant_id);
}

export function moveOf(
  { services, userId }: StockCtx,
  { store_id: storeId, variant_id: variantId, note = '' }: Place,
  kind: sql.Move['kind'],
): sql.Move {
  const at = services.now();
  return { moveId: uuidv7(at), storeId, variantId, kind, note: note.trim(), userId, at };
}

type Row = Awaited<ReturnType<typeof sql.changeStock>>[number];

export const withPlace = ({ services }: StockCtx, row: Row): Stock => ({
  store_id: row.store_id,
  variant_id: row.variant_id,
  ...toStock(row, services.now()),
});
