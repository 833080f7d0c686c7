import type { StandEvent } from '@swapt/shared/contract';
import { eventTransitions, type EventState } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import { callOffTried } from '../orders/orders.service.js';
import * as sql from './events.sql.js';
import { readEvent, type Ctx } from './read-event.js';

/** Until the end of the transaction nobody sells there, and nobody else changes it. */
export async function lockEvent({ tx, orgId }: Pick<Ctx, 'tx' | 'orgId'>, eventId: string) {
  const [event] = await sql.lockEvent(tx, orgId, eventId);
  if (!event) throw new AppError('event.not_found');
  return event;
}

function assertMoves(from: EventState, to: EventState): void {
  const allowed: readonly EventState[] = eventTransitions[from];
  if (!allowed.includes(to)) throw new AppError('event.bad_state');
}

/** Its stores sell there from now on, and nowhere else. */
export async function openEvent(ctx: Ctx, eventId: string): Promise<void> {
  const { tx, orgId, services } = ctx;
  await sql.takeStores(tx, orgId, eventId);
  await sql.setState(tx, orgId, eventId, 'open', services.now());
}

/** Nothing is sold any more: what waits for its money is called off. */
export async function closeEvent(ctx: Ctx, eventId: string): Promise<StandEvent> {
  const { tx, orgId, services } = ctx;
  const { state } = await lockEvent(ctx, eventId);
  assertMoves(state, 'closing');
  const at = services.now();
  await sql.setState(tx, orgId, eventId, 'closing', at);
  await sql.freeStores(tx, orgId, eventId);
  for (const { order_id: id } of await sql.selectWaiting(tx, orgId, eventId)) await callOffTried(tx, orgId, id, at);
  return readEvent(ctx, eventId);
}

export async function reopenEvent(ctx: Ctx, eventId: string): Promise<StandEvent> {
  const { state } = await lockEvent(ctx, eventId);
  if (state !== 'closing') throw new AppError('event.bad_state');
  await openEvent(ctx, eventId);
  return readEvent(ctx, eventId);
}

export async function cancelEvent(ctx: Ctx, eventId: string): Promise<StandEvent> {
  const { tx, orgId, services } = ctx;
  const { state } = await lockEvent(ctx, eventId);
  assertMoves(state, 'canceled');
  await sql.setState(tx, orgId, eventId, 'canceled', services.now());
  return readEvent(ctx, eventId);
}
