import type { Api } from '@swapt/shared/contract';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { assertStore } from './item-list.service.js';
import { countMoves, selectMoves } from './stock-moves.sql.js';

/** What changed the stock of a store, newest first. */
export async function listMoves(
  ctx: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  { store_id: storeId, variant_id: variantId, ...input }: Api['stores.moves']['in'],
): Promise<Api['stores.moves']['out']> {
  await assertStore(ctx, storeId);
  const { page, pageSize, limit, offset } = paging(input);
  const of = { orgId: ctx.orgId, storeId, variantId };
  const rows = await selectMoves(ctx.tx, of, limit, offset);
  const [counted] = await countMoves(ctx.tx, of);
  return {
    data: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    page,
    pageSize,
    total: counted?.total ?? 0,
  };
}
