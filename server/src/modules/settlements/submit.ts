import type { Api, Settlement } from '@swapt/shared/contract';
import { deskTenders, type SettlementWait } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { lockEvent } from '../events/events.service.js';
import { isNothing, less, sumOf } from './amounts.js';
import { readStores, toSettlement, type Ctx, type StoreMoney } from './event-money.js';
import * as sql from './settlements.sql.js';

type Asked = Omit<Api['settlement.submit']['in'], 'org_id'>;

const refusals = {
  closing: 'settlement.not_closed',
  desks: 'settlement.desks_open',
  approval: 'settlement.waiting',
} as const satisfies Partial<Record<SettlementWait, string>>;

/**
 * Writes down what a store counted beside what its money comes to, which is summed while nobody sells there. The first settlement is of all of it, a later
 * one of what came since. Sent twice, it is the same settlement.
 */
export async function submit(ctx: Ctx, asked: Asked): Promise<Settlement> {
  const { tx, orgId, userId, services } = ctx;
  const { event_id: eventId, store_id: storeId, note = '', slip_id: slipId = null } = asked;
  const { state } = await lockEvent(ctx, eventId);
  const store = (await readStores(ctx, { eventId, state })).find(({ store_id }) => store_id === storeId);
  if (!store) throw new AppError('store.not_found');
  const counted = sumOf([asked.counted]);
  const sent = store.settlements.find(({ state: its }) => its === 'submitted');
  const isSame = sent?.is_yours && sent.note === note.trim() && sent.has_slip === (slipId !== null);
  if (isSame && isNothing(less(sent.counted, counted))) return sent;
  if (store.waits && store.waits !== 'done') throw new AppError(refusals[store.waits]);
  assertAdds(store, asked);
  if (store.waits === 'done' && isNothing(counted)) throw new AppError('settlement.nothing');
  if (slipId && (await sql.keepSlip(tx, orgId, slipId)).length === 0)
    throw new AppError('settlement.invalid', undefined, { slip_id: 'This photo is not there any more. Add it again.' });
  const at = services.now();
  const settlementId = uuidv7(at);
  const nth = (store.settlements[0]?.nth ?? 0) + 1;
  const adjusts = asked.adjusts ?? null;
  await sql.insertSettlement(tx, orgId, {
    ...{ settlementId, eventId, storeId, nth, adjusts, expected: store.due, counted },
    ...{ note: note.trim(), slipId, by: userId, at },
  });
  return readSettlement(ctx, settlementId);
}

/** Somebody who saw another state of things would count the same money twice. */
function assertAdds({ settlements }: StoreMoney, { adjusts, counted }: Asked): void {
  const last = settlements.find(({ state }) => state === 'approved');
  if (last?.settlement_id !== adjusts) throw new AppError('settlement.changed');
  const below = last ? [] : deskTenders.filter((tender) => (counted[tender] ?? 0) < 0);
  if (below.length === 0) return;
  const errors: Record<string, string> = {};
  for (const tender of below) errors[`counted.${tender}`] = 'What was counted cannot be below zero.';
  throw new AppError('settlement.invalid', undefined, errors);
}

export async function readSettlement({ tx, orgId, userId }: Ctx, settlementId: string): Promise<Settlement> {
  const [row] = await sql.selectSettlement(tx, orgId, settlementId);
  if (!row) throw new AppError('settlement.not_found');
  return toSettlement(row, userId);
}
