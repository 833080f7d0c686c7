import { instantOf, wallClock } from '@swapt/shared/dates';
import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import { assertSells } from './sold-variant.js';
import { withPlace, type StockCtx } from './stock-changes.service.js';
import * as sql from './stock.sql.js';
import type { Stock } from './to-stock.js';

const day = 86_400_000;

/** Changes how stock is kept; what is not said stays. What is on hand stays too, also where it is not counted for a while. */
export async function changeSettings(
  ctx: StockCtx,
  { store_id: storeId, variant_id: variantId, is_sold_out_today: isOut, ...input }: Api['stores.stockSettings']['in'],
): Promise<Stock> {
  const { tx, orgId, services } = ctx;
  const [store] = await assertSells(ctx, [storeId], variantId);
  await sql.insertStock(tx, orgId, storeId, variantId);
  const [before] = await sql.lockStock(tx, orgId, [storeId], variantId);
  if (!store || !before) throw new AppError('stock.not_found');
  const { mode = before.mode, safety = before.safety, low_at = before.low_at } = input;
  if (mode === 'track' && before.reserved > before.on_hand) throw new AppError('stock.reserved');
  const outUntil = isOut ? endOfToday(services.now(), store.zone) : null;
  const sold_out_until = isOut === undefined ? before.sold_out_until : outUntil;
  const [row] = await sql.writeSettings(tx, orgId, storeId, variantId, { mode, safety, low_at, sold_out_until });
  return withPlace(ctx, row ?? before);
}

/** When the clocks of the zone show midnight next. */
function endOfToday(now: Date, zone: string): Date {
  const wall = wallClock(now.getTime(), zone);
  return new Date(instantOf((Math.floor(wall / day) + 1) * day, zone));
}
