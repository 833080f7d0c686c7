import type { Api } from '@swapt/shared/contract';
import { can, roles, type EventState, type SettlementState, type SettlementWait } from '@swapt/shared/values';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readEvent } from '../events/events.service.js';
import { isNothing, less, sumOf } from './amounts.js';
import * as sql from './settlements.sql.js';

type EventMoney = Api['settlement.get']['out']['data'];
export type StoreMoney = EventMoney['stores'][number];
export type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services' | 'userId'>;

const approvers = roles.filter((role) => can(role, 'store:write'));

export async function readEventMoney(ctx: Ctx, eventId: string): Promise<EventMoney> {
  const { event_id, name, place, state, currency, closed_at } = await readEvent(ctx, eventId);
  const stores = await readStores(ctx, { eventId, state });
  const total = {
    expected: sumOf(stores.map(({ expected }) => expected)),
    covered: sumOf(stores.flatMap(({ settlements }) => settlements.filter(isCounted).map((each) => each.expected))),
    counted: sumOf(stores.map(({ counted }) => counted)),
  };
  const is_only_one = await isOnlyOne(ctx, ctx.userId);
  return { event_id, name, place, state, currency, closed_at, stores, total, is_only_one };
}

const isCounted = ({ state }: { state: SettlementState }) => state !== 'rejected';

/** Whether nobody else may approve. */
export async function isOnlyOne({ tx, orgId }: Ctx, userId: string): Promise<boolean> {
  const [counted] = await sql.countOthers(tx, orgId, approvers, userId);
  return counted?.others === 0;
}

/** The stores of an event, with what their money should come to and what of it is settled. */
export async function readStores(
  { tx, orgId, userId }: Ctx,
  { eventId, state }: { eventId: string; state: EventState },
): Promise<StoreMoney[]> {
  const money = await sql.selectMoney(tx, orgId, eventId);
  const rows = await sql.selectSettlements(tx, orgId, eventId);
  return (await sql.selectDrawers(tx, orgId, eventId)).map(({ zone: _, ...store }) => {
    const isOf = ({ store_id }: { store_id: string | null }) => store_id === store.store_id;
    const expected = sumOf(money.filter(isOf).map(({ tender, amount }) => ({ [tender ?? 'other']: amount })));
    const settlements = rows.filter(isOf).map((row) => toSettlement(row, userId));
    const approved = settlements.filter(({ state: its }) => its === 'approved');
    const due = less(expected, sumOf(approved.map((each) => each.expected)));
    const counted = sumOf(settlements.filter(isCounted).map((each) => each.counted));
    const isDone = isNothing(due) && (approved.length > 0 || store.desks === 0);
    const waits = waitOf({
      state,
      openDesks: store.open_desks,
      isWaiting: settlements.some(({ state: its }) => its === 'submitted'),
      isDone,
    });
    return { ...store, expected, counted, due, waits, settlements };
  });
}

interface Facts {
  state: EventState;
  openDesks: number;
  isWaiting: boolean;
  isDone: boolean;
}

function waitOf({ state, openDesks, isWaiting, isDone }: Facts): SettlementWait | null {
  if (state !== 'closing' && state !== 'settled') return 'closing';
  if (openDesks > 0) return 'desks';
  if (isWaiting) return 'approval';
  return isDone ? 'done' : null;
}

export const toSettlement = (
  { slip_id, submitter, submitted_at, decided_at, ...row }: sql.SettlementRow,
  userId: string,
): StoreMoney['settlements'][number] => ({
  ...row,
  has_slip: slip_id !== null,
  is_yours: submitter === userId,
  submitted_at: submitted_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});
