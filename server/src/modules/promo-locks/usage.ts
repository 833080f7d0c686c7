import type { Api } from '@swapt/shared/contract';
import { promoLimits } from '@swapt/shared/values';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { readLock } from './promo-locks.service.js';
import * as sql from './usage.sql.js';

/** What became of everybody who had the promo code. */
export async function readUsage(
  ctx: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  { lock_id: lockId, outcome, ...input }: Omit<Api['promoLock.usage']['in'], 'org_id'>,
): Promise<Api['promoLock.usage']['out']> {
  const { tx, orgId } = ctx;
  await readLock(ctx, lockId);
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await sql.selectTries(tx, orgId, { lockId, outcome }, limit, offset);
  const counts = await sql.countTries(tx, orgId, lockId);
  const [grants = { open: 0, consumed: 0, expired: 0, by_master: 0 }] = await sql.countGrants(tx, orgId, lockId);
  const asked = counts.filter((one) => outcome === undefined || one.outcome === outcome);
  return {
    data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    ...{ page, pageSize, total: asked.reduce((sum, { count }) => sum + count, 0), counts, grants },
    points: await sql.selectPoints(tx, orgId, lockId, promoLimits.points),
  };
}
