import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { assertApproved } from '../desk-people/desk-people.service.js';
import { assertDrawer, insertMove } from '../events/events.service.js';
import type { Signed } from './sale-record.js';
import type { SellCtx } from './sell.js';

/** Puts money into a drawer, or takes some out that is in it; that is for who may give money back, or was let. */
export async function moveCash(
  { tx, orgId, services, secret, ...caller }: SellCtx & Signed,
  { session_id: sessionId, kind, amount, reason, approval }: Omit<Api['pos.moveCash']['in'], 'org_id'>,
): Promise<void> {
  const at = services.now();
  const atDesk = { tx, orgId, sessionId, secret, at };
  await assertDrawer(tx, orgId, sessionId, kind === 'out' ? amount : 0);
  const by = kind === 'out' ? await assertApproved(atDesk, 'cash_out', approval, caller) : caller.userId;
  await insertMove(tx, orgId, { moveId: uuidv7(at), sessionId, kind, amount, reason: reason.trim(), by }, at);
}
