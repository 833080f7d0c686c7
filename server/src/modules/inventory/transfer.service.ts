import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { refused } from './refused-change.js';
import { assertSells } from './sold-variant.js';
import { moveOf, withPlace, type StockCtx } from './stock-changes.service.js';
import * as sql from './stock.sql.js';
import type { Stock } from './to-stock.js';

/** Moves units to another store: out of one and into the other, or neither. Answers with what is left. */
export async function transferStock(
  ctx: StockCtx,
  { to_store_id: to, quantity, ...place }: Api['stores.transferStock']['in'],
): Promise<Stock> {
  const { tx, orgId, services } = ctx;
  const { store_id: from, variant_id: variantId } = place;
  if (from === to) throw new AppError('request.invalid', undefined, { to_store_id: 'Choose another store.' });
  await assertSells(ctx, [from, to], variantId);
  await sql.insertStock(tx, orgId, to, variantId);
  const rows = await sql.lockStock(tx, orgId, [from, to], variantId);
  if (!rows.some(({ store_id, mode }) => store_id === from && mode === 'track')) {
    throw new AppError('stock.too_few', 'This store does not count how many it has. Count them first.');
  }
  const causeId = uuidv7(services.now());
  const [left] = await sql.changeStock(tx, orgId, { ...moveOf(ctx, place, 'transfer'), causeId }, -quantity, null);
  if (!left) return refused(ctx, place, -quantity);
  const target = { ...place, store_id: to };
  const [come] = await sql.changeStock(tx, orgId, { ...moveOf(ctx, target, 'transfer'), causeId }, quantity, null);
  return come ? withPlace(ctx, left) : refused(ctx, target, quantity);
}
