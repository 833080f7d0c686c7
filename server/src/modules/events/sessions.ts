import type { Api, DeskSession } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readOpenStore } from '../stores/stores.service.js';
import { assertDrawer } from './open-desk.js';
import { lockEvent, openEvent } from './event-states.js';
import type { Ctx as EventCtx } from './read-event.js';
import { selectStoreIds } from './events.sql.js';
import { cashIn, expectedCash } from './session-sums.js';
import * as sql from './sessions.sql.js';

type Ctx = EventCtx & Pick<OrgCtx, 'userId' | 'role'>;
type Asked<K extends 'pos.start' | 'pos.count'> = Omit<Api[K]['in'], 'org_id'>;

/** Opens a desk; the first one opens its event. */
export async function startDesk(ctx: Ctx, asked: Asked<'pos.start'>): Promise<DeskSession> {
  const { tx, orgId, userId: by, services } = ctx;
  const { event_id: eventId, store_id: storeId, device, opening } = asked;
  const event = await lockEvent(ctx, eventId);
  if (event.state !== 'open' && event.state !== 'scheduled') throw new AppError('event.bad_state');
  const stores = await selectStoreIds(tx, orgId, eventId);
  if (!stores.some(({ store_id }) => store_id === storeId)) throw new AppError('store.not_found');
  const store = await readOpenStore(tx, orgId, storeId);
  if (store.currency !== event.currency)
    throw new AppError('event.bad_state', 'The store has another currency by now.');
  if (event.state === 'scheduled') await openEvent(ctx, eventId);
  const now = services.now();
  const sessionId = uuidv7(now);
  await sql.insertSession(tx, orgId, { sessionId, eventId, storeId, device: device.trim(), opening, by }, now);
  return readSession(ctx, sessionId);
}

/** Closes a desk with what was counted. What it should have is summed while nobody else opens the drawer. */
export async function countDesk(ctx: Ctx, { session_id: sessionId, counted, note = '' }: Asked<'pos.count'>) {
  const { tx, orgId, userId: by, services } = ctx;
  const { opening } = await assertDrawer(tx, orgId, sessionId, 0);
  const expected = await expectedCash(tx, orgId, sessionId, opening);
  await sql.closeSession(tx, orgId, sessionId, { counted, expected, note: note.trim(), by }, services.now());
  return readSession(ctx, sessionId);
}

export async function readSession({ tx, orgId }: Pick<Ctx, 'tx' | 'orgId'>, sessionId: string): Promise<DeskSession> {
  const [session] = await showSessions(tx, orgId, await sql.selectSession(tx, orgId, sessionId));
  if (!session) throw new AppError('desk.not_found');
  return session;
}

export const listSessions = async ({ tx, orgId }: Pick<Ctx, 'tx' | 'orgId'>, eventId: string) =>
  showSessions(tx, orgId, await sql.selectSessions(tx, orgId, eventId));

async function showSessions(tx: Tx, orgId: string, rows: readonly sql.SessionRow[]): Promise<DeskSession[]> {
  const ids = rows.map(({ session_id }) => session_id);
  if (ids.length === 0) return [];
  const [sums, totals, moves] = [
    await sql.selectSums(tx, orgId, ids),
    await sql.selectTotals(tx, orgId, ids),
    await sql.selectMoves(tx, orgId, ids),
  ];
  return rows.map((row) => {
    const isOf = ({ session_id }: { session_id: string | null }) => session_id === row.session_id;
    const { session_id: _, ...total } = totals.find(isOf) ?? { ...none, session_id: null };
    const ofSession = sums.filter(isOf).map(({ session_id: __, ...sum }) => sum);
    const moved = moves.filter(isOf).map(({ session_id: __, at, ...move }) => ({ ...move, at: at.toISOString() }));
    return {
      ...row,
      ...total,
      sums: ofSession,
      moves: moved,
      expected: row.expected ?? cashIn(row.opening, ofSession, moved),
      opened_at: row.opened_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
    };
  });
}

const none = { sales: 0, voided: 0, discounts: 0, tips: 0, rounding: 0, tax: 0 };
