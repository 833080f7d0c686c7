import type { Settlement } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockEvent, setEventState } from '../events/events.service.js';
import { isOnlyOne, readStores, type Ctx } from './event-money.js';
import * as sql from './settlements.sql.js';
import { readSettlement } from './submit.js';

type Deciding = Ctx & Pick<OrgCtx, 'caller'>;

/** Signs a settlement off. The last store’s settles the event. */
export async function approve(ctx: Deciding, settlementId: string): Promise<Settlement> {
  const { tx, orgId, userId } = ctx;
  const { settlement, state } = await lock(ctx, settlementId);
  if (settlement.state !== 'submitted') throw new AppError('settlement.decided');
  if (state !== 'closing' && state !== 'settled') throw new AppError('settlement.not_closed');
  if (settlement.is_yours && !(await isOnlyOne(ctx, userId))) throw new AppError('settlement.own');
  await write(ctx, settlementId, { state: 'approved', reason: '', isAlone: settlement.is_yours });
  const eventId = settlement.event_id;
  const stores = await readStores(ctx, { eventId, state });
  const isSettled = stores.every(
    ({ desks, open_desks: open, settlements }) =>
      open === 0 && (desks === 0 || settlements.some((each) => each.state === 'approved')),
  );
  if (isSettled && state === 'closing') await setEventState(tx, orgId, eventId, 'settled', ctx.services.now());
  return readSettlement(ctx, settlementId);
}

export async function reject(ctx: Deciding, settlementId: string, reason: string): Promise<Settlement> {
  const { settlement } = await lock(ctx, settlementId);
  if (settlement.state !== 'submitted') throw new AppError('settlement.decided');
  await write(ctx, settlementId, { state: 'rejected', reason: reason.trim(), isAlone: false });
  return readSettlement(ctx, settlementId);
}

/** Whoever decides about any of an event’s settlements comes one after the other. A person signs, no program. */
async function lock(ctx: Deciding, settlementId: string) {
  if (!ctx.caller) throw new AppError('auth.forbidden');
  const { event_id: eventId } = await readSettlement(ctx, settlementId);
  const { state } = await lockEvent(ctx, eventId);
  return { state, settlement: await readSettlement(ctx, settlementId) };
}

async function write(
  { tx, orgId, userId: by, services }: Ctx,
  settlementId: string,
  decision: { state: 'approved' | 'rejected'; reason: string; isAlone: boolean },
): Promise<void> {
  const decided = await sql.decide(tx, orgId, { settlementId, by, at: services.now(), ...decision });
  if (decided.length === 0) throw new AppError('settlement.decided');
}
